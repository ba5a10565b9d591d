import type { AskedKind, Reading, Understanding } from '#features/search/asking/understanding.ts';
import { type AnswerKind, answerKinds } from '#features/search/search.contract.ts';
import type { Connection } from '#platform/database/connection.ts';
import type { CalendarDate } from '#platform/dates/calendar-date.ts';
import { type AskedGroup, askedGroups, type KnownQuestion } from './asked-groups.ts';
import { CANDIDATES, type Candidate, findCandidates, findCompaniesOf } from './candidates.ts';
import { countRecords } from './count-records.ts';
import { everywhere, type Filters, farther, filtersOf } from './filters.ts';
import { groupQuery, nearQuery } from './group-query.ts';
import { orderAnswers } from './order-answers.ts';
import { passesOf } from './passes.ts';
import { type Asker, OTHER_KIND, type Ranked, rank, shareOf } from './rank.ts';
import { findAskedTerms, findMeantTerms } from './terms.ts';
import { findKnownWords, type KnownWord } from './vocabulary.ts';
import { stemsOf } from './word-readings.ts';

export type Asked = {
  readonly understanding: Understanding;
  readonly country: string;
  readonly today: CalendarDate;
  /** Of one kind only, where the asker chose a tab. */
  readonly kind?: AnswerKind | undefined;
  /** The wish without what was told beside it. */
  readonly alone?: boolean;
};

export type Found = {
  /** Best first. */
  readonly answers: readonly Candidate[];
  /** There are more than were looked at. */
  readonly more: boolean;
  /** Where nothing can be claimed: what comes nearest. */
  readonly nearest: readonly Candidate[];
  /** The question with its slips mended, where it had any. */
  readonly meant: string | null;
};

/** Only so many guesses at a word are looked at for slips. */
const GUESSES = 2;

function spelledReadings(readings: readonly Reading[]): readonly Reading[] {
  const guessed = readings.filter(({ how }) => how === 'arabizi' || how === 'layout');
  return [...readings.filter(({ how }) => how === 'typed'), ...guessed.slice(0, GUESSES)];
}

const nothing: Found = { answers: [], more: false, nearest: [], meant: null };

async function knownWordsOf(
  connection: Connection,
  { words, tokens }: Understanding,
): Promise<ReadonlyMap<string, readonly KnownWord[]>> {
  const wordsIn = (readings: readonly Reading[]) => readings.flatMap(({ text }) => text.split(' '));
  const all = new Set(words.flatMap(({ readings }) => wordsIn(readings)));
  const spelled = new Set(words.flatMap(({ readings }) => wordsIn(spelledReadings(readings))));
  const beginning = tokens.at(-1);
  const known = await findKnownWords(connection, {
    words: [...all],
    spelled: [...spelled],
    beginning,
  });
  return Map.groupBy(known, (each) => each.asked);
}

/** The parts of a question, each with the words of the records that stand for it. */
export async function groupsOf(
  connection: Connection,
  understanding: Understanding,
  freely: boolean,
) {
  const [known, records] = await Promise.all([
    knownWordsOf(connection, understanding),
    countRecords(connection),
  ]);
  const question: KnownQuestion = { words: understanding.words, known, records };
  const stems = new Set(understanding.words.flatMap((word) => [...stemsOf(word, known).keys()]));
  const asked = stems.size > 0 ? await findAskedTerms(connection, [...stems], freely) : [];
  const meant = await findMeantTerms(connection, [...new Set(asked.map((term) => term.group_id))]);
  return { known, groups: askedGroups(question, { asked, meant }), records };
}

/** What a record must have at least, by how many parts the question has. */
const floors = [1, 0.6, 0.55, 0.5, 0.46, 0.43, 0.4];
const LONG_FLOOR = 0.34;

/** Who asks for one thing and another is helped by either. */
const ONE_OF_SEVERAL = 0.8;

function floorFor(required: readonly AskedGroup[], { words }: Understanding): number {
  const floor = floors[required.length] ?? LONG_FLOOR;
  const asksForSeveral = required.some(
    ({ at: [first = -1] }, place) => place > 0 && words[first]?.andAlso,
  );
  return asksForSeveral ? floor * ONE_OF_SEVERAL : floor;
}

/** Records that a question without enough in common with any would be answered with at random. */
const NEAREST = 5;

type Parts = {
  readonly groups: readonly AskedGroup[];
  /** How the database is asked for each of the groups. */
  readonly queries: readonly string[];
  readonly nearQueries: readonly string[];
  readonly floor: number;
  readonly records: number;
};

/** Asks that nothing matches. */
const NOBODY = `'='`;

const ENOUGH = 30;

async function gather(connection: Connection, parts: Parts, filters: Filters, asked: Asked) {
  const { country, today, understanding } = asked;
  const found = new Map<number, Candidate>();
  const { queries: groups, nearQueries: nearGroups } = parts;
  const weights = parts.groups.map(({ weight, optional }) => (optional ? weight / 4 : weight));
  const joined = understanding.tokens.join('');
  const passes = passesOf({ ...parts, filters, country, joined });
  let more = false;
  for (const { question, lookedAt, mixed, partial = false } of passes) {
    const rows = await findCandidates(connection, {
      question,
      kinds: filters.only ? filters.kinds : answerKinds,
      groups,
      nearGroups,
      weights,
      country,
      today,
      lookedAt,
      mixed,
      ...filters.bounds,
    });
    for (const row of rows) found.set(row.id, row);
    const isEnough = found.size >= ENOUGH;
    more = rows.length === CANDIDATES || (isEnough && partial);
    if (isEnough) break;
  }
  return { candidates: [...found.values()], more };
}

const asksFor = (kinds: readonly AskedKind[], kind: AskedKind) => kinds.includes(kind);

/** Who sells a thing is found by the thing. */
const SELLER = 0.93;

async function addSellers(
  connection: Connection,
  ranked: readonly Ranked[],
  parts: Parts,
  asker: Asker,
): Promise<readonly Ranked[]> {
  const best = new Map<number, number>();
  for (const { candidate, share } of ranked) {
    if (candidate.kind !== 'product' && candidate.kind !== 'catalog') continue;
    if (candidate.company_id === null) continue;
    best.set(candidate.company_id, Math.max(best.get(candidate.company_id) ?? 0, share));
  }
  if (best.size === 0) return ranked;
  const things = new Map<number, Ranked>();
  for (const each of ranked) {
    const { company_id, kind } = each.candidate;
    if (company_id === null || kind === 'company') continue;
    const known = things.get(company_id);
    if (!known || each.score > known.score) things.set(company_id, each);
  }
  const companies = await findCompaniesOf(
    connection,
    [...best.keys()],
    parts.queries,
    parts.nearQueries,
  );
  const lifted = companies.map((candidate): Ranked => {
    const own = rank(candidate, parts.groups, asker);
    const thing = things.get(candidate.company_id ?? 0);
    const score = thing ? (thing.score / kindFactor(asker, thing)) * SELLER : 0;
    if (!thing || score <= own.score) return own;
    // It has what it says of itself and what is said of the thing.
    const sure = own.sure.map((each, at) => Math.max(each, thing.sure[at] ?? 0));
    return { candidate, score, share: shareOf(sure, parts.groups), sure };
  });
  const ids = new Set(companies.map(({ id }) => id));
  return [...ranked.filter(({ candidate }) => !ids.has(candidate.id)), ...lifted];
}

/** A thing was ranked down for not being a company; its seller is not. */
const kindFactor = (asker: Asker, { candidate }: Ranked) =>
  asker.kinds.length > 0 && !asker.kinds.includes(candidate.kind) ? OTHER_KIND : 1;

type Ranking = { readonly ranked: readonly Ranked[]; readonly more: boolean };

async function rankAll(
  connection: Connection,
  parts: Parts,
  filters: Filters,
  asked: Asked,
): Promise<Ranking> {
  const { understanding } = asked;
  const asker: Asker = {
    country: asked.country,
    joined: understanding.tokens.join(''),
    kinds: filters.kinds,
    leaning: understanding.leaning,
    care: understanding.care,
  };
  const { candidates, more } = await gather(connection, parts, filters, asked);
  const found = candidates.map((candidate) => rank(candidate, parts.groups, asker));
  const sold = asksFor(filters.kinds, 'company');
  const ranked = sold ? await addSellers(connection, found, parts, asker) : found;
  return { ranked, more };
}

/** The typed words with what was taken for a slip put right. */
function mended(
  { words }: Understanding,
  known: ReadonlyMap<string, readonly KnownWord[]>,
): string | null {
  let slips = 0;
  const text = words.map(({ readings: [typed] }) => {
    const found = known.get(typed?.text ?? '') ?? [];
    if (found.length === 0 || found.some(({ way }) => way === 'form')) return typed?.text ?? '';
    const [best] = found
      .filter(({ way }) => way === 'typo')
      .toSorted((a, b) => b.documents - a.documents);
    if (!best) return typed?.text ?? '';
    slips += 1;
    return best.found;
  });
  return slips > 0 ? text.join(' ') : null;
}

/** A day or an amount alone, or words that need not be found, is small talk. */
const asksForSomething = ({ understanding: { place, leaning } }: Asked) =>
  place !== undefined || leaning.length > 0;

/** Single letters and digits are in every list of codes. */
const isSign = ({ at }: AskedGroup, { words }: Understanding) =>
  at.every((place) => (words[place]?.written.length ?? 0) === 1);

/** What a question finds: everything of it first, then most of it; too little of it is no answer. */
export async function findAnswers(connection: Connection, asked: Asked): Promise<Found> {
  const found = await findSaid(connection, asked, false);
  if (found.answers.length > 0 || asked.understanding.words.length < DESCRIPTION) return found;
  // Told in words that nobody foresaw: what is described nearly so.
  const freely = await findSaid(connection, asked, true);
  if (freely.answers.length > 0) return freely;
  const wish = wishAlone(asked);
  const wished = wish && (await findSaid(connection, wish, false));
  return wished && wished.answers.length > 0 ? wished : found;
}

/** "Something to support it": what tells too little apart is no wish by itself. */
const TELLING = 0.5;

/** The question without its reasons, where it has any. */
function wishAlone(asked: Asked): Asked | undefined {
  const { words } = asked.understanding;
  const wished = words.filter(({ beside }) => !beside);
  const isSaid = wished.some(({ optional }) => !optional);
  if (wished.length === words.length || !isSaid) return undefined;
  return { ...asked, alone: true, understanding: { ...asked.understanding, words: wished } };
}

/** So many words make a description. */
const DESCRIPTION = 3;

async function findSaid(connection: Connection, asked: Asked, freely: boolean): Promise<Found> {
  const { understanding, kind } = asked;
  const { known, groups, records } = await groupsOf(connection, understanding, freely);
  const required = groups.filter(({ optional }) => !optional);
  const floor = floorFor(required, understanding);
  const queries = groups.map((group) => groupQuery(group) ?? NOBODY);
  const nearQueries = groups.map((group) => nearQuery(group) ?? NOBODY);
  const parts: Parts = { groups, queries, nearQueries, floor, records };
  const filters = filtersOf(understanding, asked, kind);
  if (asked.alone && required.every(({ weight }) => weight < TELLING)) return nothing;
  if (required.length === 0 && filters.kinds.length === 0 && !asksForSomething(asked))
    return nothing;
  if (required.length > 0 && required.every((group) => isSign(group, understanding)))
    return nothing;
  let { ranked, more } = await rankAll(connection, parts, filters, asked);
  const claim = () => ranked.filter(({ share }) => share >= floor);
  const wider = claim().length === 0 ? farther(understanding, filters) : undefined;
  if (wider) ({ ranked, more } = await rankAll(connection, parts, wider, asked));
  const claimed = orderAnswers(
    claim(),
    understanding,
    understanding.place?.sure ? understanding.place.country : asked.country,
  );
  if (claimed.length > 0)
    return { answers: claimed, more, nearest: [], meant: mended(understanding, known) };
  // What is asked for may be somewhere else: that is nearer than something else in that place.
  const abroad =
    filters.spots.length > 0
      ? (await rankAll(connection, parts, everywhere(filters), asked)).ranked.filter(
          ({ share }) => share >= floor,
        )
      : [];
  const nearest = (abroad.length > 0 ? abroad : ranked)
    .toSorted((a, b) => b.score - a.score)
    .slice(0, NEAREST)
    .map(({ candidate }) => candidate);
  return { answers: [], more: false, nearest, meant: mended(understanding, known) };
}

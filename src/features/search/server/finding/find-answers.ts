import type { AskedWord, Understanding } from '#features/search/asking/understanding.ts';
import type { AnswerKind } from '#features/search/search.contract.ts';
import type { Connection } from '#platform/database/connection.ts';
import type { AskedGroup } from './asked-groups.ts';
import type { Asked } from './asked-question.ts';
import type { Candidate } from './candidates.ts';
import { findDescribed } from './described.ts';
import { type Filters, farther, filtersOf } from './filters.ts';
import { findNearest } from './nearest.ts';
import { orderAnswers } from './order-answers.ts';
import { describedParts, type Parts, type PartsWanted, partsOf } from './question-parts.ts';
import { careOf, type Ranked } from './rank.ts';
import {
  asksForOther,
  calledSo,
  claimDescribed,
  claimNearly,
  claimOf,
  claimOfStory,
  explainedBy,
  helping,
  type Ranking,
  rankAll,
} from './rank-all.ts';
import { isOneSlip, respelled } from './respelled.ts';
import { toldStems } from './told-stems.ts';

export type Found = {
  /** Best first. */
  readonly answers: readonly Candidate[];
  /** There are more than were looked at. */
  readonly more: boolean;
  /** Where nothing can be claimed: what comes nearest. */
  readonly nearest: readonly Candidate[];
  /** The question with its slips mended, where it had any. */
  readonly meant: string | null;
  /** The parts of the question as they were looked for. */
  readonly groups: readonly AskedGroup[];
};

const nothing: Found = { answers: [], more: false, nearest: [], meant: null, groups: [] };

/** A day or an amount alone, or words that need not be found, is small talk. */
const asksForSomething = ({ understanding: { place, leaning } }: Asked) =>
  place !== undefined || leaning.length > 0;

/** Single letters and digits are in every list of codes. */
const isSign = ({ at }: AskedGroup, { words }: Understanding) =>
  at.every((place) => (words[place]?.written.length ?? 0) === 1);

/** "Something to support it": what tells too little apart is no wish by itself. */
const TELLING = 0.5;

/** The question without its reasons, where it has any: only what is called so is an answer to that. */
function wishAlone(asked: Asked): Asked | undefined {
  const { words } = asked.understanding;
  const wished = words.filter(({ beside }) => !beside);
  const isSaid = wished.some(({ optional }) => !optional);
  if (wished.length === words.length || !isSaid) return undefined;
  const named = wished.map((word) => (word.optional ? word : { ...word, elsewhere: true }));
  return { ...asked, alone: true, understanding: { ...asked.understanding, words: named } };
}

/** The thing without what was said about it, where something was. */
function askedPlainly(asked: Asked): Asked | undefined {
  const { plainer } = asked.understanding;
  return plainer && { ...asked, understanding: { ...asked.understanding, words: plainer } };
}

/** The question as if its words had been typed so. */
function asWritten(
  { plainer, ...rest }: Understanding,
  words: readonly AskedWord[],
): Understanding {
  const byPlace = new Map(words.map((word) => [word.at, word.readings]));
  const right = plainer?.map((word) => ({
    ...word,
    readings: byPlace.get(word.at) ?? word.readings,
  }));
  return { ...rest, words, ...(right && { plainer: right }) };
}

/** What is asked for plainly comes before something else, even from farther away. */
const isOfKind = ({ kind }: Candidate, { kinds }: Filters) =>
  kinds.length === 0 || kinds.includes(kind);

/** Who asks for a hospital is sent to the next one, and not to what else is there. */
const isSought = (candidate: Candidate, filters: Filters, { understanding }: Asked) =>
  isOfKind(candidate, filters) && (!understanding.care || careOf(candidate) > 0);

/** Who looks for work is not helped by a congress, nor the other way round. */
const onlyKinds: readonly AnswerKind[] = ['job', 'event'];

type Claimed = {
  readonly answers: readonly Candidate[];
  readonly more: boolean;
  /** How much of the question the best of them is called or about, from 0 to 1. */
  readonly explained: number;
};

/** Whether one of them is what was asked for, where nothing else would do: eye drops are no eye hospital. */
function hasKind(found: readonly Ranked[], { filters, asked }: Pick<Tried, 'filters' | 'asked'>) {
  const { care, words } = asked.understanding;
  if (filters.kinds.length > 0 && care && words.length <= DESCRIPTION)
    return found.some(({ candidate }) => careOf(candidate) > 0);
  return (
    found.some(({ candidate }) => isOfKind(candidate, filters)) ||
    !onlyKinds.some((kind) => filters.kinds.includes(kind))
  );
}

/** The best of them first, for where they are asked for. */
function inOrder(claimed: readonly Ranked[], { understanding, country }: Asked) {
  const { place } = understanding;
  return orderAnswers(claimed, understanding, place?.sure ? place.country : country);
}

type Claim = (ranked: readonly Ranked[], parts: Parts) => readonly Ranked[];

/** What is asked for where it is asked for, or around. */
async function claimAnswers(
  { parts, filters, asked, inPlace, around }: Tried,
  claim: Claim,
): Promise<Claimed> {
  const isAnswered = (found: readonly Ranked[]) =>
    claim(found, parts).some(({ candidate }) => isSought(candidate, filters, asked));
  let { ranked, more } = await inPlace();
  const wider = isAnswered(ranked) ? undefined : await around();
  if (wider) {
    const isBetter = isAnswered(wider.ranked) || claim(ranked, parts).length === 0;
    if (isBetter) ({ ranked, more } = wider);
  }
  const claimed = claim(ranked, parts);
  if (!hasKind(claimed, { filters, asked })) return { answers: [], more: false, explained: 0 };
  const explained = Math.max(0, ...claimed.map((each) => explainedBy(each, parts)));
  return { answers: inOrder(claimed, asked), more, explained };
}

/** Small talk, or too little to tell anything apart by. */
function asksForNothing({ groups }: Parts, filters: Filters, asked: Asked): boolean {
  const required = groups.filter(({ optional }) => !optional);
  if (required.length === 0) return filters.kinds.length === 0 && !asksForSomething(asked);
  if (asked.alone && required.every(({ weight }) => weight < TELLING)) return true;
  return required.every((group) => isSign(group, asked.understanding));
}

/** So many words make a description. */
const DESCRIPTION = 3;

/**
 * A blood gas analyser is nothing else; beside more that was told, the words of a term may be meant each. So may those of
 * a diabetes clinic: a clinic that has no department called so may treat it.
 */
const isTermAlone = ([said]: readonly Tried[]) =>
  said !== undefined &&
  !said.asked.understanding.care &&
  (said.parts.groups.filter(({ optional }) => !optional).length < 2 ||
    said.asked.understanding.words.length < TOLD ||
    asksForOther(said.parts));
const TOLD = 6;

type Way = PartsWanted & { readonly asked: Asked };

/** Ways to take a question, one after the other until one of them is answered. */
function waysToAsk(asked: Asked): readonly Way[] {
  const said = { asked, freely: false };
  const apart = { asked, freely: false, shorterThan: 2 };
  if (asked.understanding.words.length < DESCRIPTION)
    return asked.understanding.care ? [said, apart] : [said];
  const wish = wishAlone(asked);
  return [
    said,
    // Told in words that nobody foresaw: what is described nearly so.
    { asked, freely: true },
    ...(wish ? [{ asked: wish, freely: false }] : []),
    // Words that stand apart may have been said of different things.
    { asked, freely: false, unbroken: true },
    apart,
  ];
}

/** A way that was tried, with what was found by it: that is looked for once, however often it is claimed from. */
type Tried = {
  readonly parts: Parts;
  readonly filters: Filters;
  readonly asked: Asked;
  readonly inPlace: () => Promise<Ranking>;
  readonly around: () => Promise<Ranking | undefined>;
};

/** Where no term is told another way, the ways to take a question come to the same. */
const isSameQuestion = (a: Parts, b: Parts) =>
  a.floor === b.floor && JSON.stringify(a.groups) === JSON.stringify(b.groups);

function once<Made>(make: () => Promise<Made>): () => Promise<Made> {
  let made: Promise<Made> | undefined;
  return () => {
    made ??= make();
    return made;
  };
}

function tryWay(connection: Connection, parts: Parts, filters: Filters, asked: Asked): Tried {
  const wider = farther(asked.understanding, filters);
  return {
    parts,
    filters,
    asked,
    inPlace: once(() => rankAll(connection, parts, filters, asked)),
    around: once(async () => wider && rankAll(connection, parts, wider, asked)),
  };
}

type Explained = Found & Pick<Claimed, 'explained'>;

/** What explains so much of a question by its name was asked for, however it was told. */
const PLAINLY = 0.8;

/** What a question finds: everything of it first, then most of it; too little of it is no answer. */
export async function findAnswers(connection: Connection, asked: Asked): Promise<Found> {
  const filtersFor = ({ understanding, kind }: Asked) => filtersOf(understanding, asked, kind);
  const tried: Tried[] = [];
  const answersOf = async (each: Tried, claim: Claim): Promise<Explained | undefined> => {
    if (asksForNothing(each.parts, each.filters, each.asked)) return undefined;
    const { answers, more, explained } = await claimAnswers(each, claim);
    const meant = respelled(each.asked.understanding.words, each.parts.known)?.text ?? null;
    return answers.length > 0
      ? { answers, more, nearest: [], meant, explained, groups: each.parts.groups }
      : undefined;
  };
  const answersDescribed = once(async (): Promise<Explained | undefined> => {
    const [said] = tried;
    if (!said || asked.understanding.words.length < DESCRIPTION) return undefined;
    if (said.parts.groups.some(({ elsewhere }) => elsewhere)) return undefined;
    const told = toldStems(asked.understanding.words, said.parts.known);
    const thing = await findDescribed(
      connection,
      told,
      asked.understanding.leaning.includes('faq'),
    );
    if (!thing) return undefined;
    const parts = describedParts(said.parts, thing.group);
    const found = await answersOf(tryWay(connection, parts, said.filters, asked), claimDescribed);
    return found && { ...found, explained: thing.share };
  });
  const answersTo = async (way: Way): Promise<Explained | undefined> => {
    const { known } = tried[0]?.parts ?? {};
    const parts = await partsOf(connection, way.asked.understanding, { ...way, known });
    if (tried.some((before) => isSameQuestion(before.parts, parts))) return undefined;
    const each = tryWay(connection, parts, filtersFor(way.asked), way.asked);
    tried.push(each);
    return answersOf(each, claimOf);
  };
  for (const way of waysToAsk(asked)) {
    if (way.shorterThan && isTermAlone(tried)) continue;
    const found = await answersTo(way);
    if (!found) continue;
    if (found.explained >= PLAINLY) return found;
    const described = await answersDescribed();
    return described && described.explained > found.explained ? described : found;
  }
  const described = await answersDescribed();
  if (described) return described;
  const plainer = askedPlainly(asked);
  const asIfPlain = plainer && (await answersTo({ asked: plainer, freely: false }));
  if (asIfPlain) return asIfPlain;
  for (const each of tried) {
    const found = each.asked.alone ? undefined : await answersOf(each, claimOfStory);
    if (found) return found;
  }
  const [said] = tried;
  if (!said || asksForNothing(said.parts, said.filters, asked)) return nothing;
  const { parts, filters } = said;
  const right = respelled(asked.understanding.words, parts.known);
  const meant = right?.text ?? null;
  const { ranked } = await said.inPlace();
  const [called = []] = [
    calledSo(ranked),
    helping(ranked, parts, asked.understanding),
    claimNearly(ranked, parts),
  ].filter((claimed) => claimed.length > 0);
  if (called.length > 0 && hasKind(called, said))
    return {
      answers: inOrder(called, asked),
      more: false,
      nearest: [],
      meant,
      groups: parts.groups,
    };
  const isStory = asked.understanding.words.length >= TOLD;
  if (right && !isStory && isOneSlip(asked.understanding.words, right)) {
    const again = { ...asked, understanding: asWritten(asked.understanding, right.words) };
    const found = await findAnswers(connection, again);
    if (found.answers.length > 0) return { ...found, meant };
  }
  const nearest = await findNearest(connection, { parts, filters, ranked }, asked);
  return { answers: [], more: false, nearest, meant, groups: parts.groups };
}

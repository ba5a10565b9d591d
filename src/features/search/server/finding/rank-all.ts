import type { AskedKind, Understanding } from '#features/search/asking/understanding.ts';
import { answerKinds } from '#features/search/search.contract.ts';
import type { Connection } from '#platform/database/connection.ts';
import type { CalendarDate } from '#platform/dates/calendar-date.ts';
import type { AskedGroup } from './asked-groups.ts';
import type { Asked } from './asked-question.ts';
import { CANDIDATES, type Candidate, findCandidates, findCompaniesOf } from './candidates.ts';
import type { Filters } from './filters.ts';
import { passesOf } from './passes.ts';
import type { Parts } from './question-parts.ts';
import { type Asker, OTHER_KIND, type Ranked, rank, shareOf } from './rank.ts';
import { withSaidNames } from './said-names.ts';

const ENOUGH = 30;

async function gather(connection: Connection, parts: Parts, filters: Filters, asked: Asked) {
  const { country, today, understanding } = asked;
  const found = new Map<number, Candidate>();
  const { queries: groups, nearQueries: nearGroups } = parts;
  const weights = parts.groups.map(({ weight, optional }) => (optional ? weight / 4 : weight));
  const passes = passesOf({
    ...parts,
    floor: floorOfStory(parts),
    filters: await withSaidNames(connection, filters),
    country,
    tokens: understanding.tokens,
  });
  let more = false;
  for (const { partial = false, ...pass } of passes) {
    const rows = await findCandidates(connection, {
      ...pass,
      kinds: filters.only ? filters.kinds : answerKinds,
      groups,
      nearGroups,
      weights,
      country,
      today,
      ...filters.bounds,
    });
    for (const row of rows) found.set(row.id, row);
    const isEnough = found.size >= ENOUGH;
    more = rows.length === CANDIDATES || (isEnough && partial);
    if (isEnough) break;
  }
  return { candidates: withoutBygone([...found.values()], today), more };
}

/** Last year's is no answer where this year's is called the same. */
function withoutBygone(candidates: readonly Candidate[], today: CalendarDate) {
  const isOver = ({ ends_on }: Candidate) => ends_on !== null && ends_on < today;
  const current = new Set(candidates.filter((each) => !isOver(each)).map(({ title }) => title));
  return candidates.filter((each) => !isOver(each) || !current.has(each.title));
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
    return {
      ...own,
      score,
      share: shareOf(sure, parts.groups),
      sure,
      strength: Math.max(own.strength, thing.strength),
    };
  });
  const ids = new Set(companies.map(({ id }) => id));
  return [...ranked.filter(({ candidate }) => !ids.has(candidate.id)), ...lifted];
}

/** A thing was ranked down for not being a company; its seller is not. */
const kindFactor = (asker: Asker, { candidate }: Ranked) =>
  asker.kinds.length > 0 && !asker.kinds.includes(candidate.kind) ? OTHER_KIND : 1;

export type Ranking = { readonly ranked: readonly Ranked[]; readonly more: boolean };

/** What has something of the question, with how well and how much. */
export async function rankAll(
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
  // Who looks for a clinic is not helped by who sells what is used there.
  const sold = asksFor(filters.kinds, 'company') && !understanding.care;
  const ranked = sold ? await addSellers(connection, found, parts, asker) : found;
  return { ranked, more };
}

/** How much of the question it is called or about: what its text merely mentions counts by half. */
export function explainedBy({ strength }: Ranked, { groups }: Parts): number {
  const whole = groups.reduce((sum, { optional, weight }) => sum + (optional ? 0 : weight), 0);
  return whole === 0 ? 1 : strength / whole;
}

/** Those that have enough of the question to be claimed as answers. */
export const claimOf = (ranked: readonly Ranked[], parts: Parts): readonly Ranked[] =>
  asksElsewhere(parts) ? [] : ranked.filter(({ share }) => share >= parts.floor);

/** Few words, one of which names another matter that nobody here has. */
const asksElsewhere = ({ groups }: Parts) =>
  groups.filter(({ optional }) => !optional).length < STORY &&
  groups.some(
    ({ elsewhere, optional, alternatives }) => elsewhere && !optional && alternatives.length === 0,
  );

/** A thing that is described is what is called so; what merely mentions it is none. */
const CALLED_DESCRIBED = 0.7;

export const claimDescribed = (ranked: readonly Ranked[]): readonly Ranked[] =>
  ranked.filter(({ strength }) => strength >= CALLED_DESCRIBED);

/** So many parts are a story, and most of it was told on the way. */
const STORY = 4;
/** Of a story less must be found, as long as that is something. */
const OF_STORY = 0.6;
const FOUND_OF_STORY = 0.6;

const floorOfStory = ({ groups, floor }: Parts) =>
  groups.filter(({ optional }) => !optional).length >= STORY ? floor * OF_STORY : floor;

/** It asks for another matter, or for a thing that is known and that nobody has. */
export const asksForOther = ({ groups }: Parts) =>
  groups.some(
    ({ optional, elsewhere, alternatives, weight }) =>
      !optional && (elsewhere || (alternatives.length === 0 && weight >= SOUGHT)),
  );
const SOUGHT = 0.9;

/** Those that have the most of a story, though not enough of it by its length. */
export function claimOfStory(ranked: readonly Ranked[], parts: Parts): readonly Ranked[] {
  if (asksForOther(parts)) return [];
  return ranked.filter(
    ({ share, strength }) => strength >= FOUND_OF_STORY && share >= floorOfStory(parts),
  );
}

/** Nearly as much as an answer must have, and by its name. */
const NEARLY = 0.8;
const NAMED_NEARLY = 0.4;
/** Of two words one is only half of the question, and one of three is chance. */
const SHORT = 2;

const countWords = (groups: readonly AskedGroup[]) =>
  groups.reduce((sum, { at }) => sum + at.length, 0);

/** What comes nearly so near as an answer must, unless it is certain that something else was asked for. */
export function claimNearly(ranked: readonly Ranked[], parts: Parts): readonly Ranked[] {
  const required = parts.groups.filter(({ optional }) => !optional);
  if (asksForOther(parts) || countWords(required) <= SHORT) return [];
  const wordsOf = ({ sure }: Ranked) =>
    countWords(parts.groups.filter(({ optional }, at) => !optional && (sure[at] ?? 0) > 0));
  return ranked.filter(
    (each) =>
      each.share >= parts.floor * NEARLY && each.strength >= NAMED_NEARLY && wordsOf(each) >= SHORT,
  );
}

/** Who asks about the portal itself means one of its own answers, however it is told: words that nobody knows are none. */
const HELP_FLOOR = 0.34;
const isHelp = ({ kind }: Candidate) => kind === 'faq' || kind === 'page';

export function helping(
  ranked: readonly Ranked[],
  parts: Parts,
  { leaning }: Understanding,
): readonly Ranked[] {
  if (!leaning.includes('faq') || asksForOther(parts)) return [];
  const known = parts.groups.map((group) =>
    group.alternatives.length === 0 ? { ...group, optional: true } : group,
  );
  return ranked.filter(
    ({ candidate, sure }) => isHelp(candidate) && shareOf(sure, known) >= HELP_FLOOR,
  );
}

/** What a whole term names is that thing, whatever else was told of it. */
const CALLED_FLOOR = 0.4;

export const calledSo = (ranked: readonly Ranked[]): readonly Ranked[] =>
  ranked.filter(({ called, share }) => called && share >= CALLED_FLOOR);

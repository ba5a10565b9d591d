import type { Understanding } from '#features/search/asking/understanding.ts';
import type { Candidate } from '#features/search/server/finding/candidates/candidates.ts';
import type { AskedGroup } from '#features/search/server/finding/parts/asked-group.ts';
import type { Parts } from '#features/search/server/finding/parts/question-parts.ts';
import { type Ranked, shareOf } from './rank.ts';

/** Decides which of the ranked records may be claimed as answers. */
export type Claim = (ranked: readonly Ranked[], parts: Parts) => readonly Ranked[];

/** How much of the question a record is called or about, from 0 to 1; what its text merely mentions counts half. */
export function explainedBy({ strength }: Ranked, { groups }: Parts): number {
  const whole = groups.reduce((sum, { optional, weight }) => sum + (optional ? 0 : weight), 0);
  return whole === 0 ? 1 : strength / whole;
}

/** Claims records that have at least the floor's share of the question. */
export const claimOf = (ranked: readonly Ranked[], parts: Parts): readonly Ranked[] =>
  asksElsewhere(parts)
    ? []
    : ranked.filter((each) => each.share >= parts.floor && !isPostInPassing(each, parts));

/**
 * A job must be called what was asked for: taken one by one from its text, the words would make a driver of an
 * engineer.
 */
const isPostInPassing = (ranked: Ranked, parts: Parts) =>
  ranked.candidate.kind === 'job' && explainedBy(ranked, parts) < CALLED_POST;
const CALLED_POST = 0.5;

/** Whether a short question names another matter that no record has. */
const asksElsewhere = ({ groups }: Parts) =>
  groups.filter(({ optional }) => !optional).length < STORY &&
  groups.some(
    ({ elsewhere, optional, alternatives }) => elsewhere && !optional && alternatives.length === 0,
  );

/** A record is the described thing only if it is called so; one that merely mentions it is not. */
const CALLED_DESCRIBED = 0.7;

export const claimDescribed = (ranked: readonly Ranked[]): readonly Ranked[] =>
  ranked.filter(({ strength }) => strength >= CALLED_DESCRIBED);

/** A question with this many required parts is a story, most of which was told on the way. */
const STORY = 4;
/** An answer to a story may have a smaller share of it, as long as what it has is this strong. */
const OF_STORY = 0.6;
const FOUND_OF_STORY = 0.6;

/** The least share of the question that an answer must have, lowered for a story. */
export const floorOfStory = ({ groups, floor }: Parts) =>
  groups.filter(({ optional }) => !optional).length >= STORY ? floor * OF_STORY : floor;

/** Whether the question asks for another matter, or for a thing that the thesaurus knows and no record has. */
export const asksForOther = ({ groups }: Parts) =>
  groups.some(
    ({ optional, elsewhere, alternatives, weight }) =>
      !optional && (elsewhere || (alternatives.length === 0 && weight >= SOUGHT)),
  );
const SOUGHT = 0.9;

/** Claims records that have the most of a story, though too small a share of it by its length. */
export function claimOfStory(ranked: readonly Ranked[], parts: Parts): readonly Ranked[] {
  if (asksForOther(parts)) return [];
  return ranked.filter(
    ({ share, strength }) => strength >= FOUND_OF_STORY && share >= floorOfStory(parts),
  );
}

/** The part of the floor that a near answer must reach, and the least strength that it must have. */
const NEARLY = 0.8;
const NAMED_NEARLY = 0.4;
/** At least two words must be found: one of two is half of the question, and one of three is chance. */
const SHORT = 2;

const countWords = (groups: readonly AskedGroup[]) =>
  groups.reduce((sum, { at }) => sum + at.length, 0);

/** Who names a form wants a medicine: a company that says half of "pills against conceiving" somewhere has none. */
const isSought = ({ kind }: Candidate, leaning: Understanding['leaning']) =>
  !leaning.includes('medicine') || kind === 'medicine' || kind === 'product';

/** Claims records that nearly reach the floor, unless the question certainly asks for something else. */
export function claimNearly(
  ranked: readonly Ranked[],
  parts: Parts,
  leaning: Understanding['leaning'] = [],
): readonly Ranked[] {
  const required = parts.groups.filter(({ optional }) => !optional);
  if (asksForOther(parts) || countWords(required) <= SHORT) return [];
  const wordsOf = ({ sure }: Ranked) =>
    countWords(parts.groups.filter(({ optional }, at) => !optional && (sure[at] ?? 0) > 0));
  return ranked.filter(
    (each) =>
      each.share >= parts.floor * NEARLY &&
      each.strength >= NAMED_NEARLY &&
      wordsOf(each) >= SHORT &&
      isSought(each.candidate, leaning),
  );
}

/**
 * Answers of the portal need only this share when the question is about the portal, because words that nobody knows are
 * not counted then.
 */
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

/** A catalogue is claimed by its owner's name: not everything in it stands on its cover. */
const NAMED_CATALOG = 0.4;
const catalogs: Claim = (ranked, parts) =>
  asksForOther(parts)
    ? []
    : ranked.filter(
        ({ candidate, strength }) => candidate.kind === 'catalog' && strength >= NAMED_CATALOG,
      );

/**
 * Claims what has enough of the question, and with it catalogues where those are asked for. Where the question is about
 * the portal, its own answers are added: a page of law has every word of the question, but a short answer is to the
 * point.
 */
export function claimFor(understanding: Understanding): Claim {
  return (ranked, parts) => {
    const claimed = claimOf(ranked, parts);
    const helps = claimed.length > 0 ? helping(ranked, parts, understanding) : [];
    const books = understanding.kinds.includes('catalog') ? catalogs(ranked, parts) : [];
    return [...new Set([...claimed, ...helps, ...books])];
  };
}

/** A record whose name is a whole term of the question is that thing, whatever else was said about it. */
const CALLED_FLOOR = 0.4;

export const calledSo = (ranked: readonly Ranked[], parts: Parts): readonly Ranked[] =>
  asksForOther(parts) ? [] : ranked.filter(({ called, share }) => called && share >= CALLED_FLOOR);

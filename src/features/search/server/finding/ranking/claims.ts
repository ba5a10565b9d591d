import type { Understanding } from '#features/search/asking/understanding.ts';
import type { Candidate } from '#features/search/server/finding/candidates/candidates.ts';
import type { AskedGroup } from '#features/search/server/finding/parts/asked-group.ts';
import type { Parts } from '#features/search/server/finding/parts/question-parts.ts';
import { type Ranked, shareOf } from './rank.ts';

/** Which of what was found may be claimed as an answer. */
export type Claim = (ranked: readonly Ranked[], parts: Parts) => readonly Ranked[];

/** How much of the question it is called or about: what its text merely mentions counts by half. */
export function explainedBy({ strength }: Ranked, { groups }: Parts): number {
  const whole = groups.reduce((sum, { optional, weight }) => sum + (optional ? 0 : weight), 0);
  return whole === 0 ? 1 : strength / whole;
}

/** Those that have enough of the question to be claimed as answers. */
export const claimOf = (ranked: readonly Ranked[], parts: Parts): readonly Ranked[] =>
  asksElsewhere(parts)
    ? []
    : ranked.filter((each) => each.share >= parts.floor && !isPostInPassing(each, parts));

/** Work is asked for by what it is called: that its text says the words one by one makes a driver of an engineer. */
const isPostInPassing = (ranked: Ranked, parts: Parts) =>
  ranked.candidate.kind === 'job' && explainedBy(ranked, parts) < CALLED_POST;
const CALLED_POST = 0.5;

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

/** How much of the question an answer must have, which of a story is less. */
export const floorOfStory = ({ groups, floor }: Parts) =>
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

/** A catalogue is asked for by whose it is: not everything in it stands on its cover. */
const NAMED_CATALOG = 0.4;
const catalogs: Claim = (ranked, parts) =>
  asksForOther(parts)
    ? []
    : ranked.filter(
        ({ candidate, strength }) => candidate.kind === 'catalog' && strength >= NAMED_CATALOG,
      );

/**
 * What may be claimed of a question as it was asked. Beside what has enough of it stand answers of the portal, where it is asked
 * about: a page of law has every word, and an answer its heart.
 */
export function claimFor(understanding: Understanding): Claim {
  return (ranked, parts) => {
    const claimed = claimOf(ranked, parts);
    const helps = claimed.length > 0 ? helping(ranked, parts, understanding) : [];
    const books = understanding.kinds.includes('catalog') ? catalogs(ranked, parts) : [];
    return [...new Set([...claimed, ...helps, ...books])];
  };
}

/** What a whole term names is that thing, whatever else was told of it. */
const CALLED_FLOOR = 0.4;

export const calledSo = (ranked: readonly Ranked[], parts: Parts): readonly Ranked[] =>
  asksForOther(parts) ? [] : ranked.filter(({ called, share }) => called && share >= CALLED_FLOOR);

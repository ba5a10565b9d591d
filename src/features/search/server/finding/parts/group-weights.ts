import type { AskedWord } from '#features/search/asking/understanding.ts';
import { LEAST_RARITY, rarity } from '#features/search/server/finding/words/word-weights.ts';
import type { AskedGroup } from './asked-group.ts';

/** Several words that mean one thing say little more than the heaviest of them. */
const EACH_FURTHER = 0.3;

function togetherWeight(parts: readonly AskedGroup[]): number {
  const best = Math.max(...parts.map(({ weight }) => weight));
  return best * (1 + EACH_FURTHER * (parts.length - 1));
}

/** A single word that no record has is weighed by what it means as well: "kids" is as common as "children". */
export function weightOfMeant(
  parts: readonly AskedGroup[],
  meant: number,
  records: number,
): number {
  const own = togetherWeight(parts);
  const isSaid = parts.some(({ documents }) => documents > 0);
  if (isSaid || meant === 0 || parts.length > 1) return own;
  return (own + Math.max(LEAST_RARITY, rarity(meant, records))) / 2;
}

/** A group, and whether it was described by its use instead of named. */
export type Described = AskedGroup & { readonly described?: boolean };

/** Someone who says what a thing is for names it only roughly: "a cloth to cover the patient". */
const BESIDE_USE = 0.5;

/**
 * Only what the thesaurus knows weighs this much without any record having it: it was asked for, whatever was told of
 * its use.
 */
const KNOWN = 0.9;
const isNowhere = ({ alternatives, weight }: AskedGroup) =>
  alternatives.length === 0 && weight >= KNOWN;

function besideUse(groups: readonly Described[]): readonly AskedGroup[] {
  const isDescribed = groups.some(({ described }) => described);
  return groups.map(({ described, ...group }) =>
    isDescribed && !described && !group.elsewhere && !isNowhere(group)
      ? { ...group, weight: group.weight * BESIDE_USE }
      : group,
  );
}

const TELLING = 0.5;

/** Lowers the weight of what is told beside a thing that by itself tells records apart. */
function lessBeside(
  groups: readonly AskedGroup[],
  isBeside: (place: number) => boolean | undefined,
  factor: number,
): readonly AskedGroup[] {
  const isTold = ({ at }: AskedGroup) => at.every(isBeside);
  const hasThing = groups.some(
    (group) => !group.optional && group.weight >= TELLING && !isTold(group),
  );
  return groups.map((group) =>
    hasThing && isTold(group) && !group.elsewhere
      ? { ...group, weight: group.weight * factor }
      : group,
  );
}

/** The factor for whom or what a thing is for. */
const QUALIFIER = 0.5;
/** The factor for what is told on the way to a wish. */
const BESIDE_WISH = 0.6;

/** The groups with their weights adjusted to each other. */
export function weighedTogether(
  groups: readonly Described[],
  words: readonly AskedWord[],
): readonly AskedGroup[] {
  const used = besideUse(groups);
  const qualified = lessBeside(used, (at) => words[at]?.qualifies, QUALIFIER);
  return lessBeside(qualified, (at) => words[at]?.beside, BESIDE_WISH);
}

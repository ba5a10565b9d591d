import type { AskedWord } from '#features/search/asking/understanding.ts';
import { LEAST_RARITY, rarity } from '#features/search/server/finding/words/word-weights.ts';
import type { AskedGroup } from './asked-group.ts';

/** Several words that mean one thing tell little more than the best of them. */
const EACH_FURTHER = 0.3;

function togetherWeight(parts: readonly AskedGroup[]): number {
  const best = Math.max(...parts.map(({ weight }) => weight));
  return best * (1 + EACH_FURTHER * (parts.length - 1));
}

/** A word that no record says so weighs by what is meant as well: "kids" is as common as "children". */
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

/** A group, and whether it was told by its use and not by a name. */
export type Described = AskedGroup & { readonly described?: boolean };

/** Who says what a thing is for names it only roughly beside that: "a cloth to cover the patient". */
const BESIDE_USE = 0.5;

/** The thesaurus knows it, and nobody has it: it was asked for, whatever was told of its use. */
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

/** Beside a thing that tells records apart by itself less is asked of what else is told. */
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

/** Whom or what it is for. */
const QUALIFIER = 0.5;
/** What is told on the way to a wish. */
const BESIDE_WISH = 0.6;

/** Groups as they weigh beside each other. */
export function weighedTogether(
  groups: readonly Described[],
  words: readonly AskedWord[],
): readonly AskedGroup[] {
  const used = besideUse(groups);
  const qualified = lessBeside(used, (at) => words[at]?.qualifies, QUALIFIER);
  return lessBeside(qualified, (at) => words[at]?.beside, BESIDE_WISH);
}

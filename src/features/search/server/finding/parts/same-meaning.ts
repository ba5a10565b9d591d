import type { Alternative, AskedGroup } from './asked-group.ts';

const keyOf = ({ words }: Alternative) =>
  words.map((each) => each.map(({ text }) => text).join('/')).join(' ');

/** This many meanings in common are no chance, */
const LEAST_COMMON = 3;
/** if they are also this share of what one of the two means. */
const MOST = 0.8;

/** The narrower of the two has less than this share of what the wider one means. */
const AS_WIDE = 0.5;

function commonMeanings(one: AskedGroup, other: AskedGroup): number {
  if (one.elsewhere || other.elsewhere || one.optional || other.optional) return 0;
  const meant = new Set(one.alternatives.map(keyOf));
  const common = other.alternatives.filter((each) => meant.has(keyOf(each))).length;
  const fewer = Math.min(one.alternatives.length, other.alternatives.length);
  return common >= LEAST_COMMON && common >= fewer * MOST ? common : 0;
}

/** Whether two parts say one thing twice: "داية مولدة", "midwife قابلة". */
export const meansTheSame = (one: AskedGroup, other: AskedGroup): boolean =>
  commonMeanings(one, other) > 0;

/**
 * Whether a part names one of the things that the other leads to: in "Ventolin for asthma" the complaint leads to many.
 */
export function isNamedWithin(named: AskedGroup, wider: AskedGroup): boolean {
  const common = commonMeanings(named, wider);
  return common > 0 && common < wider.alternatives.length * AS_WIDE;
}

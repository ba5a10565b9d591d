import type { Alternative, AskedGroup } from './asked-group.ts';

const keyOf = ({ words }: Alternative) =>
  words.map((each) => each.map(({ text }) => text).join('/')).join(' ');

/** So many meanings in common are no chance, */
const LEAST_COMMON = 3;
/** and so much of what either of them means. */
const MOST = 0.8;

/** So much of what the wider of them means, and it says no more than the other. */
const AS_WIDE = 0.5;

function commonMeanings(one: AskedGroup, other: AskedGroup): number {
  if (one.elsewhere || other.elsewhere || one.optional || other.optional) return 0;
  const meant = new Set(one.alternatives.map(keyOf));
  const common = other.alternatives.filter((each) => meant.has(keyOf(each))).length;
  const fewer = Math.min(one.alternatives.length, other.alternatives.length);
  return common >= LEAST_COMMON && common >= fewer * MOST ? common : 0;
}

/** "داية مولدة", "midwife قابلة": one thing, said twice. */
export const meansTheSame = (one: AskedGroup, other: AskedGroup): boolean =>
  commonMeanings(one, other) > 0;

/** "Ventolin for asthma": the complaint leads to many things, of which one is named. */
export function isNamedWithin(named: AskedGroup, wider: AskedGroup): boolean {
  const common = commonMeanings(named, wider);
  return common > 0 && common < wider.alternatives.length * AS_WIDE;
}

import type { Alternative, AskedGroup } from './asked-group.ts';

const keyOf = ({ words }: Alternative) =>
  words.map((each) => each.map(({ text }) => text).join('/')).join(' ');

/** So many meanings in common are no chance, */
const LEAST_COMMON = 3;
/** and so much of what either of them means. */
const MOST = 0.8;

/** "داية مولدة", "midwife قابلة": one thing, said twice. */
export function meansTheSame(one: AskedGroup, other: AskedGroup): boolean {
  if (one.elsewhere || other.elsewhere || one.optional || other.optional) return false;
  const meant = new Set(one.alternatives.map(keyOf));
  const common = other.alternatives.filter((each) => meant.has(keyOf(each))).length;
  const fewer = Math.min(one.alternatives.length, other.alternatives.length);
  return common >= LEAST_COMMON && common >= fewer * MOST;
}

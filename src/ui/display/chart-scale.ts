/** The smallest top of an axis, so that a value of one does not fill the whole plot. */
const LEAST_TOP = 4;

/** The ticks of an axis, from 0 to a round top in whole steps. */
export function axisTicks(most: number, wanted = 4): number[] {
  if (!(most > 0)) return [0, 1];
  const largest = Math.max(most, LEAST_TOP);
  const rough = largest / wanted;
  const magnitude = 10 ** Math.floor(Math.log10(rough));
  const steps = [1, 2, 2.5, 5, 10].map((step) => step * magnitude);
  const step = steps.find((each) => each >= rough && Number.isInteger(each)) ?? 1;
  const count = Math.ceil(largest / step);
  return Array.from({ length: count + 1 }, (_, index) => Number((index * step).toFixed(6)));
}

/** The height of a value in percent of the plot. */
export function heightOf(value: number, ticks: readonly number[]): number {
  const top = ticks.at(-1) ?? 1;
  return Math.min(100, Math.max(0, (value / top) * 100));
}

/** The position of the nth of `count` points in percent, from the reading start. */
export function alongOf(index: number, count: number): number {
  return count <= 1 ? 50 : (index / (count - 1)) * 100;
}

/** The indexes of at most `most` labels, evenly spaced and always including the last. */
export function shownLabels(count: number, most: number): ReadonlySet<number> {
  const step = Math.max(1, Math.ceil(count / most));
  const shown = new Set<number>();
  for (let index = count - 1; index >= 0; index -= step) shown.add(index);
  return shown;
}

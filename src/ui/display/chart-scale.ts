/** The least that an axis reaches: one of something is little, and does not fill the whole picture. */
const LEAST_TOP = 4;

/** A round top and the marks below it, so that the axis reads in whole steps. */
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

/** Where a value stands between the foot (0) and the top (100) of the plot. */
export function heightOf(value: number, ticks: readonly number[]): number {
  const top = ticks.at(-1) ?? 1;
  return Math.min(100, Math.max(0, (value / top) * 100));
}

/** Where the nth of so many points stands along the line, 0 to 100 from the reading start. */
export function alongOf(index: number, count: number): number {
  return count <= 1 ? 50 : (index / (count - 1)) * 100;
}

/** At most `most` labels, evenly thinned, always with the last one. */
export function shownLabels(count: number, most: number): ReadonlySet<number> {
  const step = Math.max(1, Math.ceil(count / most));
  const shown = new Set<number>();
  for (let index = count - 1; index >= 0; index -= step) shown.add(index);
  return shown;
}

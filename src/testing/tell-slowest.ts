export type Took = { readonly name: string; readonly ms: number };

const TOLD = 10;

/** Lists what to look at first if a run takes too long; nothing for a run of only a few files. */
export function tellSlowest(what: string, took: readonly Took[]): void {
  if (took.length <= TOLD) return;
  const slowest = took.toSorted((one, other) => other.ms - one.ms).slice(0, TOLD);
  const lines = slowest.map(({ name, ms }) => `${(ms / 1000).toFixed(1).padStart(7)} s  ${name}`);
  process.stdout.write(`\nThe slowest ${what}:\n${lines.join('\n')}\n`);
}

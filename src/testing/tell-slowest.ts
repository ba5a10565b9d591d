export type Took = { readonly name: string; readonly ms: number };

const TOLD = 10;

/** What to look at first when a tier takes too long; a few files by name need no such list. */
export function tellSlowest(what: string, took: readonly Took[]): void {
  if (took.length <= TOLD) return;
  const slowest = took.toSorted((one, other) => other.ms - one.ms).slice(0, TOLD);
  const lines = slowest.map(({ name, ms }) => `${(ms / 1000).toFixed(1).padStart(7)} s  ${name}`);
  process.stdout.write(`\nThe slowest ${what}:\n${lines.join('\n')}\n`);
}

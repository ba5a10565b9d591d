/** The unit of which a pack contains several: a piece, such as a tablet, or a measure. */
export type PackUnit = 'piece' | 'ml' | 'g';

export type Pack = { readonly amount: number; readonly unit: PackUnit };

const measures: ReadonlyMap<string, PackUnit> = new Map([
  ['ml', 'ml'],
  ['g', 'g'],
  ['gm', 'g'],
]);

const LARGEST_PACK = 100_000;

/**
 * The content of a pack, read from text such as "24 tablets", "2 x 15 capsules" or "100 ml". Undefined where the text
 * does not say, or where there is only one.
 */
export function findPack(packageSize: string | null): Pack | undefined {
  const words = (packageSize ?? '').slice(0, 60).trim().toLowerCase();
  const [, first = '', second = '1', word = ''] =
    /^(\d{1,5})(?: ?[x×] ?(\d{1,5}))? ?([a-z]{1,20})/.exec(words) ?? [];
  const amount = Number(first) * Number(second);
  if (word === '' || amount <= 1 || amount > LARGEST_PACK) return undefined;
  return { amount, unit: measures.get(word) ?? 'piece' };
}

/** The price of one unit, in the currency's smallest unit; undefined where it rounds to zero. */
export function unitPriceOf(priceMinor: number, { amount }: Pack): number | undefined {
  return Math.round(priceMinor / amount) || undefined;
}

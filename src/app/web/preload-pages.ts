/** The pages of the main navigation, where visitors most likely go next. */
const likely = [
  'home-page',
  'products-page',
  'catalogs-page',
  'companies-page',
  'rx-page',
  'events-page',
  'jobs-page',
];

type Codes = ReadonlyMap<string, { load(): Promise<unknown> }>;
type Connection = { readonly saveData?: boolean };

/** Loads the code of the likely pages one after the other, unless the visitor saves data. */
export async function preloadPages(codes: Codes): Promise<void> {
  const { connection } = navigator as Navigator & { connection?: Connection };
  if (connection?.saveData) return;
  for (const id of likely) await codes.get(id)?.load();
}

/** The pages of the main navigation, most likely to be gone to next. */
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

/** Has their code here before it is asked for, one after the other, unless the visitor saves data. */
export async function preloadPages(codes: Codes): Promise<void> {
  const { connection } = navigator as Navigator & { connection?: Connection };
  if (connection?.saveData) return;
  for (const id of likely) await codes.get(id)?.load();
}

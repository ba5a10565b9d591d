import type { Connection } from './connection.ts';

const WORDS_LOOKED_AT = 8;

/**
 * The words in what somebody typed into a search box, or none where there is no word in it. Only
 * letters and digits remain, so nothing typed can be an operator of the search.
 */
export function findSearchWords(typed: string | undefined): string | undefined {
  const words = typed?.normalize('NFKC').match(/[\p{L}\p{N}\p{M}]+/gu) ?? [];
  return words.length === 0 ? undefined : words.slice(0, WORDS_LOOKED_AT).join(' ');
}

/** How many of a list's first rows are looked at for a word before its index is. */
export const GLANCED_AT = 300;

type Read<Values, Row> = (connection: Connection, values: Values) => Promise<Row[]>;

/**
 * A common word fills a page from the first rows of the list, a rare one is found through the index
 * of words. Each is slow the other's way, and the planner cannot tell them apart.
 */
export async function glanceOrSearch<Values, Row>(
  pool: Connection,
  { glance, search }: { readonly glance: Read<Values, Row>; readonly search: Read<Values, Row> },
  values: Values,
  count: number,
): Promise<Row[]> {
  const glanced = await glance(pool, values);
  return glanced.length >= count ? glanced : search(pool, values);
}

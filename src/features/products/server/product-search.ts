import type { Database } from '#platform/database/database.ts';
import {
  searchProductsInOrder,
  selectProductHits,
  selectProductsOfIds,
} from './products.queries.ts';

/** Up to here all products with a word are read; beyond, the word is common and met soon anyway. */
const RARE_HITS = 2_000;

type Search = {
  readonly country: string;
  readonly search: string;
  readonly category: string | undefined;
  readonly before: number;
  readonly count: number;
};

/**
 * The planner cannot tell rare beginnings of words from common ones, and each is slow the other's
 * way: a rare one needs the index of words, a common one the order of the list.
 */
export async function searchProducts(pool: Database['pool'], asked: Search) {
  const { country, search, before, count, category = null } = asked;
  const hits = await selectProductHits(pool, [search, country, RARE_HITS + 1]);
  if (hits.length > RARE_HITS) {
    return searchProductsInOrder(pool, [country, before, count, search, category]);
  }
  return selectProductsOfIds(pool, [hits.map(({ id }) => id), before, count, category]);
}

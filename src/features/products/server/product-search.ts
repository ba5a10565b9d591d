import { findQuestion } from '#features/search/server/public.ts';
import type { Database } from '#platform/database/database.ts';
import { GLANCED_AT } from '#platform/database/word-search.ts';
import {
  searchProductsInOrder,
  selectProductHits,
  selectProductsOfIds,
  walkProducts,
} from './products.queries.ts';

/** A common word, then two common words together, fill a page from so many products of the list. */
const WALKED = [GLANCED_AT, GLANCED_AT * 10];

/** Up to here all products with a word are read; beyond, walking on is the shorter way. */
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
 * way: a common one is found by walking the list, a rare one in the index of words.
 */
export async function searchProducts(pool: Database['pool'], sought: Search) {
  const { country, search, before, count, category } = sought;
  const read = (ids: readonly number[]) =>
    selectProductsOfIds.all(pool, { ids, before, atMost: count, category });

  const question = await findQuestion(pool, search);
  for (const most of WALKED) {
    const met = await walkProducts.one(pool, { country, before, question, category, most });
    if (met.ids.length >= count || met.walked < most) return read(met.ids.slice(0, count));
  }

  const hits = await selectProductHits.all(pool, { question, country, atMost: RARE_HITS + 1 });
  if (hits.length <= RARE_HITS) return read(hits.map(({ id }) => id));
  const asked = { country, before, question, category, atMost: count };
  return searchProductsInOrder.all(pool, asked);
}

import {
  compareProducts,
  listProductsBeside,
  PRODUCTS_BESIDE,
} from '#features/products/products.contract.ts';
import { type Operation, operation } from '#platform/calls/operation.ts';
import { isProductRow, toProduct, toProductDetail } from './product-row.ts';
import { selectProductDetails, selectProductsBeside } from './products.queries.ts';

/** How many of a company's newest products are searched for the same category. */
const LOOKED_THROUGH = 100;

const productsBeside = operation(listProductsBeside, async ({ id }, { database, language }) => {
  const asked = { id, atMost: PRODUCTS_BESIDE, looked: LOOKED_THROUGH };
  const rows = (await selectProductsBeside.all(database.pool, asked)).filter(isProductRow);
  const shown = (isOwn: boolean) =>
    rows.filter((row) => row.is_own === isOwn).map((row) => toProduct(row, language));
  return { related: shown(false), of_company: shown(true) };
});

const comparedProducts = operation(compareProducts, async ({ ids }, { database, language }) => {
  const asked = [...new Set(ids.split(',').map(Number))];
  const rows = await selectProductDetails.all(database.pool, { ids: asked });
  const byId = new Map(rows.map((row) => [row.id, row]));
  const found = asked.flatMap((id) => byId.get(id) ?? []);
  return { products: found.map((row) => toProductDetail(row, language)) };
});

export const comparedProductsOperations: readonly Operation[] = [productsBeside, comparedProducts];

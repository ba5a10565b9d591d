import {
  compareProducts,
  listProductsBeside,
  PRODUCTS_BESIDE,
} from '#features/products/products.contract.ts';
import { type Operation, operation } from '#platform/calls/operation.ts';
import { toProduct, toProductDetail } from './product-row.ts';
import {
  selectProductDetails,
  selectProductPlace,
  selectRelatedProducts,
  selectSameCompanyProducts,
} from './products.queries.ts';

/** How many of a company's newest are looked through for those of the same category. */
const LOOKED_THROUGH = 100;

const productsBeside = operation(listProductsBeside, async ({ id }, { database, language }) => {
  const atMost = PRODUCTS_BESIDE;
  const { pool } = database;
  const place = await selectProductPlace.first(pool, { id });
  if (!place) return { related: [], of_company: [] };
  const [related, ofCompany] = await Promise.all([
    selectRelatedProducts.all(pool, { ...place, atMost }),
    selectSameCompanyProducts.all(pool, { id, ...place, atMost, looked: LOOKED_THROUGH }),
  ]);
  return {
    related: related.map((row) => toProduct(row, language)),
    of_company: ofCompany.map((row) => toProduct(row, language)),
  };
});

const comparedProducts = operation(compareProducts, async ({ ids }, { database, language }) => {
  const asked = [...new Set(ids.split(',').map(Number))];
  const rows = await selectProductDetails.all(database.pool, { ids: asked });
  const byId = new Map(rows.map((row) => [row.id, row]));
  const found = asked.flatMap((id) => byId.get(id) ?? []);
  return { products: found.map((row) => toProductDetail(row, language)) };
});

export const comparedProductsOperations: readonly Operation[] = [productsBeside, comparedProducts];

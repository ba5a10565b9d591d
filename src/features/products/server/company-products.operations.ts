import {
  listCompanyBrands,
  listCompanyProducts,
  listTopProducts,
  TOP_PRODUCTS,
} from '#features/products/products.contract.ts';
import { readVisibilityBenefits } from '#features/subscriptions/server/public.ts';
import { type Operation, operation } from '#platform/calls/operation.ts';
import { todayAt } from '#platform/dates/validity.ts';
import { uploadAddress } from '#platform/files/upload-address.ts';
import { inLanguage } from '#platform/i18n/in-language.ts';
import { beforeOf, pageOf } from './product-pages.ts';
import { toProduct } from './product-row.ts';
import {
  selectCompanyBrands,
  selectCompanyProducts,
  selectCompanyProductsOfBrand,
  selectFeaturedProducts,
} from './products.queries.ts';

const companyProducts = operation(listCompanyProducts, async (input, { database, language }) => {
  const { id, limit, brand, cursor } = input;
  const asked = { company: id, before: beforeOf(cursor), atMost: limit + 1 };
  const rows = brand
    ? await selectCompanyProductsOfBrand.all(database.pool, { ...asked, brand })
    : await selectCompanyProducts.all(database.pool, asked);
  return pageOf(rows, limit, language);
});

const topProducts = operation(listTopProducts, async ({ id }, { database, language, now }) => {
  const { pool } = database;
  const { featuredProducts } = await readVisibilityBenefits(pool, id, todayAt(now));
  const featured = featuredProducts
    ? await selectFeaturedProducts.all(pool, { company: id, atMost: featuredProducts })
    : [];
  const shown = Math.max(TOP_PRODUCTS, featured.length);
  const newest = await selectCompanyProducts.all(pool, {
    company: id,
    before: beforeOf(undefined),
    atMost: shown,
  });
  const isFeatured = new Set(featured.map((row) => row.id));
  const others = newest.filter((row) => !isFeatured.has(row.id));
  const rows = [...featured, ...others].slice(0, shown);
  return { products: rows.map((row) => toProduct(row, language)) };
});

const companyBrands = operation(listCompanyBrands, async (input, { database, language }) => {
  const { id, limit, cursor = '' } = input;
  const rows = await selectCompanyBrands.all(database.pool, {
    company: id,
    after: cursor,
    atMost: limit + 1,
  });
  const shown = rows.slice(0, limit);
  const brands = shown.map((row) => ({
    slug: row.brand_key,
    name: inLanguage(language, row.name, row.name_ar),
    products: row.products,
    logo_path: row.logo && uploadAddress('brands', row.logo),
    link: row.link,
  }));
  return {
    // Paging follows the Latin names; within a page the reader's alphabet decides.
    brands: brands.sort((a, b) => a.name.localeCompare(b.name, language)),
    next_cursor: rows.length > limit ? (shown.at(-1)?.brand_key ?? null) : null,
  };
});

export const companyProductsOperations: readonly Operation[] = [
  companyProducts,
  topProducts,
  companyBrands,
];

import {
  findProduct,
  listProductCategories,
  listProducts,
  listTopCategories,
  PRODUCTS_DEFAULT_COUNTRY,
  productsCountry,
} from '#features/products/products.contract.ts';
import { productsTexts } from '#features/products/products.texts.ts';
import type { ParsedInput } from '#platform/calls/call.ts';
import { notFound } from '#platform/calls/call-problem.ts';
import { type Operation, type OperationContext, operation } from '#platform/calls/operation.ts';
import { DEFAULT_COUNTRY } from '#platform/geo/countries.ts';
import { withCountryFallback } from '#platform/geo/country-fallback.ts';
import { inLanguage } from '#platform/i18n/in-language.ts';
import { translateIn } from '#platform/i18n/translate-in.ts';
import { beforeOf, pageOf } from './product-pages.ts';
import { toProductDetail } from './product-row.ts';
import { searchProducts } from './product-search.ts';
import {
  selectAnyProduct,
  selectCategories,
  selectProduct,
  selectProducts,
  selectProductsOfCategory,
  selectTopCategories,
} from './products.queries.ts';

/** Where the visitor's country has no products. */
const fallbacks = [PRODUCTS_DEFAULT_COUNTRY, DEFAULT_COUNTRY];

const askedOrOwn = (asked: string | undefined, { visitor }: OperationContext) =>
  asked ?? productsCountry(visitor.country, visitor.isCountryKnown);

type ListInput = ParsedInput<typeof listProducts>;

/** The country whose products are shown when this one is asked for. */
async function settleCountry(asked: string | undefined, context: OperationContext) {
  const { facts } = await withCountryFallback(
    askedOrOwn(asked, context),
    context.language,
    (country) => selectAnyProduct.all(context.database.pool, { country }),
    fallbacks,
  );
  return facts;
}

/** A search without results must not look like a country without products. */
async function readFiltered({ search, category, ...input }: ListInput, context: OperationContext) {
  const { pool } = context.database;
  const facts = await settleCountry(input.country, context);
  const country = facts.country_used;
  const page = { before: beforeOf(input.cursor), count: input.limit + 1 };
  const rows = search
    ? await searchProducts(pool, { country, search, category, ...page })
    : await selectProductsOfCategory.all(pool, {
        country,
        before: page.before,
        atMost: page.count,
        category: category ?? '',
      });
  return { rows, facts };
}

function readAll(input: ListInput, context: OperationContext) {
  return withCountryFallback(
    askedOrOwn(input.country, context),
    context.language,
    (country) =>
      selectProducts.all(context.database.pool, {
        country,
        before: beforeOf(input.cursor),
        atMost: input.limit + 1,
      }),
    fallbacks,
  );
}

const productsOfCountry = operation(listProducts, async (input, context) => {
  const { language } = context;
  const filtered = Boolean(input.search || input.category);
  const { rows, facts } = await (filtered ? readFiltered : readAll)(input, context);
  const emptyText = filtered ? productsTexts.noneMatch : productsTexts.noneAvailable;
  return {
    ...pageOf(rows, input.limit, language),
    message: rows.length === 0 ? translateIn(language)(emptyText) : null,
    ...facts,
  };
});

const productDetail = operation(findProduct, async ({ id }, { database, language }) => {
  const row = await selectProduct.first(database.pool, { id });
  if (!row) throw notFound(productsTexts.notFound);
  return { product: toProductDetail(row, language) };
});

const productCategories = operation(listProductCategories, async (input, context) => {
  const { database, language } = context;
  const facts = await settleCountry(input.country, context);
  const rows = await selectCategories.all(database.pool, { country: facts.country_used });
  const categories = rows.map((row) => ({
    slug: row.key,
    name: inLanguage(language, row.name, row.name_ar),
    products: row.products,
  }));
  return {
    categories: categories.sort((a, b) => a.name.localeCompare(b.name, language)),
    ...facts,
  };
});

const topCategories = operation(listTopCategories, async (input, context) => {
  const { database, language } = context;
  const { rows, facts } = await withCountryFallback(
    askedOrOwn(input.country, context),
    language,
    (country) => selectTopCategories.all(database.pool, { country, atMost: input.limit }),
    fallbacks,
  );
  const categories = rows.map((row) => ({
    slug: row.key,
    name: inLanguage(language, row.name, row.name_ar),
    products: row.products,
    image: row.image,
  }));
  return { categories, ...facts };
});

export const productsOperations: readonly Operation[] = [
  productsOfCountry,
  productDetail,
  productCategories,
  topCategories,
];

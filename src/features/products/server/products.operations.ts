import { productNarrowing } from '#features/products/product-narrowing.ts';
import {
  findProduct,
  listProductCategories,
  listProductChoices,
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
import { isDefaultList } from '#platform/narrowing/server/asked-of-list.ts';
import { readCountries } from './product-countries.ts';
import { narrowedProducts } from './product-list.ts';
import { beforeOf, pageOf } from './product-pages.ts';
import { toProductDetail } from './product-row.ts';
import {
  selectAnyProduct,
  selectCategories,
  selectProduct,
  selectProducts,
  selectTopCategories,
} from './products.queries.ts';

/** Countries to fall back to if the visitor's has no products. */
const fallbacks = [PRODUCTS_DEFAULT_COUNTRY, DEFAULT_COUNTRY];

const askedOrOwn = (asked: string | undefined, { visitor }: OperationContext) =>
  asked ?? productsCountry(visitor.country, visitor.isCountryKnown);

type ListInput = ParsedInput<typeof listProducts>;

/** The country that is shown when this one is asked for. */
async function resolveCountry(asked: string | undefined, context: OperationContext) {
  const { facts } = await withCountryFallback(
    askedOrOwn(asked, context),
    context.language,
    (country) => selectAnyProduct.all(context.database.pool, { country }),
    fallbacks,
  );
  return facts;
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

/**
 * The country is settled without the filters: a filter without results must not look like a country without products.
 */
async function readNarrowed(input: ListInput, context: OperationContext) {
  const facts = await resolveCountry(input.country, context);
  const rows = await narrowedProducts.readPage(input, facts.country_used, context);
  return {
    ...pageOf(rows, input.limit, context.language),
    next_cursor: narrowedProducts.nextCursor(rows, input.limit),
    facts,
  };
}

const productsOfCountry = operation(listProducts, async (input, context) => {
  const { language } = context;
  const t = translateIn(language);
  if (isDefaultList(productNarrowing, input)) {
    const { rows, facts } = await readAll(input, context);
    const message = rows.length === 0 ? t(productsTexts.noneAvailable) : null;
    return { ...pageOf(rows, input.limit, language), message, ...facts };
  }
  const { facts, ...page } = await readNarrowed(input, context);
  const message = page.products.length === 0 ? t(productsTexts.noneMatch) : null;
  return { ...page, message, ...facts };
});

const productChoices = operation(listProductChoices, async (input, context) => {
  const facts = await resolveCountry(input.country, context);
  const country = facts.country_used;
  const [choices, countries] = await Promise.all([
    narrowedProducts.readChoices(input, country, context),
    readCountries(country, input.category, context),
  ]);
  return { ...choices, facets: [...choices.facets, ...countries], ...facts };
});

const productDetail = operation(findProduct, async ({ id }, { database, language }) => {
  const row = await selectProduct.first(database.pool, { id });
  if (!row) throw notFound(productsTexts.notFound);
  return { product: toProductDetail(row, language) };
});

const productCategories = operation(listProductCategories, async (input, context) => {
  const { database, language } = context;
  const facts = await resolveCountry(input.country, context);
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
  productChoices,
  productDetail,
  productCategories,
  topCategories,
];

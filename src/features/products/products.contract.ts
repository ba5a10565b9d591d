import * as z from 'zod/mini';
import { declareCall } from '#platform/calls/call.ts';
import { idCursor } from '#platform/calls/cursor-fields.ts';
import { countryCode, recordId, searchText, slug, wholeNumber } from '#platform/calls/fields.ts';
import { byName } from '#platform/fields/by-name.ts';
import { countryFacts } from '#platform/geo/country-facts.ts';
import type { AskedNarrowing } from '#platform/narrowing/asked-narrowing.ts';
import {
  choicesInput,
  choicesOutput,
  narrowedCursor,
  narrowingFields,
} from '#platform/narrowing/narrowing-fields.ts';
import { productDocuments } from './product-documents.ts';
import { listFacts, pageFacts } from './product-facts.ts';
import { productNarrowing } from './product-narrowing.ts';

export const PRODUCTS_PER_PAGE = 12;
export const BRANDS_PER_PAGE = 48;

const pageSize = (usual: number) => z._default(wholeNumber({ min: 1, max: 50 }), usual);

const optionalFact = z.nullable(z.string());

const productFields = {
  product_id: z.int(),
  item_name: z.string(),
  ...byName(listFacts, () => optionalFact),
  /** A decimal number with as many decimals as the currency has. */
  avg_retail_price: optionalFact,
  currency: optionalFact,
  company_id: z.int(),
  company_name: z.string(),
  has_images: z.boolean(),
  product_images: z.array(z.string()),
  /** YYYY-MM-DD */
  added_on: z.string(),
};

const product = z.object(productFields);

export type Product = z.output<typeof product>;

export const listProducts = declareCall({
  method: 'GET',
  path: 'products/get-products.php',
  summary: 'Products of a country, newest first',
  access: 'visitor',
  input: {
    country: z.optional(countryCode),
    limit: pageSize(PRODUCTS_PER_PAGE),
    search: z.optional(searchText),
    ...narrowingFields(productNarrowing),
    cursor: z.optional(narrowedCursor(idCursor)),
  },
  output: {
    products: z.array(product),
    message: z.nullable(z.string()),
    ...countryFacts,
    next_cursor: z.nullable(z.string()),
  },
});

export const listTrayProducts = declareCall({
  method: 'GET',
  path: 'products/tray.php',
  summary: 'Products by their ids, in that order, without those that are no longer shown',
  access: 'visitor',
  input: {
    /** Separated by commas. */
    ids: z.string().check(z.regex(/^[1-9]\d{0,14}(,[1-9]\d{0,14}){0,19}$/)),
  },
  output: { products: z.array(product) },
});

/** Medicines only: the price of one piece, millilitre or gram of the pack. */
const unitPrice = z.nullable(
  z.object({ price: z.string(), currency: z.string(), unit: z.enum(['piece', 'ml', 'g']) }),
);

const productDetail = z.object({
  ...productFields,
  ...byName(pageFacts, () => optionalFact),
  /** File names under Upload/product-documents/. */
  ...byName(productDocuments, () => optionalFact),
  /** Slug of the page that compares the brands of this medicine. */
  generic_slug: z.nullable(z.string()),
  unit_price: unitPrice,
  /** The supplier, beside its name. */
  company_logo: optionalFact,
  company_type_name: z.string(),
  country_name: z.string(),
});

export type ProductDetail = z.output<typeof productDetail>;

export const listProductChoices = declareCall({
  method: 'GET',
  path: 'products/product-choices.php',
  summary: 'What a country’s products can be narrowed by, with how many are in each choice',
  access: 'visitor',
  input: choicesInput(productNarrowing),
  output: choicesOutput,
});

export const findProduct = declareCall({
  method: 'GET',
  path: 'products/product-detail.php',
  summary: 'One product',
  access: 'visitor',
  input: { id: recordId },
  output: { product: productDetail },
});

/** One row beneath a product. */
export const PRODUCTS_BESIDE = 4;

export const listProductsBeside = declareCall({
  method: 'GET',
  path: 'products/related-products.php',
  summary: 'Products like one: of its category in its country, and others of its company',
  access: 'visitor',
  input: { id: recordId },
  output: { related: z.array(product), of_company: z.array(product) },
});

export const PRODUCTS_COMPARED = 4;

/** One to four ids, separated by commas. */
export const comparedIdsPattern = /^[1-9]\d{0,14}(,[1-9]\d{0,14}){0,3}$/;

export const compareProducts = declareCall({
  method: 'GET',
  path: 'products/compare-products.php',
  summary:
    'Up to four products side by side, in the order asked for; those that are gone are left out',
  access: 'visitor',
  input: {
    ids: z.string().check(z.regex(comparedIdsPattern)),
  },
  output: { products: z.array(productDetail) },
});

const namedCount = z.object({ slug: z.string(), name: z.string(), products: z.int() });

export const listProductCategories = declareCall({
  method: 'GET',
  path: 'products/product-categories.php',
  summary: 'Categories of a country’s products, with how many are in each',
  access: 'visitor',
  input: { country: z.optional(countryCode) },
  output: { categories: z.array(namedCount), ...countryFacts },
});

export const CATEGORY_TILES = 8;

export const listTopCategories = declareCall({
  method: 'GET',
  path: 'products/top-categories.php',
  summary: 'The categories of a country with most products, each with a picture of its newest',
  access: 'visitor',
  input: {
    country: z.optional(countryCode),
    limit: z._default(wholeNumber({ min: 1, max: 24 }), CATEGORY_TILES),
  },
  output: {
    categories: z.array(
      z.object({
        ...namedCount.shape,
        /** File name under Upload/products/. */
        image: z.nullable(z.string()),
      }),
    ),
    ...countryFacts,
  },
});

export const listCompanyProducts = declareCall({
  method: 'GET',
  path: 'products/company-products.php',
  summary: 'Products of a company, newest first',
  access: 'visitor',
  input: {
    id: recordId,
    limit: pageSize(PRODUCTS_PER_PAGE),
    brand: z.optional(slug),
    cursor: z.optional(idCursor),
  },
  output: { products: z.array(product), next_cursor: z.nullable(z.string()) },
});

/** How many products lead on a company's page, unless it features more. */
export const TOP_PRODUCTS = 4;

export const listTopProducts = declareCall({
  method: 'GET',
  path: 'products/company-top-products.php',
  summary:
    'Products that lead on a company’s page: those it features as its plan allows, then the newest',
  access: 'visitor',
  input: { id: recordId },
  output: { products: z.array(product) },
});

export const listCompanyBrands = declareCall({
  method: 'GET',
  path: 'products/company-brands.php',
  summary: 'Brands of a company, with how many products each has',
  access: 'visitor',
  input: {
    id: recordId,
    limit: z._default(wholeNumber({ min: 1, max: 100 }), BRANDS_PER_PAGE),
    /** Slug of the last brand shown. */
    cursor: z.optional(slug),
  },
  output: {
    brands: z.array(
      z.object({
        slug: z.string(),
        name: z.string(),
        products: z.int(),
        /** The logo's path on this site. */
        logo_path: z.nullable(z.string()),
        link: z.nullable(z.string()),
      }),
    ),
    next_cursor: z.nullable(z.string()),
  },
});

/** The country this list starts with for a visitor whose country is unknown. No other list falls back to India. */
export const PRODUCTS_DEFAULT_COUNTRY = 'IN';

/** The country whose products a visitor is shown first. */
export function productsCountry(country: string, isKnown: boolean): string {
  return isKnown ? country : PRODUCTS_DEFAULT_COUNTRY;
}

/** The input for the first page of the list. The page and its loader share it, so that both ask for the same. */
export function firstProducts(country: string, asked: AskedNarrowing = {}) {
  return { limit: PRODUCTS_PER_PAGE, country, ...asked };
}

/** Fields in which the same values recur, so the form suggests them. */
export const suggestedFields = [
  'item_category',
  'item_category_ar',
  'brand_name',
  'brand_name_ar',
  'manufacturer',
  'agent',
] as const;

/** Values that the company's own products already use, so that the same thing is spelled the same way. */
export const getProductWords = declareCall({
  method: 'GET',
  path: 'exhibitor/product-words.php',
  summary: 'The categories, brands, manufacturers and agents of the own products',
  access: 'approved-exhibitor',
  claims: ['exhibitor_id'],
  input: {},
  output: {
    words: z.array(z.object({ field: z.enum(suggestedFields), word: z.string() })),
  },
});

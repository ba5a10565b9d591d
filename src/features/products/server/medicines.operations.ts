import {
  findGeneric,
  listMedicineFilters,
  listMedicineLetters,
  listMedicines,
} from '#features/products/medicines.contract.ts';
import { medicinesTexts } from '#features/products/medicines.texts.ts';
import { readRates } from '#features/site/server/public.ts';
import { notFound } from '#platform/calls/call-problem.ts';
import { type Operation, operation } from '#platform/calls/operation.ts';
import type { Connection } from '#platform/database/connection.ts';
import { countryName } from '#platform/geo/country-name.ts';
import { inLanguage } from '#platform/i18n/in-language.ts';
import type { Language } from '#platform/i18n/languages.ts';
import { toDecimal } from '#platform/money/amounts.ts';
import { convert, type Rates } from '#platform/money/convert.ts';
import { currencyOfCountry } from '#platform/money/country-currency.ts';
import { selectIndex } from './medicine-index.query.ts';
import {
  type ComparedRow,
  type GroupRow,
  selectArabicLetters,
  selectBrandsElsewhere,
  selectBrandsOfCountry,
  selectGeneric,
  selectGenericFacts,
  selectGenericWords,
  selectLargestCompanies,
  selectLargestGroups,
  selectLatinLetters,
} from './medicines.queries.ts';
import { monographOf } from './monograph.ts';

const BRANDS_ON_CARD = 6;
const OPTIONS_OFFERED = 200;
/** Further products would hardly add other texts. */
const PRODUCTS_READ = 60;

type FactRow = Awaited<ReturnType<typeof selectGenericFacts.one>>;

function toGeneric(row: GroupRow, facts: FactRow | undefined, language: Language) {
  return {
    slug: row.key,
    name: inLanguage(language, row.name, row.name_ar),
    code: facts?.code ?? null,
    category: facts ? inLanguage(language, facts.category, facts.category_ar) : null,
    brands: facts?.brands ?? 0,
    products: row.products,
  };
}

/** All digits share one place in the index. */
function letterOf(sortKey: string): string {
  const first = sortKey.slice(0, 1);
  return /\d/.test(first) ? '0' : first;
}

const medicines = operation(listMedicines, async (input, { database, language }) => {
  const rows = await selectIndex(database, input, language);
  const shown = rows.slice(0, input.limit);
  const facts = await selectGenericFacts.all(database.pool, { keys: shown.map(({ key }) => key) });
  const factsOf = new Map(facts.map((row) => [row.key, row]));
  const last = rows.length > input.limit ? shown.at(-1) : undefined;
  return {
    generics: shown.map((row) => ({
      ...toGeneric(row, factsOf.get(row.key), language),
      letter: letterOf(row.sort_key),
      brand_names: row.brand_names.slice(0, BRANDS_ON_CARD),
    })),
    next_cursor: last ? `${last.sort_key}~${last.key}` : null,
  };
});

const letters = operation(listMedicineLetters, async (_input, { database }) => {
  const [latin, arabic] = await Promise.all([
    selectLatinLetters.all(database.pool),
    selectArabicLetters.all(database.pool),
  ]);
  const counts = new Map<string, number>();
  const add = (letter: string, generics: number) =>
    counts.set(letter, (counts.get(letter) ?? 0) + generics);
  for (const row of latin) if (/[a-z0-9]/.test(row.letter)) add(letterOf(row.letter), row.generics);
  for (const row of arabic) if (/[\u0621-\u064a]/.test(row.letter)) add(row.letter, row.generics);
  const total = (key: 'generics' | 'medicines') => latin.reduce((sum, row) => sum + row[key], 0);
  return {
    letters: [...counts].sort().map(([letter, generics]) => ({ letter, generics })),
    generics: total('generics'),
    medicines: total('medicines'),
  };
});

const filterOptions = operation(listMedicineFilters, async (_input, { database, language }) => {
  const toOptions = (rows: readonly GroupRow[]) =>
    rows
      .map((row) => ({
        value: row.key,
        name: inLanguage(language, row.name, row.name_ar),
        products: row.products,
      }))
      .sort((a, b) => a.name.localeCompare(b.name, language));
  const groups = async (kind: 'brand' | 'generic' | 'form') =>
    toOptions(await selectLargestGroups.all(database.pool, { kind, atMost: OPTIONS_OFFERED }));
  const [brands, generics, forms, companies] = await Promise.all([
    groups('brand'),
    groups('generic'),
    groups('form'),
    selectLargestCompanies.all(database.pool, { atMost: OPTIONS_OFFERED }),
  ]);
  return { brands, generics, forms, companies: toOptions(companies) };
});

function toCompared(row: ComparedRow, language: Language, { country, rates }: Reader) {
  const { price_minor: minor, currency } = row;
  return {
    product_id: row.id,
    item_name: inLanguage(language, row.item_name, row.item_name_ar),
    brand_name: inLanguage(language, row.brand_name, row.brand_name_ar),
    company_id: row.company_id,
    company_name: inLanguage(language, row.company_name, row.company_name_ar),
    country_name: countryName(row.country, language),
    item_strength: row.item_strength,
    dosage_form: inLanguage(language, row.dosage_form, row.dosage_form_ar),
    package_size: inLanguage(language, row.package_size, row.package_size_ar),
    avg_retail_price: minor === null || currency === null ? null : toDecimal(minor, currency),
    currency,
    converted: priceFor(row, country, rates),
    is_own_country: row.country === country,
    product_image: row.image,
  };
}

/** The country whose products come first, and the rates for converting prices to its currency. */
type Reader = { readonly country: string; readonly rates: Rates };

function priceFor({ price_minor: minor, currency }: ComparedRow, country: string, rates: Rates) {
  if (minor === null || currency === null) return null;
  return convert({ minor, currency }, currencyOfCountry(country), rates) ?? null;
}

type Page = {
  readonly generic: string;
  readonly country: string;
  readonly cursor: string | undefined;
  readonly atMost: number;
};

/** Brands of the country first, then those of all others. */
async function readCompared(connection: Connection, { cursor, atMost, ...asked }: Page) {
  const [place = '0', afterBrand = '', afterId = '0'] = cursor?.split('~') ?? [];
  const after = { afterBrand, afterId: Number(afterId) };
  const own =
    place === '1'
      ? []
      : await selectBrandsOfCountry.all(connection, { ...asked, ...after, atMost });
  if (own.length >= atMost) return own;
  const begin = place === '1' ? after : { afterBrand: '', afterId: 0 };
  const others = await selectBrandsElsewhere.all(connection, {
    ...asked,
    ...begin,
    atMost: atMost - own.length,
  });
  return [...own, ...others];
}

const genericDetail = operation(findGeneric, async (input, context) => {
  const { database, language, visitor } = context;
  const { pool } = database;
  const country = input.country ?? visitor.country;
  const page = { generic: input.slug, country, cursor: input.cursor, atMost: input.limit + 1 };
  const [group, facts, rows, words, rates] = await Promise.all([
    selectGeneric.first(pool, { key: input.slug }),
    selectGenericFacts.first(pool, { keys: [input.slug] }),
    readCompared(pool, page),
    selectGenericWords.all(pool, { generic: input.slug, atMost: PRODUCTS_READ }),
    readRates(pool),
  ]);
  if (!group) throw notFound(medicinesTexts.notFound);
  const shown = rows.slice(0, input.limit);
  const last = rows.length > input.limit ? shown.at(-1) : undefined;
  return {
    generic: toGeneric(group, facts, language),
    products: shown.map((row) => toCompared(row, language, { country, rates })),
    monograph: monographOf(words, { name: group.name, name_ar: group.name_ar }, language),
    next_cursor: last ? `${last.country === country ? 0 : 1}~${last.brand_key}~${last.id}` : null,
  };
});

export const medicinesOperations: readonly Operation[] = [
  medicines,
  letters,
  filterOptions,
  genericDetail,
];

import * as z from 'zod/mini';
import { declareCall } from '#platform/calls/call.ts';
import { cursorLike } from '#platform/calls/cursor-fields.ts';
import { countryCode, recordId, searchText, slug, wholeNumber } from '#platform/calls/fields.ts';
import { medicinesTexts } from './medicines.texts.ts';

export const GENERICS_PER_PAGE = 24;
export const MEDICINES_COMPARED = 50;

/** A Latin or Arabic letter, or 0 for everything that begins with a digit. */
export const letterPattern = /^[a-z0\u0621-\u064a]$/;

const letter = z
  .string()
  .check(z.toLowerCase(), z.regex(letterPattern, medicinesTexts.notLetter.id));

/** The last generic shown, as its sort key and its slug: `order~slug`. */
const cursor = cursorLike(/^[^\s!-,./:-@[-`{-~]{0,120}~[^\s!-,./:-@[-`{-~]{1,120}$/u);

const filters = {
  letter: z.optional(letter),
  search: z.optional(searchText),
  brand: z.optional(slug),
  generic: z.optional(slug),
  form: z.optional(slug),
  company: z.optional(recordId),
};

const generic = {
  slug: z.string(),
  name: z.string(),
  code: z.nullable(z.string()),
  category: z.nullable(z.string()),
  brands: z.int(),
  products: z.int(),
};

export const listMedicines = declareCall({
  method: 'GET',
  path: 'rx/medicines.php',
  summary: 'Medicines of all countries by their generic, in the order of the names',
  access: 'visitor',
  input: {
    ...filters,
    limit: z._default(wholeNumber({ min: 1, max: 50 }), GENERICS_PER_PAGE),
    cursor: z.optional(cursor),
  },
  output: {
    generics: z.array(
      z.object({
        ...generic,
        /** The letter under which this generic is listed in the current order. */
        letter: z.string(),
        /** The first few brands that match. */
        brand_names: z.array(z.string()),
      }),
    ),
    next_cursor: z.nullable(z.string()),
  },
});

export const listMedicineLetters = declareCall({
  method: 'GET',
  path: 'rx/letters.php',
  summary: 'How many generics begin with each letter, Latin and Arabic',
  access: 'visitor',
  input: {},
  output: {
    letters: z.array(z.object({ letter: z.string(), generics: z.int() })),
    generics: z.int(),
    medicines: z.int(),
  },
});

const option = z.object({ value: z.string(), name: z.string(), products: z.int() });

export const listMedicineFilters = declareCall({
  method: 'GET',
  path: 'rx/filters.php',
  summary: 'The largest brands, generics, dosage forms and companies to filter medicines by',
  access: 'visitor',
  input: {},
  output: {
    brands: z.array(option),
    generics: z.array(option),
    forms: z.array(option),
    companies: z.array(option),
  },
});

const said = z.array(z.string());

export const findGeneric = declareCall({
  method: 'GET',
  path: 'rx/generic.php',
  summary: 'A generic with its brands to compare',
  access: 'visitor',
  input: {
    slug,
    /** Products of this country come first, and prices are also converted to its currency. */
    country: z.optional(countryCode),
    limit: z._default(wholeNumber({ min: 1, max: 100 }), MEDICINES_COMPARED),
    /** The last product shown, as `0` (own country) or `1` (another), its brand and its id: `0~brand~id`. */
    cursor: z.optional(cursorLike(/^[01]~[^\s!-,./:-@[-`{-~]{0,120}~\d{1,15}$/u)),
  },
  output: {
    generic: z.object(generic),
    products: z.array(
      z.object({
        product_id: z.int(),
        item_name: z.string(),
        brand_name: z.nullable(z.string()),
        company_id: z.int(),
        company_name: z.string(),
        country_name: z.string(),
        item_strength: z.nullable(z.string()),
        dosage_form: z.nullable(z.string()),
        package_size: z.nullable(z.string()),
        avg_retail_price: z.nullable(z.string()),
        currency: z.nullable(z.string()),
        /**
         * The approximate price in the asked country's currency, where the operator keeps rates for both currencies.
         */
        converted: z.nullable(
          z.object({ price: z.string(), currency: z.string(), day: z.string() }),
        ),
        is_own_country: z.boolean(),
        /** A file name under Upload/products/ */
        product_image: z.nullable(z.string()),
      }),
    ),
    /** Texts from the products of this generic, each once, the most common first. */
    monograph: z.object({
      uses: said,
      directions: said,
      precautions: said,
      dispensing: said,
      forms: said,
      strengths: said,
    }),
    next_cursor: z.nullable(z.string()),
  },
});

export type MedicineFilter = {
  readonly letter?: string;
  readonly search?: string;
  readonly brand?: string;
  readonly generic?: string;
  readonly form?: string;
  readonly company?: string;
};

/** The input for the first page of the index. The page and its loader share it, so that both ask for the same. */
export function firstMedicines(filter: MedicineFilter) {
  return { limit: GENERICS_PER_PAGE, ...filter };
}

export function firstBrands(genericSlug: string, country: string) {
  return { slug: genericSlug, country, limit: MEDICINES_COMPARED };
}

import { namesOf } from '#platform/fields/by-name.ts';

type ProductFact = {
  /**
   * `line`, `lines`, `strength` (shown with units in the reader's language) and `code` (read from left to right in
   * Arabic too) are each a column of the fact's name. The other kinds are shown in ways of their own.
   */
  readonly as: 'line' | 'lines' | 'strength' | 'code' | 'name' | 'price' | 'company';
  /** Can also be given in Arabic, in a column of the same name with `_ar`. */
  readonly arabic?: true;
  /** Belongs to the first fields of the form. */
  readonly stated?: true;
  /** Shown on the product's own page only; lists leave it out. */
  readonly onPage?: true;
  /** Further headers, besides name and label, by which an imported file's column is recognised. */
  readonly headers?: readonly string[];
};

/**
 * Every fact of a product, in the order in which its page shows them. The form, file import and export, calls and pages
 * all follow this list: a new fact takes its columns in a migration, its line here and its texts.
 */
export const productFacts = {
  item_name: { as: 'name' },
  item_code: { as: 'code' },
  item_category: { as: 'line', arabic: true, stated: true },
  item_generic_code: { as: 'code', headers: ['رمز المادة الفعّالة'] },
  item_generic_name: { as: 'line', arabic: true },
  brand_name: { as: 'line', arabic: true },
  item_description: { as: 'lines', arabic: true },
  item_characteristics: { as: 'lines', arabic: true },
  item_ingredients: { as: 'lines', arabic: true, headers: ['المكونات'] },
  item_strength: { as: 'strength' },
  dosage_form: { as: 'line', arabic: true, headers: ['الشكل الدوائي'] },
  package_size: { as: 'line', arabic: true },
  avg_retail_price: { as: 'price' },
  dispense_mode: { as: 'line', arabic: true },
  precaution: { as: 'lines', arabic: true },
  pil_summary: { as: 'lines', arabic: true, headers: ['ملخص النشرة'] },
  notes: { as: 'lines', arabic: true },
  remarks: { as: 'lines', arabic: true },
  manufacturer: { as: 'line', arabic: true, stated: true, onPage: true },
  agent: { as: 'line', arabic: true, stated: true, onPage: true },
  company_name: { as: 'company' },
} as const satisfies Record<string, ProductFact>;

type Facts = typeof productFacts;
export type FactName = keyof Facts;

type NamesOf<Kind> = { [Name in FactName]: Facts[Name] extends Kind ? Name : never }[FactName];

/** Facts that are stored in a column of their own. */
export type StoredFact = NamesOf<{ as: 'line' | 'lines' | 'strength' | 'code' }>;
/** Stored facts that lists leave out. */
export type PageFact = StoredFact & NamesOf<{ onPage: true }>;
export type ListFact = Exclude<StoredFact, PageFact>;
/** Facts that have a second column for Arabic. */
export type BilingualFact = NamesOf<{ arabic: true }>;
export type ArabicFact = `${BilingualFact}_ar`;

export const factOf = (name: FactName): ProductFact => productFacts[name];

const isStored = (name: FactName): name is StoredFact =>
  ['line', 'lines', 'strength', 'code'].includes(factOf(name).as);

const isOnPage = (name: StoredFact): name is PageFact => factOf(name).onPage === true;

export const isBilingual = (name: FactName): name is BilingualFact => factOf(name).arabic === true;

export const arabicOf = <Name extends BilingualFact>(name: Name): `${Name}_ar` => `${name}_ar`;

export const factNames = namesOf(productFacts);
export const storedFacts = factNames.filter(isStored);
export const pageFacts = storedFacts.filter(isOnPage);
export const listFacts = storedFacts.filter((name): name is ListFact => !isOnPage(name));
export const bilingualFacts = factNames.filter(isBilingual);

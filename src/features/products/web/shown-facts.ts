import { productFactTexts } from '#features/products/product-facts.texts.ts';
import { type FactName, factNames, type PageFact } from '#features/products/product-facts.ts';
import type { Product } from '#features/products/products.contract.ts';
import type { Text } from '#platform/i18n/texts.ts';

export type ShownFact = {
  readonly fact: FactName;
  readonly term: Text;
  readonly value: string;
};

/** A product from a list, or with the further facts of its page. */
export type ShownProduct = Product & Partial<Record<PageFact, string | null>>;

function findFact(product: ShownProduct, fact: FactName): ShownFact | undefined {
  const value = product[fact]?.trim();
  return value ? { fact, term: productFactTexts[fact], value } : undefined;
}

/** The facts of a product, without empty ones. */
export function shownFacts(product: ShownProduct): readonly ShownFact[] {
  return factNames.flatMap((fact) => findFact(product, fact) ?? []);
}

/** The facts that buyers look for first: for a medicine what it is, for anything else who makes it. */
const medicineFirst: readonly FactName[] = [
  'item_generic_name',
  'item_strength',
  'dosage_form',
  'package_size',
  'dispense_mode',
];
const deviceFirst: readonly FactName[] = [
  'brand_name',
  'manufacturer',
  'package_size',
  'item_code',
  'agent',
];

const KEY_FACTS = 4;

const isMedicine = (product: ShownProduct) =>
  [product.item_generic_name, product.item_strength, product.dosage_form].some(Boolean);

export function keyFacts(product: ShownProduct): readonly ShownFact[] {
  const names = isMedicine(product) ? medicineFirst : deviceFirst;
  return names.flatMap((fact) => findFact(product, fact) ?? []).slice(0, KEY_FACTS);
}

/** Facts that the head of the page or other sections already show. */
const saidElsewhere: ReadonlySet<FactName> = new Set([
  'item_name',
  'item_category',
  'item_description',
  'item_characteristics',
  'avg_retail_price',
  'company_name',
]);
const leaflet: readonly FactName[] = ['precaution', 'pil_summary'];

/** Use and precautions, if the product states them. */
export function leafletFacts(product: ShownProduct): readonly ShownFact[] {
  return leaflet.flatMap((fact) => findFact(product, fact) ?? []);
}

/** A supplier that is also the agent is named only once. */
const isSupplierAgain = (product: ShownProduct, { fact, value }: ShownFact) =>
  fact === 'agent' && value === product.company_name;

/** All other facts, so that none is shown twice on a page. */
export function detailFacts(product: ShownProduct): readonly ShownFact[] {
  const above = new Set(keyFacts(product).map(({ fact }) => fact));
  return shownFacts(product).filter(
    (shown) =>
      !saidElsewhere.has(shown.fact) &&
      !leaflet.includes(shown.fact) &&
      !above.has(shown.fact) &&
      !isSupplierAgain(product, shown),
  );
}

/** Characteristics are separated by line breaks or semicolons. */
export function characteristicsOf(product: ShownProduct): readonly string[] {
  return (product.item_characteristics ?? '')
    .split(/[\n;؛]/)
    .map((each) => each.trim())
    .filter(Boolean);
}

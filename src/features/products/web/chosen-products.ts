import { PRODUCTS_COMPARED, type Product } from '#features/products/products.contract.ts';
import { storedValue } from '#platform/pages/stored-value.ts';

/** A product selected for comparison, stored in the browser and shared by all its windows. */
export type ChosenProduct = {
  readonly id: number;
  readonly name: string;
  readonly image: string | null;
};

function isChosen(value: unknown): value is ChosenProduct {
  const { id, name, image } = (value ?? {}) as Record<string, unknown>;
  const isImage = image === null || typeof image === 'string';
  return Number.isSafeInteger(id) && typeof name === 'string' && isImage;
}

/** An invalid stored value counts as no selection. */
export function chosenIn(kept: unknown): readonly ChosenProduct[] {
  return Array.isArray(kept) ? kept.filter(isChosen).slice(0, PRODUCTS_COMPARED) : [];
}

const stored = storedValue('compared_products', chosenIn);

export const useChosenProducts = stored.useCurrent;

/** Returns false if there is no room for another. */
export function chooseProduct({ product_id, item_name, product_images }: Product): boolean {
  const chosen = stored.current();
  if (chosen.length >= PRODUCTS_COMPARED) return false;
  const [image = null] = product_images;
  stored.keep([...chosen, { id: product_id, name: item_name, image }]);
  return true;
}

export function dropProduct(id: number): void {
  const others = stored.current().filter((each) => each.id !== id);
  if (others.length === 0) stored.forget();
  else stored.keep(others);
}

export function dropAllProducts(): void {
  stored.forget();
}

export function comparePath(ids: readonly number[]): string {
  return ids.length === 0 ? '/compare' : `/compare?ids=${ids.join(',')}`;
}

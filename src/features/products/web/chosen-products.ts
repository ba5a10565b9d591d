import { useSyncExternalStore } from 'react';
import { PRODUCTS_COMPARED, type Product } from '#features/products/products.contract.ts';

/** What was chosen to compare: kept in the browser, alike in all its windows. */
export type ChosenProduct = {
  readonly id: number;
  readonly name: string;
  readonly image: string | null;
};

const KEY = 'compared_products';
const none: readonly ChosenProduct[] = [];

function isChosen(value: unknown): value is ChosenProduct {
  const { id, name, image } = (value ?? {}) as Record<string, unknown>;
  const isImage = image === null || typeof image === 'string';
  return Number.isSafeInteger(id) && typeof name === 'string' && isImage;
}

/** What the browser keeps; anything else that stands there is as good as nothing. */
export function parseChosen(kept: string | null): readonly ChosenProduct[] {
  try {
    const values: unknown = JSON.parse(kept ?? '[]');
    return Array.isArray(values) ? values.filter(isChosen).slice(0, PRODUCTS_COMPARED) : none;
  } catch {
    return none;
  }
}

let read: { readonly kept: string | null; readonly chosen: readonly ChosenProduct[] } = {
  kept: null,
  chosen: none,
};

function current(): readonly ChosenProduct[] {
  const kept = localStorage.getItem(KEY);
  if (kept !== read.kept) read = { kept, chosen: parseChosen(kept) };
  return read.chosen;
}

const listeners = new Set<() => void>();

function keep(chosen: readonly ChosenProduct[]): void {
  if (chosen.length === 0) localStorage.removeItem(KEY);
  else localStorage.setItem(KEY, JSON.stringify(chosen));
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}

export function useChosenProducts(): readonly ChosenProduct[] {
  return useSyncExternalStore(subscribe, current, () => none);
}

/** False where there is no room for another. */
export function chooseProduct({ product_id, item_name, product_images }: Product): boolean {
  const chosen = current();
  if (chosen.length >= PRODUCTS_COMPARED) return false;
  const [image = null] = product_images;
  keep([...chosen, { id: product_id, name: item_name, image }]);
  return true;
}

export function dropProduct(id: number): void {
  keep(current().filter((each) => each.id !== id));
}

export function dropAllProducts(): void {
  keep(none);
}

export function comparePath(ids: readonly number[]): string {
  return ids.length === 0 ? '/compare' : `/compare?ids=${ids.join(',')}`;
}

import { QUANTITY_MOST, TRAY_MOST } from '#features/products/tray/tray-limits.ts';
import { storedValue } from '#platform/pages/stored-value.ts';

export type TrayItem = { readonly product_id: number; readonly quantity: number };

/** The tray, stored in the browser and shared by all its windows. */
export type Tray = {
  /** Id of the account that also stores it; null before anybody has signed in. */
  readonly owner: string | null;
  readonly items: readonly TrayItem[];
};

const empty: Tray = { owner: null, items: [] };

function isItem(value: unknown): value is TrayItem {
  const { product_id, quantity } = (value ?? {}) as Record<string, unknown>;
  return (
    Number.isSafeInteger(product_id) &&
    Number.isSafeInteger(quantity) &&
    Number(quantity) >= 1 &&
    Number(quantity) <= QUANTITY_MOST
  );
}

/** An invalid stored value counts as an empty tray. */
export function trayIn(kept: unknown): Tray {
  const { owner, items } = (kept ?? {}) as Record<string, unknown>;
  if (!Array.isArray(items)) return empty;
  return {
    owner: typeof owner === 'string' ? owner : null,
    items: items.filter(isItem).slice(0, TRAY_MOST),
  };
}

/** Adds what was collected before signing in to the account's tray, with the larger quantity of each product. */
export function mergeTrays(
  account: readonly TrayItem[],
  collected: readonly TrayItem[],
): readonly TrayItem[] {
  const quantities = new Map(account.map((item) => [item.product_id, item.quantity]));
  for (const { product_id, quantity } of collected) {
    quantities.set(product_id, Math.max(quantity, quantities.get(product_id) ?? 0));
  }
  return [...quantities]
    .map(([product_id, quantity]) => ({ product_id, quantity }))
    .slice(0, TRAY_MOST);
}

const stored = storedValue('request_tray', trayIn);

export const currentTray = stored.current;

export function keepTray(tray: Tray): void {
  if (tray.items.length === 0) stored.forget();
  else stored.keep(tray);
}

export const useKeptTray = stored.useCurrent;

import { useSyncExternalStore } from 'react';
import { QUANTITY_MOST, TRAY_MOST } from '#features/products/tray/tray-limits.ts';

export type TrayItem = { readonly product_id: number; readonly quantity: number };

/** What is collected for a request: kept in the browser, alike in all its windows. */
export type Tray = {
  /** Whose account it is kept with as well; none before anybody has signed in. */
  readonly owner: string | null;
  readonly items: readonly TrayItem[];
};

export const TRAY_KEY = 'request_tray';
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

/** What the browser keeps; anything else that stands there is as good as nothing. */
export function parseTray(kept: string | null): Tray {
  try {
    const { owner, items } = JSON.parse(kept ?? '{}') ?? {};
    if (!Array.isArray(items)) return empty;
    return {
      owner: typeof owner === 'string' ? owner : null,
      items: items.filter(isItem).slice(0, TRAY_MOST),
    };
  } catch {
    return empty;
  }
}

/** What was collected before signing in, behind what the account has: of both the larger quantity. */
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

let read: { readonly kept: string | null; readonly tray: Tray } = { kept: null, tray: empty };

export function currentTray(): Tray {
  const kept = localStorage.getItem(TRAY_KEY);
  if (kept !== read.kept) read = { kept, tray: parseTray(kept) };
  return read.tray;
}

const listeners = new Set<() => void>();

export function keepTray(tray: Tray): void {
  if (tray.items.length === 0) localStorage.removeItem(TRAY_KEY);
  else localStorage.setItem(TRAY_KEY, JSON.stringify(tray));
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

export function useKeptTray(): Tray {
  return useSyncExternalStore(subscribe, currentTray, () => empty);
}

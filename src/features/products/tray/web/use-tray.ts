import { useEffect, useEffectEvent } from 'react';
import { useSession } from '#features/accounts/web/public.ts';
import { readTray, saveTray } from '#features/products/tray/tray.contract.ts';
import { TRAY_MOST } from '#features/products/tray/tray-limits.ts';
import { useClient } from '#platform/pages/use-call.ts';
import { currentTray, keepTray, mergeTrays, type TrayItem, useKeptTray } from './request-tray.ts';

/** The account whose tray is being loaded: many components show the tray, but only one loads it. */
let asking: { readonly who: string | null } | undefined;

/**
 * The tray. With a session it is synchronised with the account: items collected before signing in are added. After
 * signing out, the account's tray is removed from the browser.
 */
export function useTray() {
  const client = useClient();
  const session = useSession();
  const who = session?.userId ?? null;
  const { items } = useKeptTray();

  const follow = useEffectEvent(async () => {
    const { owner, items: before } = currentTray();
    if (who === null) {
      if (owner !== null) keepTray({ owner: null, items: [] });
      return;
    }
    const { items: ofAccount } = await client(readTray, {});
    // Changes made while loading are merged in.
    const { items: here } = currentTray();
    const isSame = owner === who && here === before;
    const merged = isSame ? ofAccount : mergeTrays(ofAccount, here);
    keepTray({ owner: who, items: merged });
    if (!isSame && here.length > 0) await client(saveTray, { items: [...merged] });
  });
  useEffect(() => {
    if (asking?.who === who) return;
    const mine = { who };
    asking = mine;
    follow()
      // If loading fails, the browser's tray stays in use and loading is tried again later.
      .catch(() => undefined)
      .finally(() => {
        if (asking === mine) asking = undefined;
      });
  }, [who]);

  function change(next: readonly TrayItem[]) {
    keepTray({ owner: who, items: next });
    if (who !== null) void client(saveTray, { items: [...next] }).catch(() => undefined);
  }

  return {
    items,
    /** Returns false if the tray is full. */
    add(product_id: number): boolean {
      if (items.length >= TRAY_MOST) return false;
      change([...items, { product_id, quantity: 1 }]);
      return true;
    },
    setQuantity: (product_id: number, quantity: number) =>
      change(
        items.map((each) => (each.product_id === product_id ? { product_id, quantity } : each)),
      ),
    drop: (product_id: number) => change(items.filter((each) => each.product_id !== product_id)),
    clear: () => change([]),
  };
}

export type OwnTray = ReturnType<typeof useTray>;

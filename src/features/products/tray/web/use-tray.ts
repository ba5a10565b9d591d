import { useEffect, useEffectEvent } from 'react';
import { useSession } from '#features/accounts/web/public.ts';
import { readTray, saveTray } from '#features/products/tray/tray.contract.ts';
import { TRAY_MOST } from '#features/products/tray/tray-limits.ts';
import { useClient } from '#platform/pages/use-call.ts';
import { currentTray, keepTray, mergeTrays, type TrayItem, useKeptTray } from './request-tray.ts';

/** Whose tray is being asked for: many places of a page show it, and one asks. */
let asking: { readonly who: string | null } | undefined;

/**
 * The tray, and with a session the account's: what was collected before signing in is added to it, and what
 * somebody who signs out collected leaves the browser with them.
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
    // What was changed while the account was asked is part of it.
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
      // What could not be asked now is asked the next time; the browser's own goes on.
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
    /** False where there is no room for another. */
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

import { useSession } from '#features/accounts/sessions/web/session.ts';
import { useKeptTray } from '#features/products/tray/web/request-tray.ts';
import { pagePart, useWantedPart } from '#platform/pages/page-part.ts';

const trayPart = pagePart(() => import('./tray-link.tsx'));

/** The header's count of what is collected: its code comes with the first product, for most visitors never. */
export function TraySlot() {
  const session = useSession();
  const { owner, items } = useKeptTray();
  // What somebody collected who has signed out since is nobody else's business.
  const isOwn = owner === null || owner === session?.userId;
  const count = isOwn ? items.length : 0;
  const part = useWantedPart(trayPart, count > 0);
  return part && count > 0 ? <part.TrayLink count={count} /> : null;
}

import { useSession } from '#features/accounts/sessions/web/session.ts';
import { useKeptTray } from '#features/products/tray/web/request-tray.ts';
import { pagePart, useWantedPart } from '#platform/pages/page-part.ts';

const trayPart = pagePart(() => import('./tray-link.tsx'));

/** The tray link in the header. Its code loads with the first collected product, so for most visitors never. */
export function TraySlot() {
  const session = useSession();
  const { owner, items } = useKeptTray();
  // A tray that belongs to somebody who has since signed out is not shown to others.
  const isOwn = owner === null || owner === session?.userId;
  const count = isOwn ? items.length : 0;
  const part = useWantedPart(trayPart, count > 0);
  return part && count > 0 ? <part.TrayLink count={count} /> : null;
}

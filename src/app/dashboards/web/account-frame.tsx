import { LogOut } from 'lucide-react';
import type { ReactNode } from 'react';
import { Outlet, useLocation } from 'react-router';
import { userDashboardTexts as texts } from '#app/dashboards/user/user-dashboard.texts.ts';
import { useLogout } from '#features/accounts/sessions/web/use-logout.ts';
import { useTranslate } from '#platform/i18n/translation-context.tsx';
import { useLocalPath } from '#platform/pages/link.tsx';
import { Button } from '#ui/actions/button.tsx';
import { Badge } from '#ui/display/badge.tsx';
import { DashboardFrame } from '#ui/layout/dashboard-frame.tsx';
import { CarrySaved } from './carry-saved.ts';
import type { FrameGroup, FrameLink } from './frame-links.ts';
import { WorkPreferences, WorkSearch } from './work-bar.tsx';

type AccountFrameProps = {
  menuLabel: string;
  identity: ReactNode;
  tools?: ReactNode;
  groups: readonly FrameGroup[];
  /** Counts of what waits behind a link, by the link's path. */
  waiting?: Readonly<Record<string, { readonly count: number; readonly said: string }>>;
  notices?: ReactNode;
  /** Rendered above the current page. */
  above?: ReactNode;
};

/** The menu link for the current path: the longest one that is a prefix of it. */
function findCurrent(links: readonly FrameLink[], pathname: string): string | undefined {
  const leading = links.filter(({ path }) => `${pathname}/`.startsWith(`${path}/`));
  return leading.sort((one, other) => other.path.length - one.path.length)[0]?.path;
}

/** Shows the bare number; screen readers get it with what it counts. */
function WaitingBadge({ count, said }: { count: number; said: string }) {
  if (count === 0) return null;
  return (
    <Badge tone="sand" className="shrink-0 tabular-nums">
      <span aria-hidden="true">{count}</span>
      <span className="sr-only">{said}</span>
    </Badge>
  );
}

/** The frame of all pages that need a sign-in: the menu, and the button to sign out. */
export function AccountFrame(props: AccountFrameProps) {
  const { groups, waiting = {}, notices, above, tools, ...frame } = props;
  const t = useTranslate();
  const local = useLocalPath();
  const logout = useLogout();
  const { pathname } = useLocation();
  const current = findCurrent(
    groups.flatMap(({ links }) => links),
    pathname,
  );
  return (
    <DashboardFrame
      {...frame}
      tools={
        tools ?? (
          // Wide screens have it in the bar.
          <div className="empty:hidden lg:hidden">
            <WorkSearch />
          </div>
        )
      }
      groups={groups.map(({ text, links }) => ({
        label: text && t(text),
        entries: links.map(({ path, text: name, icon }) => ({
          href: local(path),
          label: t(name),
          icon,
          badge: waiting[path] && <WaitingBadge {...waiting[path]} />,
          isCurrent: path === current,
        })),
      }))}
      preferences={<WorkPreferences />}
      below={notices}
      // Signs out without asking, as required for these menus.
      exit={
        <Button
          variant="quiet"
          size="sm"
          className="justify-start justify-self-start"
          icon={<LogOut aria-hidden="true" className="rtl:-scale-x-100" />}
          onClick={() => logout('/login')}
        >
          {t(texts.logout)}
        </Button>
      }
    >
      <CarrySaved />
      {above}
      <Outlet />
    </DashboardFrame>
  );
}

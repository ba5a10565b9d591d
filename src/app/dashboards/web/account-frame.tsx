import { LogOut } from 'lucide-react';
import type { ReactNode } from 'react';
import { Outlet, useLocation } from 'react-router';
import { userDashboardTexts as texts } from '#app/dashboards/user/user-dashboard.texts.ts';
import { useLogout } from '#features/accounts/sessions/web/use-logout.ts';
import type { Text } from '#platform/i18n/texts.ts';
import { useTranslate } from '#platform/i18n/translation-context.tsx';
import { useLocalPath } from '#platform/pages/link.tsx';
import { Button } from '#ui/actions/button.tsx';
import { DashboardFrame } from '#ui/layout/dashboard-frame.tsx';
import { CarrySaved } from './carry-saved.ts';

export type FrameLink = { readonly path: string; readonly text: Text; readonly icon: ReactNode };

type AccountFrameProps = {
  menuLabel: string;
  identity: ReactNode;
  tools?: ReactNode;
  links: readonly FrameLink[];
  notices?: ReactNode;
  /** Stands above the page that is shown. */
  above?: ReactNode;
};

/** Of all links that lead to this page or above it, the nearest. */
function findCurrent(links: readonly FrameLink[], pathname: string): string | undefined {
  const leading = links.filter(({ path }) => `${pathname}/`.startsWith(`${path}/`));
  return leading.sort((one, other) => other.path.length - one.path.length)[0]?.path;
}

/** The pages of somebody who is signed in, with their menu and the way out. */
export function AccountFrame({ links, notices, above, ...frame }: AccountFrameProps) {
  const t = useTranslate();
  const local = useLocalPath();
  const logout = useLogout();
  const current = findCurrent(links, useLocation().pathname);
  return (
    <DashboardFrame
      {...frame}
      entries={links.map(({ path, text, icon }) => ({
        href: local(path),
        label: t(text),
        icon,
        isCurrent: path === current,
      }))}
      below={
        <>
          {notices}
          {/* Without a question, as stated for these menus. */}
          <Button
            variant="quiet"
            className="justify-start"
            icon={<LogOut aria-hidden="true" className="rtl:-scale-x-100" />}
            onClick={() => logout('/login')}
          >
            {t(texts.logout)}
          </Button>
        </>
      }
    >
      <CarrySaved />
      {above}
      <Outlet />
    </DashboardFrame>
  );
}

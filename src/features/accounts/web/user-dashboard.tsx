import { LogOut } from 'lucide-react';
import { Outlet, useLocation } from 'react-router';
import { accountTypeText } from '#features/accounts/account-types.ts';
import { userDashboardTexts } from '#features/accounts/user-dashboard.texts.ts';
import { useSay } from '#platform/i18n/say-context.tsx';
import { useLocalPath } from '#platform/pages/link.tsx';
import type { PageHandle } from '#platform/pages/page-head.ts';
import { Button } from '#ui/actions/button.tsx';
import { Avatar } from '#ui/display/avatar.tsx';
import { DashboardFrame } from '#ui/layout/dashboard-frame.tsx';
import { DashboardSkeleton } from '#ui/layout/dashboard-skeleton.tsx';
import { dashboardPages } from './dashboard-pages.tsx';
import { DashboardSearch } from './dashboard-search.tsx';
import { UserGuard } from './guards.tsx';
import { Notifications } from './notifications.tsx';
import { displayNameOf, useSession } from './session.ts';
import { useLogout } from './use-logout.ts';

export const handle: PageHandle = {
  head: ({ say }) => ({ title: say(userDashboardTexts.dashboard), noIndex: true }),
};

export function Component() {
  return (
    <UserGuard waiting={<DashboardSkeleton />}>
      <UserDashboard />
    </UserGuard>
  );
}

function UserDashboard() {
  const say = useSay();
  const local = useLocalPath();
  const { pathname } = useLocation();
  return (
    <DashboardFrame
      menuLabel={say(userDashboardTexts.menu)}
      identity={<Identity />}
      tools={<DashboardSearch />}
      entries={dashboardPages.map(({ path, text, icon }) => ({
        href: local(path),
        label: say(text),
        icon,
        isCurrent: pathname === path,
      }))}
      below={
        <>
          <Notifications />
          <LogoutButton />
        </>
      }
    >
      <Outlet />
    </DashboardFrame>
  );
}

function Identity() {
  const say = useSay();
  const session = useSession();
  if (!session) return null;
  return (
    <div className="flex items-center gap-3">
      <Avatar name={displayNameOf(session)} shape="round" />
      <div className="min-w-0">
        <p className="truncate font-semibold">{displayNameOf(session)}</p>
        <p className="text-muted text-sm">{say(accountTypeText(session.userType))}</p>
      </div>
    </div>
  );
}

/** Clears the session and goes to sign in, without a question, as stated for this menu. */
function LogoutButton() {
  const say = useSay();
  const logout = useLogout();
  return (
    <Button
      variant="secondary"
      wide
      icon={<LogOut aria-hidden="true" className="rtl:-scale-x-100" />}
      onClick={() => logout('/login')}
    >
      {say(userDashboardTexts.logout)}
    </Button>
  );
}

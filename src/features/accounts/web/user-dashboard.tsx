import { Briefcase, CalendarDays, LogOut, Settings, UserRound } from 'lucide-react';
import type { ReactNode } from 'react';
import { Outlet, useLocation } from 'react-router';
import { userDashboard } from '#features/accounts/dashboard-paths.ts';
import { userDashboardTexts } from '#features/accounts/user-dashboard.texts.ts';
import { useSay } from '#platform/i18n/say-context.tsx';
import type { Text } from '#platform/i18n/texts.ts';
import { useLocalPath } from '#platform/pages/link.tsx';
import type { PageHandle } from '#platform/pages/page-head.ts';
import { Button } from '#ui/actions/button.tsx';
import { DashboardFrame } from '#ui/layout/dashboard-frame.tsx';
import { DashboardSkeleton } from '#ui/layout/dashboard-skeleton.tsx';
import { UserGuard } from './guards.tsx';
import { useLogout } from './use-logout.ts';

export const handle: PageHandle = {
  head: ({ say }) => ({ title: say(userDashboardTexts.dashboard), noIndex: true }),
};

const entries: readonly { path: string; text: Text; icon: ReactNode }[] = [
  { path: 'profile', text: userDashboardTexts.profile, icon: <UserRound /> },
  { path: 'my-events', text: userDashboardTexts.myEvents, icon: <CalendarDays /> },
  { path: 'my-jobs', text: userDashboardTexts.myJobs, icon: <Briefcase /> },
  { path: 'settings', text: userDashboardTexts.settings, icon: <Settings /> },
];

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
      entries={entries.map(({ path, text, icon }) => ({
        href: local(`${userDashboard}/${path}`),
        label: say(text),
        icon,
        isCurrent: pathname === `${userDashboard}/${path}`,
      }))}
      below={<LogoutButton />}
    >
      <Outlet />
    </DashboardFrame>
  );
}

function LogoutButton() {
  const say = useSay();
  const logout = useLogout();
  return (
    <Button
      variant="quiet"
      className="justify-start"
      icon={<LogOut aria-hidden="true" className="rtl:-scale-x-100" />}
      onClick={() => logout('/login')}
    >
      {say(userDashboardTexts.logout)}
    </Button>
  );
}

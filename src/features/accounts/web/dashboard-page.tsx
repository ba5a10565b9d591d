import { Navigate } from 'react-router';
import { profilePathOf } from '#features/accounts/dashboard-paths.ts';
import { userDashboardTexts } from '#features/accounts/user-dashboard.texts.ts';
import type { PageHandle } from '#platform/pages/page-head.ts';
import { DashboardSkeleton } from '#ui/layout/dashboard-skeleton.tsx';
import { AccountGuard } from './guards.tsx';
import { useSession } from './session.ts';

export const handle: PageHandle = {
  head: ({ say }) => ({ title: say(userDashboardTexts.dashboard), noIndex: true }),
};

/** Sends everybody to the dashboard of their account's type. */
export function Component() {
  return (
    <AccountGuard waiting={<DashboardSkeleton />}>
      <OwnDashboard />
    </AccountGuard>
  );
}

function OwnDashboard() {
  const session = useSession();
  return session && <Navigate to={profilePathOf(session)} replace />;
}

import { Navigate, useLocation } from 'react-router';
import { userDashboardTexts } from '#app/dashboards/user/user-dashboard.texts.ts';
import { profilePathOf } from '#features/accounts/dashboard-paths.ts';
import { AccountGuard } from '#features/accounts/sessions/web/guards.tsx';
import { useSession } from '#features/accounts/sessions/web/session.ts';
import type { PageHandle } from '#platform/pages/page-head.ts';
import { DashboardSkeleton } from '#ui/layout/dashboard-skeleton.tsx';

export const handle: PageHandle = {
  head: ({ t }) => ({ title: t(userDashboardTexts.dashboard), noIndex: true }),
};

/** Redirects to the dashboard that fits the account's type. */
function DashboardPage() {
  return (
    <AccountGuard waiting={<DashboardSkeleton />}>
      <OwnDashboard />
    </AccountGuard>
  );
}

function OwnDashboard() {
  const session = useSession();
  const { pathname, hash } = useLocation();
  if (!session) return null;
  const profile = profilePathOf(session);
  const isSettings = pathname === '/dashboard/settings';
  const to = isSettings ? profile.replace(/profile$/, `settings${hash}`) : profile;
  return <Navigate to={to} replace />;
}

export { DashboardPage as Component };

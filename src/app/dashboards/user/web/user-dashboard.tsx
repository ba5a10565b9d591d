import { userDashboardTexts } from '#app/dashboards/user/user-dashboard.texts.ts';
import { AccountFrame } from '#app/dashboards/web/account-frame.tsx';
import { accountTypeText } from '#features/accounts/account-types.ts';
import { PasskeyOffer } from '#features/accounts/passkeys/web/passkey-offer.tsx';
import { UserGuard } from '#features/accounts/sessions/web/guards.tsx';
import { displayNameOf, useSession } from '#features/accounts/sessions/web/session.ts';
import { useTranslate } from '#platform/i18n/translation-context.tsx';
import type { PageHandle } from '#platform/pages/page-head.ts';
import { Avatar } from '#ui/display/avatar.tsx';
import { TruncatedUserText } from '#ui/display/truncated-user-text.tsx';
import { DashboardSkeleton } from '#ui/layout/dashboard-skeleton.tsx';
import { dashboardPages } from './dashboard-pages.tsx';
import { DashboardSearch } from './dashboard-search.tsx';
import { Notifications } from './notifications.tsx';

export const handle: PageHandle = {
  head: ({ t }) => ({ title: t(userDashboardTexts.dashboard), noIndex: true }),
};

function UserDashboardPage() {
  return (
    <UserGuard waiting={<DashboardSkeleton />}>
      <UserDashboard />
    </UserGuard>
  );
}

function UserDashboard() {
  const t = useTranslate();
  return (
    <AccountFrame
      menuLabel={t(userDashboardTexts.menu)}
      identity={<Identity />}
      tools={<DashboardSearch />}
      groups={[{ links: dashboardPages }]}
      notices={<Notifications />}
      above={<PasskeyOffer />}
    />
  );
}

function Identity() {
  const t = useTranslate();
  const session = useSession();
  if (!session) return null;
  return (
    <div className="flex items-center gap-3">
      <Avatar name={displayNameOf(session)} shape="round" />
      <div className="min-w-0">
        <p className="font-semibold">
          <TruncatedUserText>{displayNameOf(session)}</TruncatedUserText>
        </p>
        <p className="text-muted text-sm">{t(accountTypeText(session.userType))}</p>
      </div>
    </div>
  );
}

export { UserDashboardPage as Component };

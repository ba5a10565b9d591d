import { useMemo } from 'react';
import { Navigate, useLocation } from 'react-router';
import { exhibitorDashboardTexts as texts } from '#app/dashboards/exhibitor/exhibitor-dashboard.texts.ts';
import { getDesk } from '#app/dashboards/exhibitor/overview.contract.ts';
import { AccountFrame } from '#app/dashboards/web/account-frame.tsx';
import { OwnerClaimContext, OwnerDefaultsContext } from '#collection/web/owner-claim.ts';
import { PasskeyOffer } from '#features/accounts/passkeys/web/passkey-offer.tsx';
import { ExhibitorGuard } from '#features/accounts/sessions/web/guards.tsx';
import { useSession } from '#features/accounts/sessions/web/session.ts';
import { getExhibitorProfile } from '#features/companies/profile/company-profile.contract.ts';
import { ListingsNotice } from '#features/subscriptions/web/listings-notice.tsx';
import { useTranslate } from '#platform/i18n/translation-context.tsx';
import { currencyOfCountry } from '#platform/money/country-currency.ts';
import type { PageHandle } from '#platform/pages/page-head.ts';
import { useCall } from '#platform/pages/use-call.ts';
import { DashboardSkeleton } from '#ui/layout/dashboard-skeleton.tsx';
import { CompanyIdentity } from './company-identity.tsx';
import { groupsOfType, isOfOtherTypes } from './dashboard-links.tsx';
import { isListing } from './listing-paths.ts';

export const handle: PageHandle = {
  head: ({ t }) => ({ title: t(texts.dashboard), noIndex: true }),
};

const base = '/exhibitor/dashboard';

function ExhibitorDashboardPage() {
  return (
    <ExhibitorGuard waiting={<DashboardSkeleton />}>
      <ExhibitorDashboard />
    </ExhibitorGuard>
  );
}

function ExhibitorDashboard() {
  const t = useTranslate();
  const { pathname } = useLocation();
  const userId = useSession()?.userId ?? '';
  const claim = useMemo(() => ({ exhibitor_id: Number(userId) }), [userId]);
  const desk = useCall(getDesk, { user_id: userId }).data;
  const { new_applicants: applicants = 0, unread_enquiries: unread = 0 } = desk ?? {};
  const { data, isError } = useCall(getExhibitorProfile, { user_id: userId });
  if (data && isOfOtherTypes(data.profile.company_type, pathname)) {
    return <Navigate to={`${base}/profile`} replace />;
  }
  const defaults = data ? { currency: currencyOfCountry(data.profile.country) } : {};
  return (
    <OwnerClaimContext value={claim}>
      <OwnerDefaultsContext value={defaults}>
        <AccountFrame
          menuLabel={t(texts.menu)}
          identity={<CompanyIdentity profile={data?.profile} failed={isError} />}
          groups={groupsOfType(data?.profile.company_type ?? null)}
          waiting={{
            [`${base}/jobs`]: {
              count: applicants,
              said: t(texts.newApplicants, { n: applicants }),
            },
            [`${base}/enquiries`]: {
              count: unread,
              said: t(texts.unreadEnquiries, { n: unread }),
            },
          }}
          above={isListing(pathname) ? <ListingsNotice /> : <PasskeyOffer />}
        />
      </OwnerDefaultsContext>
    </OwnerClaimContext>
  );
}

export { ExhibitorDashboardPage as Component };

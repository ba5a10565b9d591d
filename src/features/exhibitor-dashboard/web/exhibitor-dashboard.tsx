import { useLocation } from 'react-router';
import { OwnerClaimContext } from '#collection/web/owner-claim.ts';
import { useSession } from '#features/accounts/public.ts';
import { AccountFrame, ExhibitorGuard } from '#features/accounts/public.tsx';
import { getExhibitorProfile } from '#features/exhibitor-dashboard/company-profile.contract.ts';
import { exhibitorDashboardTexts as texts } from '#features/exhibitor-dashboard/exhibitor-dashboard.texts.ts';
import { ListingsNotice } from '#features/subscriptions/public.tsx';
import { useSay } from '#platform/i18n/say-context.tsx';
import type { PageHandle } from '#platform/pages/page-head.ts';
import { useCall } from '#platform/pages/use-call.ts';
import { DashboardSkeleton } from '#ui/layout/dashboard-skeleton.tsx';
import { CompanyIdentity } from './company-identity.tsx';
import { linksOfType } from './dashboard-links.tsx';

export const handle: PageHandle = {
  head: ({ say }) => ({ title: say(texts.dashboard), noIndex: true }),
};

const base = '/exhibitor/dashboard';
/** The screens of what a plan counts as listings. */
const listings = ['products', 'services', 'catalogs', 'jobs', 'events'];
const isListing = (pathname: string) =>
  listings.some((path) => pathname.startsWith(`${base}/${path}`));

export function Component() {
  return (
    <ExhibitorGuard waiting={<DashboardSkeleton />}>
      <ExhibitorDashboard />
    </ExhibitorGuard>
  );
}

function ExhibitorDashboard() {
  const say = useSay();
  const { pathname } = useLocation();
  const userId = useSession()?.userId ?? '';
  const { data, isError } = useCall(getExhibitorProfile, { user_id: userId });
  return (
    <OwnerClaimContext value={{ exhibitor_id: userId }}>
      <AccountFrame
        menuLabel={say(texts.menu)}
        identity={<CompanyIdentity profile={data?.profile} failed={isError} />}
        links={linksOfType(data?.profile.company_type ?? null)}
        above={isListing(pathname) && <ListingsNotice />}
      />
    </OwnerClaimContext>
  );
}

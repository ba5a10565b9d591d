import { LogOut } from 'lucide-react';
import { Outlet, useLocation } from 'react-router';
import { OwnerClaimContext } from '#collection/web/owner-claim.ts';
import { useSession } from '#features/accounts/public.ts';
import { ExhibitorGuard, useLogout } from '#features/accounts/public.tsx';
import { getExhibitorProfile } from '#features/exhibitor-dashboard/company-profile.contract.ts';
import { exhibitorDashboardTexts as texts } from '#features/exhibitor-dashboard/exhibitor-dashboard.texts.ts';
import { ListingsNotice } from '#features/subscriptions/public.tsx';
import { useSay } from '#platform/i18n/say-context.tsx';
import { useLocalPath } from '#platform/pages/link.tsx';
import type { PageHandle } from '#platform/pages/page-head.ts';
import { useCall } from '#platform/pages/use-call.ts';
import { Button } from '#ui/actions/button.tsx';
import { DashboardFrame } from '#ui/layout/dashboard-frame.tsx';
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
  const local = useLocalPath();
  const { pathname } = useLocation();
  const logout = useLogout();
  const userId = useSession()?.userId ?? '';
  const { data, isError } = useCall(getExhibitorProfile, { user_id: userId });
  const links = linksOfType(data?.profile.company_type ?? null);
  return (
    <DashboardFrame
      menuLabel={say(texts.menu)}
      identity={<CompanyIdentity profile={data?.profile} failed={isError} />}
      entries={links.map(({ path, text, icon }) => ({
        href: local(`${base}/${path}`),
        label: say(text),
        icon,
        isCurrent: pathname === `${base}/${path}` || pathname.startsWith(`${base}/${path}/`),
      }))}
      below={
        <Button
          variant="quiet"
          className="justify-start"
          icon={<LogOut aria-hidden="true" className="rtl:-scale-x-100" />}
          onClick={() => logout('/login')}
        >
          {say(texts.logout)}
        </Button>
      }
    >
      <OwnerClaimContext value={{ exhibitor_id: userId }}>
        {isListing(pathname) && <ListingsNotice />}
        <Outlet />
      </OwnerClaimContext>
    </DashboardFrame>
  );
}

import { JumpSearch } from '#app/dashboards/web/jump-search.tsx';
import { useSession } from '#features/accounts/sessions/web/session.ts';
import { getExhibitorProfile } from '#features/companies/profile/company-profile.contract.ts';
import { useCall } from '#platform/pages/use-call.ts';
import { isList, linksOfType } from './dashboard-links.tsx';

/** Searches the pages and lists of the caller's own company. */
export default function ExhibitorSearch() {
  const userId = useSession()?.userId ?? '';
  const { data } = useCall(getExhibitorProfile, { user_id: userId });
  return <JumpSearch pages={linksOfType(data?.profile.company_type ?? null)} isList={isList} />;
}

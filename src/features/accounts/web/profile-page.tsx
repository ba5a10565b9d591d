import { userDashboardTexts } from '#features/accounts/user-dashboard.texts.ts';
import { useSay } from '#platform/i18n/say-context.tsx';
import type { PageHandle } from '#platform/pages/page-head.ts';
import { PageHeader } from '#ui/layout/page-header.tsx';

export const handle: PageHandle = {
  head: ({ say }) => ({ title: say(userDashboardTexts.profile), noIndex: true }),
};

export function Component() {
  return <PageHeader title={useSay()(userDashboardTexts.profile)} />;
}

import { userDashboardTexts } from '#features/accounts/user-dashboard.texts.ts';
import { useSay } from '#platform/i18n/say-context.tsx';
import { useLocalPath } from '#platform/pages/link.tsx';
import type { PageHandle } from '#platform/pages/page-head.ts';
import { Button } from '#ui/actions/button.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { PageHeader } from '#ui/layout/page-header.tsx';

export const handle: PageHandle = {
  head: ({ say }) => ({ title: say(userDashboardTexts.myEventsTitle), noIndex: true }),
};

export function Component() {
  const say = useSay();
  const local = useLocalPath();
  return (
    <>
      <PageHeader
        title={say(userDashboardTexts.myEventsTitle)}
        lead={say(userDashboardTexts.myEventsLead)}
      />
      <EmptyState
        title={say(userDashboardTexts.noEvents)}
        drawing="tray"
        action={<Button href={local('/events')}>{say(userDashboardTexts.browseEvents)}</Button>}
      >
        {say(userDashboardTexts.noEventsHint)}
      </EmptyState>
    </>
  );
}

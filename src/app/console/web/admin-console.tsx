import { getOperator } from '#app/console/console.contract.ts';
import { adminTexts as texts } from '#app/console/console.texts.ts';
import { AccountFrame } from '#app/dashboards/web/account-frame.tsx';
import { AccountGuard } from '#features/accounts/sessions/web/guards.tsx';
import { SECOND_FACTOR_NEEDED } from '#platform/calls/call-failure.ts';
import { useTranslate } from '#platform/i18n/translation-context.tsx';
import { useLocalPath } from '#platform/pages/link.tsx';
import type { PageHandle } from '#platform/pages/page-head.ts';
import { useCall } from '#platform/pages/use-call.ts';
import { Button } from '#ui/actions/button.tsx';
import { TruncatedUserText } from '#ui/display/truncated-user-text.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { DashboardSkeleton } from '#ui/layout/dashboard-skeleton.tsx';
import { uiTexts } from '#ui/ui.texts.ts';
import { consoleGroups } from './console-links.tsx';
import { useWaiting } from './use-waiting.ts';

export const handle: PageHandle = {
  head: ({ t }) => ({ title: t(texts.console), noIndex: true }),
};

function AdminConsole() {
  return (
    <AccountGuard waiting={<DashboardSkeleton />}>
      <Console />
    </AccountGuard>
  );
}

/** The server decides who is an operator. Anybody else gets a message and sees nothing of the console. */
function Console() {
  const t = useTranslate();
  const local = useLocalPath();
  const { data, error } = useCall(getOperator, {});
  if (error && error.code !== SECOND_FACTOR_NEEDED) {
    return (
      <main id="content" className="grow">
        <EmptyState
          title={t(texts.notOperator)}
          action={<Button href={local('/')}>{t(uiTexts.toHome)}</Button>}
        >
          {t(texts.notOperatorHelp)}
        </EmptyState>
      </main>
    );
  }
  if (!data) return <DashboardSkeleton />;
  return <ConsoleFrame email={data.email} />;
}

function ConsoleFrame({ email }: { email: string }) {
  const t = useTranslate();
  const waiting = useWaiting();
  return (
    <AccountFrame
      menuLabel={t(texts.menu)}
      identity={
        <div className="min-w-0">
          <p className="font-semibold">{t(texts.console)}</p>
          <p className="text-muted text-sm">
            <TruncatedUserText>{email}</TruncatedUserText>
          </p>
        </div>
      }
      groups={consoleGroups}
      waiting={waiting}
    />
  );
}

export { AdminConsole as Component };

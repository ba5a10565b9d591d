import { listSettings } from '#features/site/settings/settings.contract.ts';
import { settingsTexts as texts } from '#features/site/settings/settings.texts.ts';
import { useSay } from '#platform/i18n/say-context.tsx';
import type { PageHandle } from '#platform/pages/page-head.ts';
import { useCall } from '#platform/pages/use-call.ts';
import { ErrorState } from '#ui/feedback/error-state.tsx';
import { FormSkeleton } from '#ui/feedback/form-skeleton.tsx';
import { PageHeader } from '#ui/layout/page-header.tsx';
import { SettingsForm } from './settings-form.tsx';

export const handle: PageHandle = {
  head: ({ say }) => ({ title: say(texts.heading), noIndex: true }),
};

export function Component() {
  const say = useSay();
  const { data, error, isFetching, refetch } = useCall(listSettings, {});
  return (
    <>
      <PageHeader title={say(texts.heading)} lead={say(texts.lead)} />
      <div className="max-w-3xl">
        {error && (
          <ErrorState
            title={say(texts.failed)}
            onRetry={() => void refetch()}
            retrying={isFetching}
          >
            {error.message}
          </ErrorState>
        )}
        {!error && (data ? <SettingsForm {...data} /> : <FormSkeleton fields={6} />)}
      </div>
    </>
  );
}

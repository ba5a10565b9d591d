import { listSettings } from '#features/site/settings/settings.contract.ts';
import { settingsTexts as texts } from '#features/site/settings/settings.texts.ts';
import { tellFailure } from '#platform/calls/failure-message.ts';
import { useTranslate } from '#platform/i18n/translation-context.tsx';
import type { PageHandle } from '#platform/pages/page-head.ts';
import { useCall } from '#platform/pages/use-call.ts';
import { ErrorState } from '#ui/feedback/error-state.tsx';
import { FormSkeleton } from '#ui/feedback/form-skeleton.tsx';
import { PageHeader } from '#ui/layout/page-header.tsx';
import { SettingsForm } from './settings-form.tsx';

export const handle: PageHandle = {
  head: ({ t }) => ({ title: t(texts.heading), noIndex: true }),
};

function SiteSettingsPage() {
  const t = useTranslate();
  const { data, error, isFetching, refetch } = useCall(listSettings, {});
  return (
    <>
      <PageHeader title={t(texts.heading)} lead={t(texts.lead)} />
      <div className="max-w-3xl">
        {error && (
          <ErrorState title={t(texts.failed)} onRetry={() => void refetch()} retrying={isFetching}>
            {tellFailure(error, t)}
          </ErrorState>
        )}
        {!error && (data ? <SettingsForm {...data} /> : <FormSkeleton fields={6} />)}
      </div>
    </>
  );
}

export { SiteSettingsPage as Component };

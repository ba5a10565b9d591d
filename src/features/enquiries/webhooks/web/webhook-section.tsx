import { useState } from 'react';
import { showWebhook } from '#features/enquiries/webhooks/webhooks.contract.ts';
import { webhooksTexts as texts } from '#features/enquiries/webhooks/webhooks.texts.ts';
import { getCurrentPlan } from '#features/subscriptions/public.ts';
import { PlanNotice } from '#features/subscriptions/web/public.ts';
import { useTranslate } from '#platform/i18n/translation-context.tsx';
import { useCall } from '#platform/pages/use-call.ts';
import { ErrorState } from '#ui/feedback/error-state.tsx';
import { ShownOnce } from '#ui/feedback/shown-once.tsx';
import { Skeleton } from '#ui/feedback/skeleton.tsx';
import { SettingsSection } from '#ui/layout/settings-section.tsx';
import { WebhookChanges } from './webhook-changes.tsx';
import { WebhookForm } from './webhook-form.tsx';
import { WebhookLog } from './webhook-log.tsx';

/** The company's webhook for leads, and its latest deliveries. */
export function WebhookSection() {
  const t = useTranslate();
  const plan = useCall(getCurrentPlan, {});
  const { data, error, isFetching, refetch } = useCall(showWebhook, {});
  const [secret, setSecret] = useState<string | null>(null);
  const isIncluded = plan.data?.entitlements.webhooks;

  function onSaved(told: string | null) {
    setSecret(told);
    void refetch();
  }

  return (
    <SettingsSection section={{ id: 'webhooks', text: texts.title }} lead={t(texts.lead)}>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
        {plan.data && !isIncluded && (
          <PlanNotice>{t(texts.notIncluded, { plan: plan.data.name })}</PlanNotice>
        )}
        {error && (
          <ErrorState level={3} onRetry={() => void refetch()} retrying={isFetching}>
            {t(texts.loadFailed)}
          </ErrorState>
        )}
        {!error && !data && <Skeleton lines={3} />}
        {secret && (
          <ShownOnce text={secret} copy={t(texts.copy)}>
            {t(texts.secret)}
          </ShownOnce>
        )}
        {data && isIncluded && (
          <WebhookForm key={data.webhook?.address} webhook={data.webhook} onSaved={onSaved} />
        )}
        {data?.webhook && (
          <>
            <WebhookChanges onSecret={setSecret} onRemoved={() => onSaved(null)} />
            <WebhookLog deliveries={data.deliveries} onResent={() => void refetch()} />
          </>
        )}
      </div>
    </SettingsSection>
  );
}

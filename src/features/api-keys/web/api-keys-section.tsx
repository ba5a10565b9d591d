import { useState } from 'react';
import { listApiKeys } from '#features/api-keys/api-keys.contract.ts';
import { apiKeysTexts as texts } from '#features/api-keys/api-keys.texts.ts';
import { getCurrentPlan } from '#features/subscriptions/public.ts';
import { PlanNotice } from '#features/subscriptions/web/public.ts';
import { useTranslate } from '#platform/i18n/translation-context.tsx';
import { useCall } from '#platform/pages/use-call.ts';
import { ErrorState } from '#ui/feedback/error-state.tsx';
import { ShownOnce } from '#ui/feedback/shown-once.tsx';
import { Skeleton } from '#ui/feedback/skeleton.tsx';
import { SettingsSection } from '#ui/layout/settings-section.tsx';
import { KeyLine } from './key-line.tsx';
import { NewKeyForm } from './new-key-form.tsx';

/** The company's keys, and a form for another one if the plan includes API access. */
export function ApiKeysSection() {
  const t = useTranslate();
  const plan = useCall(getCurrentPlan, {});
  const { data, error, isFetching, refetch } = useCall(listApiKeys, {});
  const [made, setMade] = useState<string>();
  const isIncluded = plan.data?.entitlements.api_access;

  function onMade(key: string) {
    setMade(key);
    void refetch();
  }

  return (
    <SettingsSection section={{ id: 'api', text: texts.title }} lead={t(texts.lead)}>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
        {plan.data && !isIncluded && (
          <PlanNotice>{t(texts.notIncluded, { plan: plan.data.name })}</PlanNotice>
        )}
        {error && (
          <ErrorState level={3} onRetry={() => void refetch()} retrying={isFetching}>
            {t(texts.failed)}
          </ErrorState>
        )}
        {!error && !data && <Skeleton lines={3} />}
        {data?.keys.length === 0 && isIncluded && <p className="text-muted">{t(texts.none)}</p>}
        {data && data.keys.length > 0 && (
          <ul className="divide-y divide-line border-line border-y">
            {data.keys.map((each) => (
              <KeyLine key={each.id} apiKey={each} onEnded={() => void refetch()} />
            ))}
          </ul>
        )}
        {made && (
          <ShownOnce text={made} copy={t(texts.copy)}>
            {t(texts.created)}
          </ShownOnce>
        )}
        {/* Remounted for each key, so that name and scopes are not given to the next one by mistake. */}
        {isIncluded && <NewKeyForm key={made} onMade={onMade} />}
      </div>
    </SettingsSection>
  );
}

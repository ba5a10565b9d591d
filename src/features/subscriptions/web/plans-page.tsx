import { useState } from 'react';
import { LeaveQuestion } from '#collection/web/form/unsaved.tsx';
import { listPlans } from '#features/subscriptions/plans.contract.ts';
import { plansTexts as texts } from '#features/subscriptions/plans.texts.ts';
import { useTranslate } from '#platform/i18n/translation-context.tsx';
import type { PageHandle } from '#platform/pages/page-head.ts';
import { useCall } from '#platform/pages/use-call.ts';
import { ErrorState } from '#ui/feedback/error-state.tsx';
import { FormSkeleton } from '#ui/feedback/form-skeleton.tsx';
import { PageHeader } from '#ui/layout/page-header.tsx';
import { PlanForm } from './plan-form.tsx';

export const handle: PageHandle = {
  head: ({ t }) => ({ title: t(texts.heading), noIndex: true }),
};

function PlansPage() {
  const t = useTranslate();
  const [edited, setEdited] = useState<ReadonlySet<number>>(new Set());
  const { data, error, isFetching, refetch } = useCall(listPlans, {});
  return (
    <>
      <PageHeader title={t(texts.heading)} lead={t(texts.lead)} />
      {error && (
        <ErrorState title={t(texts.failed)} onRetry={() => void refetch()} retrying={isFetching}>
          {error.message}
        </ErrorState>
      )}
      <div className="grid max-w-3xl gap-6">
        {!error && !data && <FormSkeleton fields={6} />}
        {data?.plans.map((plan) => (
          <PlanForm
            key={plan.id}
            plan={plan}
            onEdited={(isEdited) =>
              setEdited((others) => {
                const rest = [...others].filter((id) => id !== plan.id);
                return new Set(isEdited ? [...rest, plan.id] : rest);
              })
            }
          />
        ))}
      </div>
      <LeaveQuestion isChanged={edited.size > 0} />
    </>
  );
}

export { PlansPage as Component };

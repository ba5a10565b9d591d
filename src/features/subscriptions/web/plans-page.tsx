import { useState } from 'react';
import { LeaveQuestion } from '#collection/web/form/unsaved.tsx';
import { listPlans } from '#features/subscriptions/plans.contract.ts';
import { plansTexts as texts } from '#features/subscriptions/plans.texts.ts';
import { useSay } from '#platform/i18n/say-context.tsx';
import type { PageHandle } from '#platform/pages/page-head.ts';
import { useCall } from '#platform/pages/use-call.ts';
import { ErrorState } from '#ui/feedback/error-state.tsx';
import { FormSkeleton } from '#ui/feedback/form-skeleton.tsx';
import { PageHeader } from '#ui/layout/page-header.tsx';
import { PlanForm } from './plan-form.tsx';

export const handle: PageHandle = {
  head: ({ say }) => ({ title: say(texts.heading), noIndex: true }),
};

export function Component() {
  const say = useSay();
  const [edited, setEdited] = useState<ReadonlySet<number>>(new Set());
  const { data, error, isFetching, refetch } = useCall(listPlans, {});
  return (
    <>
      <PageHeader title={say(texts.heading)} lead={say(texts.lead)} />
      {error && (
        <ErrorState title={say(texts.failed)} onRetry={() => void refetch()} retrying={isFetching}>
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

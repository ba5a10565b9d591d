import { listPlans } from '#features/subscriptions/plans.contract.ts';
import { plansTexts as texts } from '#features/subscriptions/plans.texts.ts';
import { tellFailure } from '#platform/calls/failure-message.ts';
import { useTranslate } from '#platform/i18n/translation-context.tsx';
import type { PageHandle } from '#platform/pages/page-head.ts';
import { useCall } from '#platform/pages/use-call.ts';
import { ErrorState } from '#ui/feedback/error-state.tsx';
import { FormSkeleton } from '#ui/feedback/form-skeleton.tsx';
import { PageHeader } from '#ui/layout/page-header.tsx';
import { LeaveQuestion } from '#ui/leaving/leave-question.tsx';
import { useUnsavedParts } from '#ui/leaving/use-unsaved-parts.ts';
import { PlanForm } from './plan-form.tsx';
import { PlanOverview } from './plan-overview.tsx';

export const handle: PageHandle = {
  head: ({ t }) => ({ title: t(texts.heading), noIndex: true }),
};

function PlansPage() {
  const t = useTranslate();
  const unsaved = useUnsavedParts();
  const { data, error, isFetching, refetch } = useCall(listPlans, {});
  return (
    <>
      <PageHeader title={t(texts.heading)} lead={t(texts.lead)} />
      {error && (
        <ErrorState title={t(texts.failed)} onRetry={() => void refetch()} retrying={isFetching}>
          {tellFailure(error, t)}
        </ErrorState>
      )}
      {data && (
        <section className="mb-10">
          <h2 className="mb-4 font-semibold text-xl">{t(texts.sideBySide)}</h2>
          <PlanOverview plans={data.plans} />
        </section>
      )}
      <div className="grid items-start gap-5 md:grid-cols-2 2xl:grid-cols-4">
        {!error && !data && <FormSkeleton fields={6} />}
        {data?.plans.map((plan) => (
          <PlanForm
            key={plan.id}
            plan={plan}
            onEdited={(isEdited) => unsaved.tell(plan.id, isEdited)}
          />
        ))}
      </div>
      <LeaveQuestion isChanged={unsaved.isAnyUnsaved} />
    </>
  );
}

export { PlansPage as Component };

import { useState } from 'react';
import { listPlans } from '#features/subscriptions/plans.contract.ts';
import { plansTexts as texts } from '#features/subscriptions/plans.texts.ts';
import { CHECKOUT_PLAN } from '#features/subscriptions/subscriptions.contract.ts';
import { tellFailure } from '#platform/calls/failure-message.ts';
import { inLanguage } from '#platform/i18n/in-language.ts';
import { useLanguage, useTranslate } from '#platform/i18n/translation-context.tsx';
import type { PageHandle } from '#platform/pages/page-head.ts';
import { useCall } from '#platform/pages/use-call.ts';
import { ErrorState } from '#ui/feedback/error-state.tsx';
import { FormSkeleton } from '#ui/feedback/form-skeleton.tsx';
import { SegmentedChoice } from '#ui/forms/segmented-choice.tsx';
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
  const language = useLanguage();
  const [shown, setShown] = useState(String(CHECKOUT_PLAN));
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
      {!error && !data && <FormSkeleton fields={6} />}
      {data && (
        <section className="grid grid-cols-[minmax(0,1fr)] gap-4 pb-10">
          <div className="flex flex-wrap items-center justify-between gap-3">
            <h2 className="font-semibold text-xl">{t(texts.change)}</h2>
            <SegmentedChoice
              legend={t(texts.which)}
              segments={data.plans.map(({ id, name, name_ar }) => ({
                value: String(id),
                label: inLanguage(language, name, name_ar),
              }))}
              value={shown}
              onChange={setShown}
            />
          </div>
          {data.plans.map((plan) => (
            // Hidden forms stay mounted, so that their input is kept while another is shown.
            <div key={plan.id} hidden={String(plan.id) !== shown}>
              <PlanForm plan={plan} onEdited={(isEdited) => unsaved.tell(plan.id, isEdited)} />
            </div>
          ))}
        </section>
      )}
      <LeaveQuestion isChanged={unsaved.isAnyUnsaved} />
    </>
  );
}

export { PlansPage as Component };

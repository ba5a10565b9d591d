import { RotateCw, ShieldCheck } from 'lucide-react';
import { Suspense } from 'react';
import type { LoaderFunctionArgs } from 'react-router';
import { defaultPlans } from '#features/subscriptions/default-plans.ts';
import {
  getSubscriptionPageInfo,
  type Plan,
  type PlanId,
} from '#features/subscriptions/subscriptions.contract.ts';
import { subscriptionsTexts as texts } from '#features/subscriptions/subscriptions.texts.ts';
import { useTranslate } from '#platform/i18n/translation-context.tsx';
import { prefetchCall } from '#platform/pages/call-query.ts';
import { pageContext } from '#platform/pages/page-context.ts';
import type { PageHandle } from '#platform/pages/page-head.ts';
import { prefetchPart, usePagePart } from '#platform/pages/page-part.ts';
import { useCall } from '#platform/pages/use-call.ts';
import { Button } from '#ui/actions/button.tsx';
import { Skeleton } from '#ui/feedback/skeleton.tsx';
import { PageHeader } from '#ui/layout/page-header.tsx';
import { FreePlan } from './free-plan.tsx';
import { PlanCards } from './plan-cards.tsx';
import { planComparisonPart } from './plan-comparison-part.ts';
import { usePlanChoice } from './use-plan-choice.tsx';
import { VisibilityPictures } from './visibility-pictures.tsx';

export async function loader({ context }: LoaderFunctionArgs) {
  const page = context.get(pageContext);
  await Promise.all([
    prefetchCall(page, getSubscriptionPageInfo, {}),
    prefetchPart(page, planComparisonPart),
  ]);
  return null;
}

export const handle: PageHandle = {
  head: ({ t }) => ({ title: t(texts.pageTitle), description: t(texts.lead) }),
};

function SubscriptionPage() {
  const t = useTranslate();
  return (
    <div className="container-page pb-16">
      <PageHeader title={t(texts.title)} lead={t(texts.lead)} />
      <Plans />
      <p className="mx-auto mt-12 flex max-w-xl items-start justify-center gap-3 text-soft">
        <ShieldCheck aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-action" />
        <span>
          <strong className="font-semibold text-ink">{t(texts.promise)}.</strong>{' '}
          {t(texts.promiseText)}
        </span>
      </p>
    </div>
  );
}

function Plans() {
  const t = useTranslate();
  const { data, isLoading, isError, isFetching, refetch } = useCall(getSubscriptionPageInfo, {});
  const choice = usePlanChoice();
  if (isLoading) {
    return (
      <div role="status" aria-busy="true" className="grid gap-5 lg:grid-cols-3">
        <span className="sr-only">{t(texts.loading)}</span>
        <Skeleton shape="card" />
        <Skeleton shape="card" />
        <Skeleton shape="card" />
      </div>
    );
  }
  const plans = data?.subscriptions ?? defaultPlans(t);
  return (
    <>
      {isError && <Failed retrying={isFetching} onRetry={() => void refetch()} />}
      <PlanCards plans={plans} onChoose={choice.choose} />
      <VisibilityPictures />
      <Suspense fallback={<Skeleton lines={8} />}>
        <Comparison plans={plans} />
      </Suspense>
      {data && <FreePlan plan={data.free} />}
      {choice.dialogs}
    </>
  );
}

function Comparison({ plans }: { plans: Readonly<Record<PlanId, Plan>> }) {
  const { PlanComparison } = usePagePart(planComparisonPart);
  return <PlanComparison plans={plans} />;
}

function Failed({ retrying, onRetry }: { retrying: boolean; onRetry: () => void }) {
  const t = useTranslate();
  return (
    <div
      role="alert"
      className="mb-8 flex flex-wrap items-center justify-between gap-4 rounded-xl border border-warning/40 bg-warning-soft p-4"
    >
      <p>
        <strong className="font-semibold">{t(texts.failed)}</strong>
        <br />
        {t(texts.failedHint)}
      </p>
      <Button
        variant="secondary"
        size="sm"
        icon={<RotateCw aria-hidden="true" />}
        loading={retrying}
        onClick={onRetry}
      >
        {t(texts.retry)}
      </Button>
    </div>
  );
}

export { SubscriptionPage as Component };

import { billingTexts as texts } from '#features/payments/billing.texts.ts';
import { useTranslate } from '#platform/i18n/translation-context.tsx';
import type { PageHandle } from '#platform/pages/page-head.ts';
import { PageHeader } from '#ui/layout/page-header.tsx';
import { OwnPayments } from './billing/own-payments.tsx';
import { IncludedInPlan, OwnPlan } from './billing/own-plan.tsx';

export const handle: PageHandle = {
  head: ({ t }) => ({ title: t(texts.title), noIndex: true }),
};

function BillingPage() {
  const t = useTranslate();
  return (
    <>
      <PageHeader title={t(texts.title)} lead={t(texts.lead)} />
      <div className="grid grid-cols-[minmax(0,1fr)] gap-10 pb-10">
        <OwnPlan />
        <IncludedInPlan />
        <OwnPayments />
      </div>
    </>
  );
}

export { BillingPage as Component };

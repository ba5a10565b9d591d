import { billingTexts as texts } from '#features/payments/billing.texts.ts';
import { useSay } from '#platform/i18n/say-context.tsx';
import type { PageHandle } from '#platform/pages/page-head.ts';
import { PageHeader } from '#ui/layout/page-header.tsx';
import { OwnPayments } from './billing/own-payments.tsx';
import { OwnPlan } from './billing/own-plan.tsx';

export const handle: PageHandle = {
  head: ({ say }) => ({ title: say(texts.title), noIndex: true }),
};

export function Component() {
  const say = useSay();
  return (
    <>
      <PageHeader title={say(texts.title)} lead={say(texts.lead)} />
      <div className="grid grid-cols-[minmax(0,1fr)] gap-10 pb-10">
        <OwnPlan />
        <OwnPayments />
      </div>
    </>
  );
}

import type { Plan } from '#features/subscriptions/subscriptions.contract.ts';
import { subscriptionsTexts as texts } from '#features/subscriptions/subscriptions.texts.ts';
import { useTranslate } from '#platform/i18n/translation-context.tsx';
import { Card } from '#ui/layout/card.tsx';
import { EntitlementList } from './entitlement-list.tsx';

/** What a company has that chose none of the plans. */
export function FreePlan({ plan }: { plan: Plan }) {
  const t = useTranslate();
  return (
    <Card as="section" padding="lg" tone="sand" className="mt-12">
      <h2 className="font-semibold text-xl">{t(texts.freeTitle, { plan: plan.name })}</h2>
      <p className="mt-1 mb-4 text-soft">{t(texts.freeLead)}</p>
      <EntitlementList entitlements={plan.entitlements} />
    </Card>
  );
}

import type { Plan } from '#features/subscriptions/subscriptions.contract.ts';
import { subscriptionsTexts as texts } from '#features/subscriptions/subscriptions.texts.ts';
import { useTranslate } from '#platform/i18n/translation-context.tsx';
import { Card } from '#ui/layout/card.tsx';
import { useEntitlementRows } from './entitlement-rows.tsx';

/** What a company has that chose none of the plans. */
export function FreePlan({ plan }: { plan: Plan }) {
  const t = useTranslate();
  const rows = useEntitlementRows();
  return (
    <Card as="section" padding="lg" tone="sand" className="mt-12">
      <h2 className="font-semibold text-xl">{t(texts.freeTitle, { plan: plan.name })}</h2>
      <p className="mt-1 mb-4 text-soft">{t(texts.freeLead)}</p>
      <dl className="grid gap-x-10 sm:grid-cols-2">
        {rows.map(({ text, cell }) => (
          <div
            key={text.id}
            className="flex items-center justify-between gap-4 border-line border-t py-2.5"
          >
            <dt className="text-soft">{t(text)}</dt>
            <dd className="text-end font-medium">{cell(plan.entitlements)}</dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}

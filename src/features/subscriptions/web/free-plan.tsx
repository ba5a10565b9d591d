import type { Plan } from '#features/subscriptions/subscriptions.contract.ts';
import { subscriptionsTexts as texts } from '#features/subscriptions/subscriptions.texts.ts';
import { useLanguage, useTranslate } from '#platform/i18n/translation-context.tsx';
import { Card } from '#ui/layout/card.tsx';
import { EntitlementList } from './entitlement-list.tsx';
import { useEntitlementRows } from './entitlement-rows.tsx';

/** What a company without a plan has. */
export function FreePlan({ plan }: { plan: Plan }) {
  const t = useTranslate();
  return (
    <Card as="section" padding="lg" tone="sand" className="mt-12">
      <h2 className="font-semibold text-xl">{t(texts.freeTitle, { plan: plan.name })}</h2>
      <p className="mt-1 mb-4 text-soft">{t(texts.freeLead)}</p>
      <EntitlementList entitlements={plan.entitlements} />
      <Without entitlements={plan.entitlements} />
    </Card>
  );
}

/** Lists what is missing in a sentence, because a column of dashes would say no more. */
function Without({ entitlements }: { entitlements: Plan['entitlements'] }) {
  const t = useTranslate();
  const language = useLanguage();
  const missing = useEntitlementRows().filter(({ isIn }) => isIn && !isIn(entitlements));
  if (missing.length === 0) return null;
  const list = new Intl.ListFormat(language, { type: 'unit' });
  return (
    <p className="mt-4 text-muted text-sm">
      {t(texts.freeWithout, { list: list.format(missing.map(({ text }) => t(text))) })}
    </p>
  );
}

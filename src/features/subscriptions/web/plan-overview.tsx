import type { listPlans } from '#features/subscriptions/plans.contract.ts';
import { plansTexts as texts } from '#features/subscriptions/plans.texts.ts';
import { FREE_PLAN } from '#features/subscriptions/subscriptions.contract.ts';
import { subscriptionsTexts } from '#features/subscriptions/subscriptions.texts.ts';
import type { CallAnswer } from '#platform/calls/call.ts';
import { inLanguage } from '#platform/i18n/in-language.ts';
import { useLanguage, useTranslate } from '#platform/i18n/translation-context.tsx';
import { Table } from '#ui/display/table.tsx';
import { useEntitlementRows } from './entitlement-rows.tsx';
import { formatPrice } from './plan-price.tsx';

type StoredPlan = CallAnswer<typeof listPlans>['plans'][number];

/** All stored plans side by side, so that their differences are visible at a glance. */
export function PlanOverview({ plans }: { plans: readonly StoredPlan[] }) {
  const t = useTranslate();
  const language = useLanguage();
  const saidPrice = ({ id, price }: StoredPlan) => {
    if (id === FREE_PLAN || Number(price ?? Number.NaN) === 0) return t(texts.free);
    return price === null ? t(texts.onRequest) : <bdi>{formatPrice(Number(price))}</bdi>;
  };
  const priceOf = (plan: StoredPlan) => (
    <span className="font-semibold text-base tabular-nums">{saidPrice(plan)}</span>
  );
  const rows = [
    { text: texts.monthPrice, cell: priceOf },
    ...useEntitlementRows().map(({ text, cell }) => ({
      text,
      cell: (plan: StoredPlan) => cell(plan),
    })),
  ];
  return (
    <Table
      caption={t(texts.sideBySide)}
      rows={rows}
      rowKey={({ text }) => text.id}
      rowName={({ text }) => t(text)}
      comparing
      columns={[
        {
          key: 'feature',
          header: t(subscriptionsTexts.feature),
          primary: true,
          cell: ({ text }) => t(text),
        },
        ...plans.map((plan) => ({
          key: String(plan.id),
          header: inLanguage(language, plan.name, plan.name_ar),
          cell: ({ cell }: (typeof rows)[number]) => cell(plan),
        })),
      ]}
    />
  );
}

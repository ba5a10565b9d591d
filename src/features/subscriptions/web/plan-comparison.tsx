import { type Plan, type PlanId, planIds } from '#features/subscriptions/subscriptions.contract.ts';
import { subscriptionsTexts as texts } from '#features/subscriptions/subscriptions.texts.ts';
import { useTranslate } from '#platform/i18n/translation-context.tsx';
import { Table } from '#ui/display/table.tsx';
import { type EntitlementRow, useEntitlementRows } from './entitlement-rows.tsx';

/** A table with a row per entitlement and a column per plan. */
export function PlanComparison({ plans }: { plans: Readonly<Record<PlanId, Plan>> }) {
  const t = useTranslate();
  return (
    <section className="mt-16">
      <h2 className="mb-6 font-semibold text-2xl">{t(texts.compare)}</h2>
      <Table
        caption={t(texts.compare)}
        rows={useEntitlementRows()}
        rowKey={({ text }) => text.id}
        rowName={({ text }) => t(text)}
        comparing
        columns={[
          {
            key: 'feature',
            header: t(texts.feature),
            cell: ({ text }) => t(text),
            primary: true,
          },
          ...planIds.map((id) => ({
            key: String(id),
            header: plans[id].name,
            cell: ({ cell }: EntitlementRow) => cell(plans[id].entitlements),
          })),
        ]}
      />
    </section>
  );
}

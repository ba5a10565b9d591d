import { type Plan, type PlanId, planIds } from '#features/subscriptions/subscriptions.contract.ts';
import { subscriptionsTexts as texts } from '#features/subscriptions/subscriptions.texts.ts';
import { useSay } from '#platform/i18n/say-context.tsx';
import { Table } from '#ui/display/table.tsx';
import { type EntitlementRow, useEntitlementRows } from './entitlement-rows.tsx';

/** One row for each entitlement, one column for each plan. */
export function PlanComparison({ plans }: { plans: Readonly<Record<PlanId, Plan>> }) {
  const say = useSay();
  return (
    <section className="mt-16">
      <h2 className="mb-6 font-semibold text-2xl">{say(texts.compare)}</h2>
      <Table
        caption={say(texts.compare)}
        rows={useEntitlementRows()}
        rowKey={({ text }) => text.id}
        rowName={({ text }) => say(text)}
        columns={[
          {
            key: 'feature',
            header: say(texts.feature),
            cell: ({ text }) => say(text),
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

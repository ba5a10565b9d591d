import { Check, Minus } from 'lucide-react';
import type { ReactNode } from 'react';
import {
  type Plan,
  type PlanId,
  planIds,
  type visibilities,
} from '#features/subscriptions/subscriptions.contract.ts';
import { subscriptionsTexts as texts } from '#features/subscriptions/subscriptions.texts.ts';
import { useSay } from '#platform/i18n/say-context.tsx';
import type { Text } from '#platform/i18n/texts.ts';
import { Table } from '#ui/display/table.tsx';

type Entitlements = Plan['entitlements'];
type Flag = {
  [Key in keyof Entitlements]: Entitlements[Key] extends boolean ? Key : never;
}[keyof Entitlements];

const visibilityTexts: Record<(typeof visibilities)[number], Text> = {
  basic: texts.visibilityBasic,
  premium: texts.visibilityPremium,
  premium_plus: texts.visibilityPremiumPlus,
};

const flags: readonly (readonly [Flag, Text])[] = [
  ['ads', texts.ads],
  ['notifications', texts.notifications],
  ['rx_module', texts.rxModule],
  ['assisted_service', texts.assistedService],
  ['api_access', texts.apiAccess],
  ['support_24_7', texts.support],
];

type Row = { text: Text; cell: (entitlements: Entitlements) => ReactNode };

/** One row for each entitlement, one column for each plan. */
export function PlanComparison({ plans }: { plans: Readonly<Record<PlanId, Plan>> }) {
  const say = useSay();
  const rows: readonly Row[] = [
    {
      text: texts.listings,
      cell: ({ listings_limit: limit }) => limit ?? say(texts.unlimited),
    },
    { text: texts.visibility, cell: ({ visibility }) => say(visibilityTexts[visibility]) },
    ...flags.map(([flag, text]) => ({
      text,
      cell: (entitlements: Entitlements) => <YesOrNo yes={entitlements[flag]} />,
    })),
  ];
  return (
    <section className="mt-16">
      <h2 className="mb-6 font-semibold text-2xl">{say(texts.compare)}</h2>
      <Table
        caption={say(texts.compare)}
        rows={rows}
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
            cell: ({ cell }: Row) => cell(plans[id].entitlements),
          })),
        ]}
      />
    </section>
  );
}

function YesOrNo({ yes }: { yes: boolean }) {
  const say = useSay();
  const Icon = yes ? Check : Minus;
  return (
    <span className={yes ? 'text-action' : 'text-muted'}>
      <Icon aria-hidden="true" className="size-5" />
      <span className="sr-only">{say(yes ? texts.included : texts.notIncluded)}</span>
    </span>
  );
}

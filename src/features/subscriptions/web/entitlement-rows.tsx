import { Check, Minus } from 'lucide-react';
import type { ReactNode } from 'react';
import { planBenefitsTexts as benefitTexts } from '#features/subscriptions/plan-benefits.texts.ts';
import type { Plan, visibilities } from '#features/subscriptions/subscriptions.contract.ts';
import { subscriptionsTexts as texts } from '#features/subscriptions/subscriptions.texts.ts';
import { visibilityBenefits } from '#features/subscriptions/visibility-benefits.ts';
import type { Text } from '#platform/i18n/texts.ts';
import { useTranslate } from '#platform/i18n/translation-context.tsx';

type Entitlements = Plan['entitlements'];
type Flag = {
  [Key in keyof Entitlements]: Entitlements[Key] extends boolean ? Key : never;
}[keyof Entitlements];

export const visibilityTexts: Record<(typeof visibilities)[number], Text> = {
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
  ['lead_export', benefitTexts.leadExport],
  ['matched_requests', benefitTexts.matchedRequests],
  ['webhooks', benefitTexts.webhooks],
  ['support_24_7', texts.support],
];

const orderTexts = [benefitTexts.order0, benefitTexts.order1, benefitTexts.order2] as const;

const seenWith = ({ visibility }: Entitlements) => visibilityBenefits[visibility];

export type EntitlementRow = {
  readonly text: Text;
  readonly cell: (entitlements: Entitlements) => ReactNode;
  /** Whether a plan includes it; undefined if every plan does. */
  readonly isIn?: (entitlements: Entitlements) => boolean;
};

/** A yes/no row. */
function flagRow(text: Text, isIn: (entitlements: Entitlements) => boolean): EntitlementRow {
  return { text, isIn, cell: (entitlements) => <YesOrNo yes={isIn(entitlements)} /> };
}

/** A row with a number, or "no" for zero. */
function countRow(text: Text, count: (entitlements: Entitlements) => number): EntitlementRow {
  return {
    text,
    isIn: (entitlements) => count(entitlements) > 0,
    cell: (entitlements) => count(entitlements) || <YesOrNo yes={false} />,
  };
}

/** The entitlements in the order of the comparison. */
export function useEntitlementRows(): readonly EntitlementRow[] {
  const t = useTranslate();
  return [
    { text: texts.listings, cell: ({ listings_limit: limit }) => limit ?? t(texts.unlimited) },
    { text: texts.visibility, cell: ({ visibility }) => t(visibilityTexts[visibility]) },
    flagRow(benefitTexts.cover, (of) => seenWith(of).cover),
    countRow(benefitTexts.gallery, (of) => seenWith(of).galleryPictures),
    flagRow(benefitTexts.video, (of) => seenWith(of).video),
    countRow(benefitTexts.featuredRow, (of) => seenWith(of).featuredProducts),
    { text: benefitTexts.order, cell: (of) => t(orderTexts[seenWith(of).place] ?? orderTexts[0]) },
    { text: benefitTexts.enquiries, cell: () => <YesOrNo yes /> },
    ...flags.map(([flag, text]) => flagRow(text, (of) => of[flag])),
  ];
}

function YesOrNo({ yes }: { yes: boolean }) {
  const t = useTranslate();
  const Icon = yes ? Check : Minus;
  return (
    <span className={yes ? 'text-action' : 'text-muted'}>
      <Icon aria-hidden="true" className="size-5" />
      <span className="sr-only">{t(yes ? texts.included : texts.notIncluded)}</span>
    </span>
  );
}

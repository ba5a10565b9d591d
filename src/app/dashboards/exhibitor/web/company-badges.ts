import { exhibitorDashboardTexts as texts } from '#app/dashboards/exhibitor/exhibitor-dashboard.texts.ts';
import { subscriptionsTexts } from '#features/subscriptions/subscriptions.texts.ts';
import type { Text } from '#platform/i18n/texts.ts';
import type { BadgeTone } from '#ui/display/badge.tsx';

const planTexts: Readonly<Record<number, Text>> = {
  1: texts.plan1,
  2: texts.plan2,
  3: subscriptionsTexts.enterpriseName,
};

const statuses: Readonly<Record<number, { text: Text; tone: BadgeTone }>> = {
  0: { text: texts.status0, tone: 'neutral' },
  1: { text: texts.status1, tone: 'success' },
  2: { text: texts.status2, tone: 'warning' },
  3: { text: texts.status3, tone: 'danger' },
};

/** The stated names; the first stands for having none, unless the Basic Plan was bought. */
export function planText(plan: number, isFree: boolean): Text {
  if (plan === 1 && !isFree) return subscriptionsTexts.basicName;
  return planTexts[plan] ?? texts.plan1;
}

export function statusBadge(status: number): { text: Text; tone: BadgeTone } {
  return statuses[status] ?? { text: texts.statusUnknown, tone: 'neutral' };
}

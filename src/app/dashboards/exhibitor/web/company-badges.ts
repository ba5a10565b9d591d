import { exhibitorDashboardTexts as texts } from '#app/dashboards/exhibitor/exhibitor-dashboard.texts.ts';
import type { Text } from '#platform/i18n/texts.ts';
import type { BadgeTone } from '#ui/display/badge.tsx';

const statuses: Readonly<Record<number, { text: Text; tone: BadgeTone }>> = {
  0: { text: texts.status0, tone: 'neutral' },
  1: { text: texts.status1, tone: 'success' },
  2: { text: texts.status2, tone: 'warning' },
  3: { text: texts.status3, tone: 'danger' },
};

export function statusBadge(status: number): { text: Text; tone: BadgeTone } {
  return statuses[status] ?? { text: texts.statusUnknown, tone: 'neutral' };
}

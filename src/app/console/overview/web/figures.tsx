import type { Overview } from '#app/console/overview/overview.contract.ts';
import { overviewTexts as texts } from '#app/console/overview/overview.texts.ts';
import { formatAmount } from '#features/payments/public.ts';
import { useLanguage, useTranslate } from '#platform/i18n/translation-context.tsx';
import { Card } from '#ui/layout/card.tsx';

const sumOf = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0);

/** Totals of the last days, side by side. */
export function Figures({ overview }: { overview: Overview }) {
  const t = useTranslate();
  const numbers = new Intl.NumberFormat(useLanguage(), { numberingSystem: 'latn' });
  const { daily, revenue } = overview;
  const amounts = revenue.map(({ currency, total_minor: minor }) =>
    formatAmount(t, minor, currency),
  );
  const figures = [
    [t(texts.visitors), numbers.format(sumOf(daily.visitors))],
    [t(texts.sign_ups), numbers.format(sumOf(daily.sign_ups))],
    [t(texts.newApplications), numbers.format(sumOf(daily.applications))],
    [t(texts.registrations), numbers.format(sumOf(daily.registrations))],
    [t(texts.views), numbers.format(sumOf(daily.views))],
    [t(texts.paid_orders), numbers.format(sumOf(daily.paid_orders))],
    [t(texts.revenue), amounts.join(' · ') || t(texts.noRevenue)],
    [
      t(texts.mailsSentAndFailed),
      [daily.mails_sent, daily.mails_failed].map((each) => numbers.format(sumOf(each))).join(' / '),
    ],
  ] as const;
  return (
    <Card padding="none">
      <dl className="grid gap-px grid-cols-2 overflow-hidden rounded-xl bg-line lg:grid-cols-4">
        {figures.map(([term, value]) => (
          <div key={term} className="flex flex-col-reverse justify-end bg-surface p-4 sm:p-5">
            <dt className="text-muted text-sm">{term}</dt>
            <dd className="font-semibold text-xl tabular-nums sm:text-2xl">{value}</dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}

import { overviewTexts as texts } from '#app/console/overview/overview.texts.ts';
import { useLanguage, useSay } from '#platform/i18n/say-context.tsx';
import { toDecimal } from '#platform/money/amounts.ts';
import { sayMoney } from '#platform/money/say-money.ts';
import { Card } from '#ui/layout/card.tsx';
import type { Overview } from './overview-page.tsx';

const sumOf = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0);

/** The sums of the last days, side by side. */
export function Figures({ overview }: { overview: Overview }) {
  const say = useSay();
  const numbers = new Intl.NumberFormat(useLanguage(), { numberingSystem: 'latn' });
  const { daily, revenue } = overview;
  const amounts = revenue.map(({ currency, total_minor: minor }) =>
    sayMoney(say, toDecimal(minor, currency), currency),
  );
  const figures = [
    [say(texts.visitors), numbers.format(sumOf(daily.visitors))],
    [say(texts.sign_ups), numbers.format(sumOf(daily.sign_ups))],
    [say(texts.newApplications), numbers.format(sumOf(daily.applications))],
    [say(texts.registrations), numbers.format(sumOf(daily.registrations))],
    [say(texts.views), numbers.format(sumOf(daily.views))],
    [say(texts.paid_orders), numbers.format(sumOf(daily.paid_orders))],
    [say(texts.revenue), amounts.join(' · ') || say(texts.noRevenue)],
    [
      say(texts.mailsSentAndFailed),
      [daily.mails_sent, daily.mails_failed].map((each) => numbers.format(sumOf(each))).join(' / '),
    ],
  ] as const;
  return (
    <Card padding="none">
      <dl className="grid gap-px overflow-hidden rounded-xl bg-line sm:grid-cols-2 lg:grid-cols-4">
        {figures.map(([term, value]) => (
          <div key={term} className="flex flex-col-reverse bg-surface p-5">
            <dt className="text-muted text-sm">{term}</dt>
            <dd className="font-semibold text-2xl tabular-nums">{value}</dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}

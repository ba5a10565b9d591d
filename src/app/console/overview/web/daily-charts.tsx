import type { Overview } from '#app/console/overview/overview.contract.ts';
import { overviewTexts as texts } from '#app/console/overview/overview.texts.ts';
import { partsOfDate } from '#platform/dates/show-date.ts';
import { useLanguage, useTranslate } from '#platform/i18n/translation-context.tsx';
import { toDecimal } from '#platform/money/amounts.ts';
import { BarChart } from '#ui/display/bar-chart.tsx';
import { LineChart } from '#ui/display/line-chart.tsx';
import { Card } from '#ui/layout/card.tsx';

/** Charts of the last days, one value per day. */
export function DailyCharts({ overview }: { overview: Overview }) {
  const t = useTranslate();
  const language = useLanguage();
  const { daily, revenue } = overview;
  const labels = overview.days.map((date) => {
    const { day, month } = partsOfDate(date, language, 'short');
    return `${day} ${month}`;
  });
  const shared = { labels, labelHeader: t(texts.day), isLastOpen: true };
  // With an odd number of charts, the last takes the full width.
  const whole = 'xl:last:odd:col-span-2';
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5 xl:grid-cols-2">
      <Card padding="lg" className={whole}>
        <LineChart
          {...shared}
          title={t(texts.people)}
          series={[
            { name: t(texts.sign_ups), values: daily.sign_ups },
            { name: t(texts.newApplications), values: daily.applications },
            { name: t(texts.registrations), values: daily.registrations },
          ]}
        />
      </Card>
      <Card padding="lg" className={whole}>
        <LineChart
          {...shared}
          title={t(texts.interest)}
          series={[
            { name: t(texts.visitors), values: daily.visitors },
            { name: t(texts.views), values: daily.views },
          ]}
        />
      </Card>
      <Card padding="lg" className={whole}>
        <LineChart
          {...shared}
          title={t(texts.mails)}
          series={[
            { name: t(texts.mails_sent), values: daily.mails_sent },
            { name: t(texts.mails_failed), values: daily.mails_failed },
          ]}
        />
      </Card>
      {revenue.map(({ currency, daily_minor: values }) => (
        <Card key={currency} padding="lg" className={whole}>
          <BarChart
            {...shared}
            title={t(texts.revenueIn, { currency })}
            series={[
              {
                name: t(texts.revenue),
                values: values.map((minor) => Number(toDecimal(minor, currency))),
              },
            ]}
          />
        </Card>
      ))}
    </div>
  );
}

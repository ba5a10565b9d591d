import { overviewTexts as texts } from '#app/console/overview/overview.texts.ts';
import { partsOfDate } from '#platform/dates/show-date.ts';
import { useLanguage, useSay } from '#platform/i18n/say-context.tsx';
import { toDecimal } from '#platform/money/amounts.ts';
import { BarChart } from '#ui/display/bar-chart.tsx';
import { LineChart } from '#ui/display/line-chart.tsx';
import { Card } from '#ui/layout/card.tsx';
import type { Overview } from './overview-page.tsx';

/** The last days one by one. */
export function DailyCharts({ overview }: { overview: Overview }) {
  const say = useSay();
  const language = useLanguage();
  const { daily, revenue } = overview;
  const labels = overview.days.map((date) => {
    const { day, month } = partsOfDate(date, language, 'short');
    return `${day} ${month}`;
  });
  const shared = { labels, labelHeader: say(texts.day) };
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5 xl:grid-cols-2">
      <Card padding="lg">
        <LineChart
          {...shared}
          title={say(texts.people)}
          series={[
            { name: say(texts.sign_ups), values: daily.sign_ups },
            { name: say(texts.newApplications), values: daily.applications },
          ]}
        />
      </Card>
      <Card padding="lg">
        <LineChart
          {...shared}
          title={say(texts.interest)}
          series={[
            { name: say(texts.visitors), values: daily.visitors },
            { name: say(texts.views), values: daily.views },
            { name: say(texts.registrations), values: daily.registrations },
          ]}
        />
      </Card>
      <Card padding="lg">
        <LineChart
          {...shared}
          title={say(texts.mails)}
          series={[
            { name: say(texts.mails_sent), values: daily.mails_sent },
            { name: say(texts.mails_failed), values: daily.mails_failed },
          ]}
        />
      </Card>
      {revenue.map(({ currency, daily_minor: values }) => (
        <Card key={currency} padding="lg">
          <BarChart
            {...shared}
            title={say(texts.revenueIn, { currency })}
            series={[
              {
                name: say(texts.revenue),
                values: values.map((minor) => Number(toDecimal(minor, currency))),
              },
            ]}
          />
        </Card>
      ))}
    </div>
  );
}

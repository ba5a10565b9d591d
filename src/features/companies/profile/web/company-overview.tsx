import {
  getOverview,
  OVERVIEW_DAYS,
} from '#features/companies/profile/company-profile.contract.ts';
import { companyProfileTexts as texts } from '#features/companies/profile/company-profile.texts.ts';
import { partsOfDate } from '#platform/dates/show-date.ts';
import { useLanguage, useTranslate } from '#platform/i18n/translation-context.tsx';
import { useCall } from '#platform/pages/use-call.ts';
import { LineChart } from '#ui/display/line-chart.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { Skeleton } from '#ui/feedback/skeleton.tsx';
import { Card } from '#ui/layout/card.tsx';

const series = [
  { name: 'views', text: texts.views },
  { name: 'applications', text: texts.applications },
  { name: 'registrations', text: texts.registrations },
] as const;

/** How the company is doing: the numbers first, then how they came about. */
export function CompanyOverview({ userId }: { userId: string }) {
  const t = useTranslate();
  const language = useLanguage();
  const { data, error, isFetching, refetch } = useCall(getOverview, { user_id: userId });
  if (error) {
    return (
      <Notice tone="danger" onRetry={() => void refetch()} retrying={isFetching}>
        {t(texts.overviewFailed)}
      </Notice>
    );
  }
  if (!data) return <Skeleton shape="block" className="aspect-auto h-112" />;
  const days = OVERVIEW_DAYS;
  const labels = data.days.map(({ day }) => {
    const parts = partsOfDate(day, language, 'short');
    return `${parts.day} ${parts.month}`;
  });
  return (
    <section aria-label={t(texts.overview, { days })} className="grid gap-4">
      <dl className="grid gap-4 sm:grid-cols-3">
        {series.map(({ name, text }) => (
          <Card key={name} className="grid gap-1">
            <dt className="text-soft">{t(text)}</dt>
            <dd>
              <span className="font-semibold text-3xl tabular-nums" data-count={name}>
                {data.totals[name].toLocaleString('en')}
              </span>
              <span className="block text-muted text-sm">
                {t(texts.before, { n: data.totals_before[name], days })}
              </span>
            </dd>
          </Card>
        ))}
      </dl>
      <Card padding="lg">
        <LineChart
          title={t(texts.overview, { days })}
          labelHeader={t(texts.day)}
          labels={labels}
          series={series.map(({ name, text }) => ({
            name: t(text),
            values: data.days.map((day) => day[name]),
          }))}
        />
      </Card>
    </section>
  );
}

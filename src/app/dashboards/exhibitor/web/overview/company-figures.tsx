import { useState } from 'react';
import {
  type Desk,
  getOverview,
  type OverviewRange,
  overviewRanges,
  USUAL_RANGE,
} from '#app/dashboards/exhibitor/overview.contract.ts';
import { overviewTexts as texts } from '#app/dashboards/exhibitor/overview.texts.ts';
import type { CallAnswer } from '#platform/calls/call.ts';
import { partsOfDate } from '#platform/dates/show-date.ts';
import { useLanguage, useTranslate } from '#platform/i18n/translation-context.tsx';
import { lookup } from '#platform/lookups/lookup.ts';
import { useCall } from '#platform/pages/use-call.ts';
import { BarChart } from '#ui/display/bar-chart.tsx';
import { LineChart } from '#ui/display/line-chart.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { Skeleton } from '#ui/feedback/skeleton.tsx';
import { SegmentedChoice } from '#ui/forms/segmented-choice.tsx';
import { Select } from '#ui/forms/select.tsx';
import { joinClasses } from '#ui/join-classes.ts';
import { Card } from '#ui/layout/card.tsx';

type Overview = CallAnswer<typeof getOverview>;
type FigureName = keyof Overview['totals'];

/** The figures that exist for each choice, the widest chart first. */
const figuresOf: Readonly<Record<string, readonly FigureName[]>> = lookup({
  company: ['views', 'applications', 'registrations'],
  job: ['applications'],
  event: ['registrations'],
});

/** The call's input for a choice: `company`, or the kind and id of an item with a space between. */
function inputOf(chosen: string) {
  const [kind = '', id] = chosen.split(' ');
  if (!id) return {};
  return kind === 'job' ? { job_id: id } : { event_id: id };
}

/** The company's figures over the chosen number of days, each in a chart with an axis of its own. */
export function CompanyFigures({ userId, desk }: { userId: string; desk: Desk }) {
  const t = useTranslate();
  const [range, setRange] = useState<OverviewRange>(USUAL_RANGE);
  const [chosen, setChosen] = useState('company');
  const asked = { user_id: userId, days: range, ...inputOf(chosen) };
  const { data, error, isFetching, refetch } = useCall(getOverview, asked);
  const names = figuresOf[chosen.split(' ')[0] ?? ''] ?? [];
  return (
    <section aria-labelledby="figures" className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 id="figures" className="font-semibold text-xl">
          {t(texts.figures)}
        </h2>
        <div className="flex flex-wrap items-center gap-3">
          <ItemChoice desk={desk} value={chosen} onChange={setChosen} />
          <SegmentedChoice
            legend={t(texts.range)}
            segments={overviewRanges.map((days) => ({
              value: days,
              label: t(texts.lastDays, { days: Number(days) }),
            }))}
            value={range}
            onChange={setRange}
          />
        </div>
      </div>
      {error && (
        <Notice tone="danger" onRetry={() => void refetch()} retrying={isFetching}>
          {t(texts.figuresFailed)}
        </Notice>
      )}
      {!data && !error && <Skeleton shape="block" className="aspect-auto h-96" />}
      {data && (
        <div className="grid grid-cols-[minmax(0,1fr)] gap-4 xl:grid-cols-2">
          {names.map((name, index) => (
            <Figure key={name} name={name} overview={data} isWide={index === 0} />
          ))}
        </div>
      )}
    </section>
  );
}

function Figure({
  name,
  overview,
  isWide,
}: {
  name: FigureName;
  overview: Overview;
  isWide: boolean;
}) {
  const t = useTranslate();
  const language = useLanguage();
  const { days, totals, totals_before: before } = overview;
  // Views come in large numbers, which a line shows well; the few of the others are better shown as bars.
  const Chart = name === 'views' ? LineChart : BarChart;
  const labels = days.map(({ day }) => {
    const parts = partsOfDate(day, language, 'short');
    return `${parts.day} ${parts.month}`;
  });
  return (
    <Card
      as="section"
      className={joinClasses('grid content-start gap-4', isWide && 'xl:col-span-2')}
    >
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h3 className="text-soft">{t(texts[name])}</h3>
        <p className="text-muted text-sm">
          {t(texts.before, { n: before[name], days: days.length })}
        </p>
        <p className="w-full font-semibold text-3xl tabular-nums" data-count={name}>
          {totals[name].toLocaleString('en')}
        </p>
      </div>
      {totals[name] > 0 ? (
        <Chart
          title={t(texts[name])}
          hideTitle
          labelHeader={t(texts.day)}
          labels={labels}
          isLastOpen
          series={[{ name: t(texts[name]), values: days.map((day) => day[name]) }]}
        />
      ) : (
        <p className="text-muted text-sm">{t(texts.none)}</p>
      )}
    </Card>
  );
}

type ItemChoiceProps = { desk: Desk; value: string; onChange: (value: string) => void };

function ItemChoice({ desk, value, onChange }: ItemChoiceProps) {
  const t = useTranslate();
  if (desk.jobs.length + desk.titled_events.length === 0) return null;
  const optionsOf = (kind: string, label: string, items: Desk['jobs']) =>
    items.map(({ id, title }) => ({ value: `${kind} ${id}`, label: `${label}: ${title}` }));
  return (
    <div className="w-64 max-w-full">
      <Select
        hideLabel
        controlSize="sm"
        label={t(texts.item)}
        value={value}
        onChange={({ target }) => onChange(target.value)}
        options={[
          { value: 'company', label: t(texts.wholeCompany) },
          ...optionsOf('job', t(texts.jobs), desk.jobs),
          ...optionsOf('event', t(texts.events), desk.titled_events),
        ]}
      />
    </div>
  );
}

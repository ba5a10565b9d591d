import { CircleCheck } from 'lucide-react';
import { getOverview, type Overview } from '#app/console/overview/overview.contract.ts';
import { overviewTexts as texts } from '#app/console/overview/overview.texts.ts';
import { formatAge } from '#console/web/format-age.ts';
import { useLanguage, useTranslate } from '#platform/i18n/translation-context.tsx';
import type { PageHandle } from '#platform/pages/page-head.ts';
import { useCall } from '#platform/pages/use-call.ts';
import { Badge } from '#ui/display/badge.tsx';
import { ErrorState } from '#ui/feedback/error-state.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { Skeleton } from '#ui/feedback/skeleton.tsx';
import { PageHeader } from '#ui/layout/page-header.tsx';
import { uiTexts } from '#ui/ui.texts.ts';
import { DailyCharts } from './daily-charts.tsx';
import { Figures } from './figures.tsx';
import { WaitingCards } from './waiting-cards.tsx';

export const handle: PageHandle = {
  head: ({ t }) => ({ title: t(texts.title), noIndex: true }),
};

function OverviewPage() {
  const t = useTranslate();
  const { data, error, isFetching, refetch } = useCall(getOverview, {});
  return (
    <>
      <PageHeader title={t(texts.title)} lead={t(texts.lead)} />
      {error && (
        <ErrorState onRetry={() => void refetch()} retrying={isFetching}>
          {t(texts.failed)}
        </ErrorState>
      )}
      {!data && !error && <Waiting />}
      {data && <OverviewParts overview={data} />}
    </>
  );
}

function OverviewParts({ overview }: { overview: Overview }) {
  const t = useTranslate();
  const language = useLanguage();
  const { mail_queue: queue } = overview;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-10 pb-10">
      {queue.oldest_at && (
        <Notice tone="warning" announced={false}>
          {t(texts.queueBehind, { n: queue.count, age: formatAge(queue.oldest_at, language) })}
        </Notice>
      )}
      <section aria-labelledby="waiting">
        <h2 id="waiting" className="mb-4 font-semibold text-xl">
          {t(texts.waiting)}
        </h2>
        <WaitingCards waiting={overview.waiting} />
        {!queue.oldest_at && (
          <p className="mt-4 flex items-center gap-2 text-soft text-sm">
            <CircleCheck aria-hidden="true" className="size-4 shrink-0 text-success" />
            {t(texts.queueOnTime)}
          </p>
        )}
      </section>
      <section aria-labelledby="last-days" className="grid grid-cols-[minmax(0,1fr)] gap-5">
        <div className="grid gap-1">
          <div className="flex flex-wrap items-center gap-3">
            <h2 id="last-days" className="font-semibold text-xl">
              {t(texts.lastDays)}
            </h2>
            {overview.is_demo && <Badge tone="sand">{t(texts.demo)}</Badge>}
          </div>
          {overview.is_demo && <p className="text-soft">{t(texts.demoHint)}</p>}
        </div>
        <Figures overview={overview} />
        <DailyCharts overview={overview} />
      </section>
    </div>
  );
}

function Waiting() {
  const t = useTranslate();
  return (
    <div role="status" aria-busy="true" className="grid gap-8">
      <span className="sr-only">{t(uiTexts.loading)}</span>
      <div className="grid grid-cols-2 gap-4 lg:grid-cols-5">
        {['applications', 'messages', 'reports', 'mails', 'orders'].map((tile) => (
          <Skeleton key={tile} shape="block" className="aspect-auto h-40 rounded-xl" />
        ))}
      </div>
      <Skeleton shape="block" className="aspect-auto h-44 rounded-xl" />
      <Skeleton shape="block" className="aspect-auto h-80 rounded-xl" />
    </div>
  );
}

export { OverviewPage as Component };

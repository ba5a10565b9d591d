import { useId, useState } from 'react';
import { useOwnerClaim } from '#collection/web/owner-claim.ts';
import { listLeadSources, sourceDays } from '#features/enquiries/sources/sources.contract.ts';
import { sourcesTexts as texts } from '#features/enquiries/sources/sources.texts.ts';
import { tellFailure } from '#platform/calls/failure-message.ts';
import { useTranslate } from '#platform/i18n/translation-context.tsx';
import { useCall } from '#platform/pages/use-call.ts';
import { ErrorState } from '#ui/feedback/error-state.tsx';
import { Skeleton } from '#ui/feedback/skeleton.tsx';
import { Select } from '#ui/forms/select.tsx';
import { Card } from '#ui/layout/card.tsx';

/** Counts of messages and of clicks that led visitors on to the company. */
export function LeadSources() {
  const t = useTranslate();
  const id = useId();
  const claim = useOwnerClaim();
  const [days, setDays] = useState<(typeof sourceDays)[number]>('30');
  const { data, error, refetch, isFetching } = useCall(listLeadSources, { ...claim, days });
  return (
    <Card as="section" labelledBy={id} className="grid gap-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 id={id} className="font-semibold text-lg">
          {t(texts.title)}
        </h2>
        <Select
          hideLabel
          controlSize="sm"
          label={t(texts.period)}
          value={days}
          onChange={({ target }) => setDays(target.value === '90' ? '90' : '30')}
          options={sourceDays.map((value) => ({ value, label: t(texts[`days_${value}`]) }))}
        />
      </div>
      {data ? (
        <dl className="grid grid-cols-2 gap-x-6 gap-y-4 sm:grid-cols-3 xl:grid-cols-6">
          {data.sources.map(({ source, count }) => (
            <div key={source} className="flex flex-col-reverse justify-end">
              <dt className="text-muted text-sm">{t(texts[source])}</dt>
              <dd className="font-semibold text-2xl tabular-nums">{count}</dd>
            </div>
          ))}
        </dl>
      ) : error ? (
        <ErrorState title={t(texts.failed)} onRetry={() => void refetch()} retrying={isFetching}>
          {tellFailure(error, t)}
        </ErrorState>
      ) : (
        <Skeleton lines={2} />
      )}
      <p className="text-muted text-sm">{t(texts.note)}</p>
    </Card>
  );
}

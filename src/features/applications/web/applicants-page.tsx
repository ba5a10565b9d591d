import { ArrowLeft } from 'lucide-react';
import { useState } from 'react';
import { useParams } from 'react-router';
import type { listApplicants } from '#features/applications/applicants.contract.ts';
import { applicantsTexts as texts } from '#features/applications/applicants.texts.ts';
import {
  type ApplicationStatus,
  applicationStatuses,
  statusText,
} from '#features/applications/application-statuses.ts';
import type { CallAnswer } from '#platform/calls/call.ts';
import { SEARCH_MAX_LENGTH } from '#platform/calls/patterns.ts';
import { useSay } from '#platform/i18n/say-context.tsx';
import { useLocalPath } from '#platform/pages/link.tsx';
import type { PageHandle } from '#platform/pages/page-head.ts';
import { Button } from '#ui/actions/button.tsx';
import { LoadMore } from '#ui/actions/load-more.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { ErrorState } from '#ui/feedback/error-state.tsx';
import { Skeleton } from '#ui/feedback/skeleton.tsx';
import { SearchField } from '#ui/forms/search-field.tsx';
import { joinClasses } from '#ui/join-classes.ts';
import { PageHeader } from '#ui/layout/page-header.tsx';
import { ApplicantCard } from './applicant-card.tsx';
import { useApplicants } from './use-applicants.ts';

export const handle: PageHandle = {
  head: ({ say }) => ({ title: say(texts.title), noIndex: true }),
};

type Counts = CallAnswer<typeof listApplicants>['counts'];

/** Everybody who applied for a job, from the first look to the decision. */
export function Component() {
  const say = useSay();
  const { id: jobId = '' } = useParams();
  const [status, setStatus] = useState<ApplicationStatus | ''>('');
  const [search, setSearch] = useState('');
  const list = useApplicants({ jobId, status, search });
  const first = list.pages.first;
  return (
    <>
      <BackLink />
      <PageHeader
        eyebrow={first && <bdi>{first.job.job_ref}</bdi>}
        title={first ? `${say(texts.title)} · ${first.job.job_title}` : say(texts.title)}
        lead={say(texts.cvNotice)}
      />
      <div className="grid grid-cols-[minmax(0,1fr)] gap-5 pb-10">
        <Stages counts={first?.counts} chosen={status} onChoose={setStatus} />
        <SearchField
          hideLabel
          label={say(texts.search)}
          placeholder={say(texts.search)}
          value={search}
          onSearch={setSearch}
          maxLength={SEARCH_MAX_LENGTH}
          autoComplete="off"
        />
        <Applicants
          list={list}
          isFiltered={status !== '' || search !== ''}
          onShowAll={() => {
            setStatus('');
            setSearch('');
          }}
        />
      </div>
    </>
  );
}

function BackLink() {
  const say = useSay();
  const local = useLocalPath();
  return (
    <div className="-ms-3 pt-4">
      <Button
        variant="quiet"
        size="sm"
        href={local('/exhibitor/dashboard/jobs')}
        icon={<ArrowLeft aria-hidden="true" className="rtl:-scale-x-100" />}
      >
        {say(texts.back)}
      </Button>
    </div>
  );
}

type StagesProps = {
  counts: Counts | undefined;
  chosen: ApplicationStatus | '';
  onChoose: (status: ApplicationStatus | '') => void;
};

/** How many stand where; pressing one shows only those. */
function Stages({ counts, chosen, onChoose }: StagesProps) {
  const say = useSay();
  const total = counts && Object.values(counts).reduce((sum, count) => sum + count, 0);
  const stages = [
    { value: '' as const, label: say(texts.all), count: total },
    ...applicationStatuses.map((value) => ({
      value,
      label: say(statusText(value)),
      count: counts?.[value],
    })),
  ];
  return (
    <fieldset className="flex flex-wrap gap-2">
      <legend className="sr-only">{say(texts.stages)}</legend>
      {stages.map(({ value, label, count }) => (
        <button
          key={value}
          type="button"
          aria-pressed={value === chosen}
          onClick={() => onChoose(value)}
          className={joinClasses(
            'inline-flex min-h-10 items-center gap-2 rounded-full border px-4 font-medium text-sm transition-colors',
            value === chosen
              ? 'border-action bg-action-soft text-action'
              : 'border-line bg-surface text-soft hover:border-action hover:text-action',
          )}
        >
          {label}
          <span className="tabular-nums">{count ?? '–'}</span>
        </button>
      ))}
    </fieldset>
  );
}

type ApplicantsProps = {
  list: ReturnType<typeof useApplicants>;
  isFiltered: boolean;
  onShowAll: () => void;
};

function Applicants({ list, isFiltered, onShowAll }: ApplicantsProps) {
  const say = useSay();
  const { pages, applicants, change, pending, readAgain } = list;
  if (pages.isLoading) {
    return (
      <div role="status" aria-busy="true" className="grid gap-4">
        <span className="sr-only">{say(texts.loading)}</span>
        <Skeleton shape="card" className="min-h-56" />
        <Skeleton shape="card" className="min-h-56" />
      </div>
    );
  }
  if (pages.failure) {
    return (
      <ErrorState
        title={say(texts.loadFailed)}
        onRetry={() => void pages.retry()}
        retrying={pages.isFetching}
      >
        {pages.failure.message}
      </ErrorState>
    );
  }
  if (applicants.length === 0) return <None isFiltered={isFiltered} onShowAll={onShowAll} />;
  return (
    <>
      <ul className="grid grid-cols-[minmax(0,1fr)] gap-4">
        {applicants.map((applicant) => (
          <ApplicantCard
            key={applicant.application_id}
            applicant={applicant}
            pending={pending === applicant.application_id}
            onChange={(values) => void change(applicant.application_id, values)}
            onOpened={() => void readAgain()}
          />
        ))}
      </ul>
      <LoadMore pages={pages} />
    </>
  );
}

function None({ isFiltered, onShowAll }: Pick<ApplicantsProps, 'isFiltered' | 'onShowAll'>) {
  const say = useSay();
  if (!isFiltered) {
    return (
      <EmptyState drawing="tray" title={say(texts.none)}>
        {say(texts.noneHint)}
      </EmptyState>
    );
  }
  return (
    <EmptyState
      drawing="search"
      title={say(texts.noMatch)}
      action={
        <Button variant="secondary" onClick={onShowAll}>
          {say(texts.showAll)}
        </Button>
      }
    >
      {say(texts.noMatchHint)}
    </EmptyState>
  );
}

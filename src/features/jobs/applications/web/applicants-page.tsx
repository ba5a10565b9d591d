import { useState } from 'react';
import { useParams } from 'react-router';
import type { listApplicants } from '#features/jobs/applications/applicants.contract.ts';
import { applicantsTexts as texts } from '#features/jobs/applications/applicants.texts.ts';
import {
  type ApplicationStatus,
  applicationStatuses,
  statusText,
} from '#features/jobs/applications/application-statuses.ts';
import type { CallAnswer } from '#platform/calls/call.ts';
import { useTranslate } from '#platform/i18n/translation-context.tsx';
import type { PageHandle } from '#platform/pages/page-head.ts';
import { BackLink } from '#ui/actions/back-link.tsx';
import { Button } from '#ui/actions/button.tsx';
import { CardSkeletons } from '#ui/feedback/card-skeletons.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { ListSearch } from '#ui/forms/list-search.tsx';
import { joinClasses } from '#ui/join-classes.ts';
import { PageHeader } from '#ui/layout/page-header.tsx';
import { PagedList } from '#ui/layout/paged-list.tsx';
import { ApplicantCard } from './applicant-card.tsx';
import { useApplicants } from './use-applicants.ts';

export const handle: PageHandle = {
  head: ({ t }) => ({ title: t(texts.title), noIndex: true }),
};

type Counts = CallAnswer<typeof listApplicants>['counts'];

/** Everybody who applied for a job, from the first look to the decision. */
function ApplicantsPage() {
  const t = useTranslate();
  const { id: jobId = '' } = useParams();
  const [status, setStatus] = useState<ApplicationStatus | ''>('');
  const [search, setSearch] = useState('');
  const list = useApplicants({ jobId, status, search });
  const first = list.pages.first;
  return (
    <>
      <div className="pt-4">
        <BackLink to="/exhibitor/dashboard/jobs">{t(texts.back)}</BackLink>
      </div>
      <PageHeader
        eyebrow={first && <bdi>{first.job.job_ref}</bdi>}
        title={first ? `${t(texts.title)} · ${first.job.job_title}` : t(texts.title)}
        lead={t(texts.cvNotice)}
      />
      <div className="grid grid-cols-[minmax(0,1fr)] gap-5 pb-10">
        <Stages counts={first?.counts} chosen={status} onChoose={setStatus} />
        <ListSearch label={t(texts.search)} value={search} onSearch={setSearch} />
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

type StagesProps = {
  counts: Counts | undefined;
  chosen: ApplicationStatus | '';
  onChoose: (status: ApplicationStatus | '') => void;
};

/** How many stand where; pressing one shows only those. */
function Stages({ counts, chosen, onChoose }: StagesProps) {
  const t = useTranslate();
  const total = counts && Object.values(counts).reduce((sum, count) => sum + count, 0);
  const stages = [
    { value: '' as const, label: t(texts.all), count: total },
    ...applicationStatuses.map((value) => ({
      value,
      label: t(statusText(value)),
      count: counts?.[value],
    })),
  ];
  return (
    <fieldset className="flex flex-wrap gap-2">
      <legend className="sr-only">{t(texts.stages)}</legend>
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
  const { pages, applicants, change, pending, readAgain } = list;
  return (
    <PagedList
      pages={pages}
      of="applicants"
      texts={texts}
      skeleton={<CardSkeletons label={texts.loading} />}
      whenEmpty={<None isFiltered={isFiltered} onShowAll={onShowAll} />}
    >
      {() => (
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
      )}
    </PagedList>
  );
}

function None({ isFiltered, onShowAll }: Pick<ApplicantsProps, 'isFiltered' | 'onShowAll'>) {
  const t = useTranslate();
  if (!isFiltered) {
    return (
      <EmptyState drawing="tray" title={t(texts.none)}>
        {t(texts.noneHint)}
      </EmptyState>
    );
  }
  return (
    <EmptyState
      drawing="search"
      title={t(texts.noMatch)}
      action={
        <Button variant="secondary" onClick={onShowAll}>
          {t(texts.showAll)}
        </Button>
      }
    >
      {t(texts.noMatchHint)}
    </EmptyState>
  );
}

export { ApplicantsPage as Component };

import { useState } from 'react';
import { useParams } from 'react-router';
import {
  type listApplicants,
  REJECTED_AT_ONCE,
} from '#features/jobs/applications/applicants.contract.ts';
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
import { LeaveQuestion } from '#ui/leaving/leave-question.tsx';
import { useUnsavedParts } from '#ui/leaving/use-unsaved-parts.ts';
import { ApplicantCard } from './applicant-card.tsx';
import { RejectDialog } from './reject-dialog.tsx';
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
  const unsaved = useUnsavedParts();
  const [chosen, setChosen] = useState<ReadonlySet<number>>(new Set());
  const [rejecting, setRejecting] = useState<readonly number[]>([]);
  // Who went out of the list, by a filter or another's hand, is not acted on unseen.
  const shown = applicants.map(({ application_id: id }) => id).filter((id) => chosen.has(id));

  function choose(id: number, isChosen: boolean) {
    const others = [...chosen].filter((each) => each !== id);
    setChosen(new Set(isChosen ? [...others, id] : others));
  }

  async function reject() {
    await list.reject(rejecting);
    setRejecting([]);
    setChosen(new Set());
  }

  return (
    <>
      <PagedList
        pages={pages}
        of="applicants"
        texts={texts}
        skeleton={<CardSkeletons label={texts.loading} />}
        whenEmpty={<None isFiltered={isFiltered} onShowAll={onShowAll} />}
      >
        {() => (
          <ul className="grid grid-cols-[minmax(0,1fr)] gap-4">
            {applicants.map((applicant) => {
              const { application_id: id } = applicant;
              return (
                <ApplicantCard
                  key={id}
                  applicant={applicant}
                  pending={pending === id}
                  chosen={chosen.has(id)}
                  onChoose={(isChosen) => choose(id, isChosen)}
                  onChange={(values) => void change(id, values)}
                  onReject={() => setRejecting([id])}
                  onOpened={() => void readAgain()}
                  onUnsaved={(isUnsaved) => unsaved.tell(id, isUnsaved)}
                />
              );
            })}
          </ul>
        )}
      </PagedList>
      {shown.length > 0 && (
        <ChosenBar
          count={shown.length}
          onReject={() => setRejecting(shown.slice(0, REJECTED_AT_ONCE))}
          onClear={() => setChosen(new Set())}
        />
      )}
      <RejectDialog
        ids={rejecting}
        pending={list.isRejecting}
        onClose={() => setRejecting([])}
        onReject={() => void reject()}
      />
      <LeaveQuestion isChanged={unsaved.isAnyUnsaved} />
    </>
  );
}

type ChosenBarProps = { count: number; onReject: () => void; onClear: () => void };

/** Stands at the foot of the window, so that choosing somebody does not move the list. */
function ChosenBar({ count, onReject, onClear }: ChosenBarProps) {
  const t = useTranslate();
  return (
    <div className="sticky bottom-4 z-20 flex flex-wrap items-center gap-3 rounded-xl border border-action/40 bg-raised p-3 shadow-float">
      <p className="me-auto ps-2 font-medium tabular-nums" role="status">
        {t(texts.chosen, { n: count })}
      </p>
      <Button size="sm" variant="danger" onClick={onReject}>
        {t(texts.rejectChosen)}
      </Button>
      <Button size="sm" variant="quiet" onClick={onClear}>
        {t(texts.clearChosen)}
      </Button>
    </div>
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

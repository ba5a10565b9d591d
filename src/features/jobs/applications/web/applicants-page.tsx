import { Kanban, List } from 'lucide-react';
import { useState } from 'react';
import { useParams } from 'react-router';
import { useOwnerClaim } from '#collection/web/owner-claim.ts';
import { useFilters } from '#console/web/use-filters.ts';
import {
  APPLICANTS_PER_PAGE,
  type Applicant,
  exportApplicants,
  type listApplicants,
  REJECTED_AT_ONCE,
} from '#features/jobs/applications/applicants.contract.ts';
import { applicantsTexts as texts } from '#features/jobs/applications/applicants.texts.ts';
import {
  type ApplicationStatus,
  applicationStatuses,
  type MovableStatus,
  statusText,
} from '#features/jobs/applications/application-statuses.ts';
import { jobsTexts } from '#features/jobs/jobs.texts.ts';
import type { CallAnswer } from '#platform/calls/call.ts';
import { isMissing } from '#platform/calls/is-missing.ts';
import { useTranslate } from '#platform/i18n/translation-context.tsx';
import type { PageHandle } from '#platform/pages/page-head.ts';
import { useClient } from '#platform/pages/use-call.ts';
import { BackLink } from '#ui/actions/back-link.tsx';
import { SaveFileButton } from '#ui/actions/save-file-button.tsx';
import { CardSkeletons } from '#ui/feedback/card-skeletons.tsx';
import { MissingRecord } from '#ui/feedback/missing-record.tsx';
import { NoneInList } from '#ui/feedback/none-in-list.tsx';
import { Checkbox } from '#ui/forms/checkbox.tsx';
import { CountedChoices } from '#ui/forms/counted-choices.tsx';
import { ListSearch } from '#ui/forms/list-search.tsx';
import { SegmentedChoice } from '#ui/forms/segmented-choice.tsx';
import { joinClasses } from '#ui/join-classes.ts';
import { ListAndPanel } from '#ui/layout/list-and-panel.tsx';
import { PageHeader } from '#ui/layout/page-header.tsx';
import { PagedList } from '#ui/layout/paged-list.tsx';
import { LeaveQuestion } from '#ui/leaving/leave-question.tsx';
import { useUnsavedParts } from '#ui/leaving/use-unsaved-parts.ts';
import { useSteady } from '#ui/use-steady.ts';
import { ApplicantBoard } from './applicant-board.tsx';
import { ApplicantPanel } from './applicant-panel.tsx';
import { ApplicantRow, canBeChosen } from './applicant-row.tsx';
import { MoveBar } from './move-bar.tsx';
import { RejectDialog } from './reject-dialog.tsx';
import { useApplicants } from './use-applicants.ts';

export const handle: PageHandle = {
  head: ({ t }) => ({ title: t(texts.title), noIndex: true }),
};

type Counts = CallAnswer<typeof listApplicants>['counts'];

/** How many are read at a time: a list grows, a board shows all at once. */
const AT_ONCE = { list: APPLICANTS_PER_PAGE, board: 100 } as const;

/** Everybody who applied for a job, from the first look to the decision. */
function ApplicantsPage() {
  const t = useTranslate();
  const { id: jobId = '' } = useParams();
  // All of it in the address: what takes somebody off the screen asks first about their unsaved notes.
  const [filters, changeFilters] = useFilters(['view', 'who', 'stage', 'search']);
  const { search } = filters;
  const view = filters.view === 'board' ? 'board' : 'list';
  const status = applicationStatuses.find((each) => each === filters.stage) ?? '';
  const list = useApplicants({
    jobId,
    search,
    status: view === 'board' ? '' : status,
    atOnce: AT_ONCE[view],
  });
  const first = list.pages.first;
  if (isMissing(list.pages.failure) && !search) return <NoJob />;
  // A phone shows somebody instead of the list, and then nothing that belongs to the list.
  const ofList = filters.who !== '' && view === 'list' ? 'max-lg:hidden' : undefined;
  return (
    <>
      {ofList && <h1 className="sr-only lg:hidden">{t(texts.title)}</h1>}
      <div className={ofList}>
        <PageHeader
          breadcrumbs={<BackLink to="/exhibitor/dashboard/jobs">{t(texts.back)}</BackLink>}
          eyebrow={first && <bdi>{first.job.job_ref}</bdi>}
          title={first ? `${t(texts.title)} · ${first.job.job_title}` : t(texts.title)}
          lead={t(texts.cvNotice)}
          actions={first && <ExportButton jobId={jobId} name={first.job.job_ref} />}
        />
      </div>
      <div
        className={joinClasses(
          'grid grid-cols-[minmax(0,1fr)] gap-5 pb-10',
          ofList && 'max-lg:pt-4',
        )}
      >
        <div className={joinClasses('flex flex-wrap items-center gap-3', ofList)}>
          <div className="min-w-56 grow">
            <ListSearch
              label={t(texts.search)}
              value={search}
              onSearch={(words) => changeFilters({ search: words })}
            />
          </div>
          <ViewChoice view={view} onChange={(next) => changeFilters({ view: next, who: '' })} />
        </div>
        {view === 'list' && (
          <div className={ofList}>
            <Stages
              counts={first?.counts}
              chosen={status}
              onChoose={(stage) => changeFilters({ stage })}
            />
          </div>
        )}
        <Applicants
          list={list}
          view={view}
          who={Number(filters.who) || undefined}
          onWho={(id) => changeFilters({ who: id ? String(id) : '', view: '' })}
          isFiltered={status !== '' || search !== ''}
          onShowAll={() => changeFilters({ stage: '', search: '' })}
        />
      </div>
    </>
  );
}

function NoJob() {
  const { notFound } = jobsTexts;
  const { missingHint: notFoundHint, back: backToList } = texts;
  return (
    <MissingRecord
      list="/exhibitor/dashboard/jobs"
      texts={{ notFound, notFoundHint, backToList }}
    />
  );
}

function ExportButton({ jobId, name }: { jobId: string; name: string }) {
  const t = useTranslate();
  const client = useClient();
  const claim = useOwnerClaim();
  return (
    <SaveFileButton
      label={t(texts.export)}
      failed={t(texts.exportFailed)}
      name={`${name}.csv`}
      fetchFile={() => client(exportApplicants, { ...claim, job_id: jobId })}
    />
  );
}

type View = keyof typeof AT_ONCE;

function ViewChoice({ view, onChange }: { view: View; onChange: (view: View) => void }) {
  const t = useTranslate();
  return (
    <SegmentedChoice
      legend={t(texts.view)}
      segments={[
        { value: 'list', label: t(texts.asList), icon: <List aria-hidden="true" /> },
        { value: 'board', label: t(texts.asBoard), icon: <Kanban aria-hidden="true" /> },
      ]}
      value={view}
      onChange={onChange}
    />
  );
}

type StagesProps = {
  counts: Counts | undefined;
  chosen: ApplicationStatus | '';
  onChoose: (status: ApplicationStatus | '') => void;
};

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
    <CountedChoices
      legend={t(texts.stages)}
      choices={stages.map(({ value, label, count }) => ({
        key: value,
        label,
        count,
        isChosen: value === chosen,
        onChoose: () => onChoose(value),
      }))}
    />
  );
}

type ApplicantsProps = {
  list: ReturnType<typeof useApplicants>;
  view: View;
  /** Whose particulars are shown. */
  who: number | undefined;
  onWho: (id: number | undefined) => void;
  isFiltered: boolean;
  onShowAll: () => void;
};

function Applicants({ list, view, who, onWho, isFiltered, onShowAll }: ApplicantsProps) {
  const t = useTranslate();
  const { pages, applicants, change, pending, readAgain } = list;
  const unsaved = useUnsavedParts();
  const [chosen, setChosen] = useState<ReadonlySet<number>>(new Set());
  const [rejecting, setRejecting] = useState<readonly number[]>([]);
  // Who went out of the list, by a filter or another's hand, is not acted on unseen.
  const acted = applicants.map(({ application_id: id }) => id).filter((id) => chosen.has(id));
  const atOnce = acted.slice(0, REJECTED_AT_ONCE);
  const shown = applicants.find(({ application_id: id }) => id === who) ?? applicants[0];

  const show = useSteady(onWho);
  const choose = useSteady((id: number, isChosen: boolean) => {
    const others = [...chosen].filter((each) => each !== id);
    setChosen(new Set(isChosen ? [...others, id] : others));
  });

  async function reject() {
    await list.reject(rejecting);
    setRejecting([]);
    setChosen(new Set(acted.filter((id) => !rejecting.includes(id))));
  }

  async function move(to: MovableStatus) {
    await list.move(atOnce, to);
    setChosen(new Set(acted.slice(REJECTED_AT_ONCE)));
  }

  return (
    <>
      <PagedList
        pages={pages}
        of="applicants"
        texts={texts}
        skeleton={<CardSkeletons label={texts.loading} />}
        whenEmpty={<NoneInList isFiltered={isFiltered} onShowAll={onShowAll} texts={texts} />}
      >
        {() =>
          view === 'board' ? (
            <ApplicantBoard
              applicants={applicants}
              counts={pages.first?.counts ?? {}}
              onShow={onWho}
              onMove={(id, status) => void change(id, { status })}
              onReject={(id) => setRejecting([id])}
            />
          ) : (
            <ListAndPanel
              sticky
              head={<ChooseAll applicants={applicants} chosen={acted} onChoose={setChosen} />}
              list={applicants.map((applicant) => {
                const { application_id: id } = applicant;
                return (
                  <ApplicantRow
                    key={id}
                    applicant={applicant}
                    isShown={shown?.application_id === id}
                    onShow={show}
                    chosen={chosen.has(id)}
                    onChoose={choose}
                  />
                );
              })}
              panel={
                shown && (
                  <ApplicantPanel
                    key={shown.application_id}
                    applicant={shown}
                    pending={pending === shown.application_id}
                    onChange={(values) => void change(shown.application_id, values)}
                    onReject={() => setRejecting([shown.application_id])}
                    onOpened={() => void readAgain()}
                    onUnsaved={(isUnsaved) => unsaved.tell(shown.application_id, isUnsaved)}
                  />
                )
              }
              isChosen={who !== undefined}
              toList={t(texts.toList)}
              onToList={() => onWho(undefined)}
            />
          )
        }
      </PagedList>
      {acted.length > 0 && view === 'list' && (
        <MoveBar
          count={acted.length}
          onMove={(to) => void move(to)}
          onReject={() => setRejecting(atOnce)}
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

type ChooseAllProps = {
  applicants: readonly Applicant[];
  chosen: readonly number[];
  onChoose: (chosen: ReadonlySet<number>) => void;
};

/** Chooses everybody who is shown and can be moved. */
function ChooseAll({ applicants, chosen, onChoose }: ChooseAllProps) {
  const t = useTranslate();
  const ids = applicants.filter(canBeChosen).map(({ application_id: id }) => id);
  if (ids.length < 2) return null;
  return (
    <div className="flex min-h-11 items-center border-line border-b bg-sunken ps-3 text-soft text-sm">
      <Checkbox
        label={t(texts.chooseAll, { n: ids.length })}
        checked={chosen.length === ids.length}
        indeterminate={chosen.length > 0 && chosen.length < ids.length}
        onChange={({ target }) => onChoose(new Set(target.checked ? ids : []))}
      />
    </div>
  );
}

export { ApplicantsPage as Component };

import { Kanban, List } from 'lucide-react';
import { useParams } from 'react-router';
import { useOwnerClaim } from '#collection/web/owner-claim.ts';
import { useFilters } from '#console/web/use-filters.ts';
import {
  APPLICANTS_PER_PAGE,
  exportApplicants,
  type listApplicants,
} from '#features/jobs/applications/applicants.contract.ts';
import { applicantsTexts as texts } from '#features/jobs/applications/applicants.texts.ts';
import {
  type ApplicationStatus,
  applicationStatuses,
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
import { MissingRecord } from '#ui/feedback/missing-record.tsx';
import { CountedChoices } from '#ui/forms/counted-choices.tsx';
import { ListSearch } from '#ui/forms/list-search.tsx';
import { SegmentedChoice } from '#ui/forms/segmented-choice.tsx';
import { joinClasses } from '#ui/join-classes.ts';
import { PageHeader } from '#ui/layout/page-header.tsx';
import { Applicants } from './applicants.tsx';
import { useApplicants } from './use-applicants.ts';

export const handle: PageHandle = {
  head: ({ t }) => ({ title: t(texts.title), noIndex: true }),
};

type Counts = CallAnswer<typeof listApplicants>['counts'];

/** Page sizes: the list grows page by page, the board shows everybody. */
const AT_ONCE = { list: APPLICANTS_PER_PAGE, board: 100 } as const;

/** The applicants of a job. */
function ApplicantsPage() {
  const t = useTranslate();
  const { id: jobId = '' } = useParams();
  // Everything is in the address, so that any navigation away from an applicant first asks about unsaved notes.
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
  // On a phone one applicant is shown in place of the list, so the list's header is hidden.
  const ofList = filters.who !== '' && view === 'list' ? 'max-lg:hidden' : undefined;
  return (
    <>
      {ofList && <h1 className="sr-only lg:hidden">{t(texts.title)}</h1>}
      <div className={ofList}>
        <Header job={first?.job} jobId={jobId} />
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

type HeaderProps = { job: CallAnswer<typeof listApplicants>['job'] | undefined; jobId: string };

function Header({ job, jobId }: HeaderProps) {
  const t = useTranslate();
  return (
    <PageHeader
      breadcrumbs={<BackLink to="/exhibitor/dashboard/jobs">{t(texts.back)}</BackLink>}
      eyebrow={job && <bdi>{job.job_ref}</bdi>}
      title={job ? `${t(texts.title)} · ${job.job_title}` : t(texts.title)}
      lead={t(texts.cvNotice)}
      actions={job && <ExportButton jobId={jobId} name={job.job_ref} />}
    />
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

export { ApplicantsPage as Component };

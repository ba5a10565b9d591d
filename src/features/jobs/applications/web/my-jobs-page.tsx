import { useState } from 'react';
import { useSearchParams } from 'react-router';
import {
  APPLICATIONS_PER_PAGE,
  listUserApplications,
} from '#features/jobs/applications/applications.contract.ts';
import { myJobsTexts as texts } from '#features/jobs/applications/my-jobs.texts.ts';
import { SavedJobs } from '#features/jobs/saved/web/saved-jobs.tsx';
import { useTranslate } from '#platform/i18n/translation-context.tsx';
import { useLocalPath } from '#platform/pages/link.tsx';
import type { PageHandle } from '#platform/pages/page-head.ts';
import { usePagedCall } from '#platform/pages/use-paged-call.ts';
import { Button } from '#ui/actions/button.tsx';
import { CardSkeletons } from '#ui/feedback/card-skeletons.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { ListSearch } from '#ui/forms/list-search.tsx';
import { PageHeader } from '#ui/layout/page-header.tsx';
import { PagedList } from '#ui/layout/paged-list.tsx';
import { Tabs } from '#ui/layout/tabs.tsx';
import { type Application, ApplicationCard } from './application-card.tsx';
import { ApplicationDialog } from './application-dialog.tsx';
import { QuotaLine } from './quota-line.tsx';
import { WithdrawDialog } from './withdraw-dialog.tsx';

export const handle: PageHandle = {
  head: ({ t }) => ({ title: t(texts.title), noIndex: true }),
};

const firstPage = (search: string) => ({
  limit: APPLICATIONS_PER_PAGE,
  ...(search ? { search } : {}),
});

/** The opened application is in the address, so that the search can link to it. */
function useLooked() {
  const [query, setQuery] = useSearchParams();
  const id = Number(query.get('application'));
  return {
    looked: Number.isSafeInteger(id) && id > 0 ? id : undefined,
    look: (application?: number) =>
      setQuery(application ? { application: String(application) } : {}, { replace: true }),
  };
}

const path = '/user/dashboard/my-jobs';

function MyJobsPage() {
  const t = useTranslate();
  const local = useLocalPath();
  const [query, setQuery] = useSearchParams();
  const tab = query.get('tab') === 'saved' ? 'saved' : 'applications';
  return (
    <>
      <PageHeader title={t(texts.title)} lead={t(texts.lead)} />
      <div className="pb-10">
        <Tabs
          label={t(texts.tabs)}
          value={tab}
          onValueChange={(next) =>
            setQuery(next === 'saved' ? { tab: next } : {}, { replace: true })
          }
          tabs={[
            {
              value: 'applications',
              href: local(path),
              label: t(texts.applications),
              content: tab === 'applications' && <OwnApplications />,
            },
            {
              value: 'saved',
              href: local(`${path}?tab=saved`),
              label: t(texts.saved),
              content: tab === 'saved' && <SavedJobs />,
            },
          ]}
        />
      </div>
    </>
  );
}

function OwnApplications() {
  const t = useTranslate();
  const [search, setSearch] = useState('');
  const { looked, look } = useLooked();
  const [withdrawing, setWithdrawing] = useState<Application>();
  // Pages after the first are not reloaded on their own, so withdrawn ones are marked here.
  const [withdrawn, setWithdrawn] = useState<ReadonlySet<number>>(new Set());
  const pages = usePagedCall(listUserApplications, firstPage(search), { keepsLast: true });
  const isEmpty = search === '' && pages.first?.applications.length === 0;
  return (
    <>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
        {pages.first && <QuotaLine quota={pages.first.quota} />}
        {!isEmpty && <ListSearch label={t(texts.search)} value={search} onSearch={setSearch} />}
        <Applications
          pages={pages}
          search={search}
          withdrawn={withdrawn}
          onClear={() => setSearch('')}
          onDetails={look}
          onWithdraw={setWithdrawing}
        />
      </div>
      {looked && <ApplicationDialog id={looked} onClose={() => look()} />}
      <WithdrawDialog
        application={withdrawing}
        onClose={() => setWithdrawing(undefined)}
        onDone={(id) => setWithdrawn(new Set([...withdrawn, id]))}
      />
    </>
  );
}

type ApplicationsProps = {
  pages: ReturnType<typeof usePagedCall<typeof listUserApplications>>;
  search: string;
  withdrawn: ReadonlySet<number>;
  onClear: () => void;
  onDetails: (id: number) => void;
  onWithdraw: (application: Application) => void;
};

function Applications(props: ApplicationsProps) {
  const { pages, search, withdrawn, onClear, onDetails, onWithdraw } = props;
  const asWithdrawn = (each: Application): Application =>
    withdrawn.has(each.application_id)
      ? { ...each, status: 'withdrawn', can_withdraw: false }
      : each;
  return (
    <PagedList
      pages={pages}
      of="applications"
      texts={texts}
      skeleton={<CardSkeletons label={texts.loading} />}
      whenEmpty={<None search={search} onClear={onClear} />}
    >
      {(applications) => (
        <ul className="grid grid-cols-[minmax(0,1fr)] gap-4">
          {applications.map(asWithdrawn).map((application) => (
            <ApplicationCard
              key={application.application_id}
              application={application}
              onDetails={() => onDetails(application.application_id)}
              onWithdraw={() => onWithdraw(application)}
            />
          ))}
        </ul>
      )}
    </PagedList>
  );
}

function None({ search, onClear }: { search: string; onClear: () => void }) {
  const t = useTranslate();
  const local = useLocalPath();
  if (search) {
    return (
      <EmptyState
        drawing="search"
        title={t(texts.noMatch, { words: search })}
        action={
          <Button variant="secondary" onClick={onClear}>
            {t(texts.clearSearch)}
          </Button>
        }
      >
        {t(texts.noMatchHint)}
      </EmptyState>
    );
  }
  return (
    <EmptyState
      drawing="tray"
      title={t(texts.none)}
      action={<Button href={local('/jobs')}>{t(texts.browse)}</Button>}
    >
      {t(texts.noneHint)}
    </EmptyState>
  );
}

export { MyJobsPage as Component };

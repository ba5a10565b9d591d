import { useState } from 'react';
import { useParams } from 'react-router';
import { useOwnerClaim } from '#collection/web/owner-claim.ts';
import { eventsTexts } from '#features/events/events.texts.ts';
import { registrationListTexts as texts } from '#features/events/registrations/registration-list.texts.ts';
import {
  exportRegistrations,
  listRegistrations,
  REGISTRATIONS_PER_PAGE,
} from '#features/events/registrations/registrations.contract.ts';
import type { CallAnswer } from '#platform/calls/call.ts';
import { isMissing } from '#platform/calls/is-missing.ts';
import { showMoment } from '#platform/dates/show-moment.ts';
import { useLanguage, useTranslate } from '#platform/i18n/translation-context.tsx';
import type { PageHandle } from '#platform/pages/page-head.ts';
import { useClient } from '#platform/pages/use-call.ts';
import { usePagedCall } from '#platform/pages/use-paged-call.ts';
import { BackLink } from '#ui/actions/back-link.tsx';
import { LoadMore } from '#ui/actions/load-more.tsx';
import { SaveFileButton } from '#ui/actions/save-file-button.tsx';
import { MailAddress } from '#ui/display/mail-address.tsx';
import { Table } from '#ui/display/table.tsx';
import type { TableColumn } from '#ui/display/table-columns.ts';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { MissingRecord } from '#ui/feedback/missing-record.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { ListSearch } from '#ui/forms/list-search.tsx';
import { PageHeader } from '#ui/layout/page-header.tsx';

export const handle: PageHandle = {
  head: ({ t }) => ({ title: t(texts.title), noIndex: true }),
};

type Registration = CallAnswer<typeof listRegistrations>['registrations'][number];

/** The people registered for an event. */
function RegistrationsPage() {
  const t = useTranslate();
  const claim = useOwnerClaim();
  const { id: eventId = '' } = useParams();
  const [search, setSearch] = useState('');
  const pages = usePagedCall(listRegistrations, {
    ...claim,
    event_id: eventId,
    limit: REGISTRATIONS_PER_PAGE,
    ...(search ? { search } : {}),
  });
  const columns = useColumns();
  const first = pages.first;
  const title = t(texts.title);
  if (isMissing(pages.failure) && !search) return <NoEvent />;
  return (
    <>
      <PageHeader
        breadcrumbs={<BackLink to="/exhibitor/dashboard/events">{t(texts.back)}</BackLink>}
        eyebrow={first && <bdi>{first.event.event_ref}</bdi>}
        title={first ? `${title} · ${first.event.event_title}` : title}
        lead={first && t(texts.total, { count: first.total })}
        actions={
          first &&
          first.total > 0 && <ExportButton eventId={eventId} name={first.event.event_ref} />
        }
      />
      <div className="grid grid-cols-[minmax(0,1fr)] gap-5 pb-10">
        {pages.failure && (
          <Notice tone="danger" onRetry={() => void pages.retry()} retrying={pages.isFetching}>
            {t(texts.loadFailed)}
          </Notice>
        )}
        {/* If loading failed, the table must not look empty. */}
        {!(pages.failure && !first) && (
          <>
            <ListSearch label={t(texts.search)} value={search} onSearch={setSearch} />
            <Table
              compact
              caption={title}
              columns={columns}
              rows={pages.pages.flatMap((page) => page.registrations)}
              rowKey={(row) => row.id}
              rowName={(row) => row.name || row.email}
              loading={pages.isLoading}
              empty={<None search={search} />}
            />
            <LoadMore pages={pages} />
          </>
        )}
      </div>
    </>
  );
}

function NoEvent() {
  const { notFound } = eventsTexts;
  const { missingHint: notFoundHint, back: backToList } = texts;
  return (
    <MissingRecord
      list="/exhibitor/dashboard/events"
      texts={{ notFound, notFoundHint, backToList }}
    />
  );
}

function useColumns(): readonly TableColumn<Registration>[] {
  const t = useTranslate();
  const language = useLanguage();
  return [
    { key: 'name', header: t(texts.name), primary: true, cell: (row) => row.name || row.email },
    {
      key: 'email',
      header: t(texts.email),
      onPhone: true,
      cell: ({ email }) => (
        <a href={`mailto:${email}`} className="text-action underline-offset-4 hover:underline">
          <MailAddress>{email}</MailAddress>
        </a>
      ),
    },
    {
      key: 'phone',
      header: t(texts.phone),
      onPhone: true,
      cell: ({ phone }) =>
        phone ? (
          <a
            href={`tel:${phone.replaceAll(' ', '')}`}
            className="text-action underline-offset-4 hover:underline"
          >
            <bdi>{phone}</bdi>
          </a>
        ) : (
          <span className="missing text-muted">–</span>
        ),
    },
    {
      key: 'created_at',
      header: t(texts.registeredAt),
      onPhone: true,
      cell: (row) => (
        <time dateTime={row.created_at} className="text-muted">
          {showMoment(row.created_at, language)}
        </time>
      ),
    },
  ];
}

function ExportButton({ eventId, name }: { eventId: string; name: string }) {
  const t = useTranslate();
  const client = useClient();
  const claim = useOwnerClaim();
  return (
    <SaveFileButton
      label={t(texts.export)}
      failed={t(texts.exportFailed)}
      name={`${name}.csv`}
      fetchFile={() => client(exportRegistrations, { ...claim, event_id: eventId })}
    />
  );
}

function None({ search }: { search: string }) {
  const t = useTranslate();
  if (search) return <EmptyState drawing="search" title={t(texts.noMatch, { words: search })} />;
  return (
    <EmptyState drawing="tray" title={t(texts.none)}>
      {t(texts.noneHint)}
    </EmptyState>
  );
}

export { RegistrationsPage as Component };

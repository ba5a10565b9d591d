import { useOwnerClaim } from '#collection/web/owner-claim.ts';
import { enquiryStates } from '#features/enquiries/enquiry-states.ts';
import { exportEnquiries, MOST_COUNTED } from '#features/enquiries/inbox/inbox.contract.ts';
import { inboxTexts as texts } from '#features/enquiries/inbox/inbox.texts.ts';
import { LeadSources } from '#features/enquiries/sources/web/lead-sources.tsx';
import { useTranslate } from '#platform/i18n/translation-context.tsx';
import type { PageHandle } from '#platform/pages/page-head.ts';
import { useClient } from '#platform/pages/use-call.ts';
import { SaveFileButton } from '#ui/actions/save-file-button.tsx';
import { CardSkeletons } from '#ui/feedback/card-skeletons.tsx';
import { NoneInList } from '#ui/feedback/none-in-list.tsx';
import { CountedChoices } from '#ui/forms/counted-choices.tsx';
import { ListSearch } from '#ui/forms/list-search.tsx';
import { Select } from '#ui/forms/select.tsx';
import { joinClasses } from '#ui/join-classes.ts';
import { ListAndPanel } from '#ui/layout/list-and-panel.tsx';
import { PageHeader } from '#ui/layout/page-header.tsx';
import { PagedList } from '#ui/layout/paged-list.tsx';
import { LeadPanel } from './lead-panel.tsx';
import { LeadRow } from './lead-row.tsx';
import { useInbox } from './use-inbox.ts';

export const handle: PageHandle = {
  head: ({ t }) => ({ title: t(texts.title), noIndex: true }),
};

type Inbox = ReturnType<typeof useInbox>;

/** The company's inbox: enquiries from the first message to the deal. */
function InboxPage() {
  const t = useTranslate();
  const inbox = useInbox();
  const { pages, filters, change } = inbox;
  // On a phone either the list or one enquiry is visible, so the list's header is hidden with it.
  const ofList = inbox.open === undefined ? '' : 'max-lg:hidden';
  // While there are no enquiries, there is nothing to search or export.
  const isEmpty = !inbox.isFiltered && pages.first?.enquiries.length === 0;
  return (
    <>
      {ofList && <h1 className="sr-only lg:hidden">{t(texts.title)}</h1>}
      <div className={ofList}>
        <PageHeader
          title={t(texts.title)}
          lead={t(texts.lead)}
          actions={pages.first && !isEmpty && <Exports inbox={inbox} />}
        />
      </div>
      <div
        className={joinClasses(
          'grid grid-cols-[minmax(0,1fr)] gap-5 pb-10',
          ofList && 'max-lg:pt-4',
        )}
      >
        {!isEmpty && (
          <div className={joinClasses('flex flex-wrap items-center gap-3', ofList)}>
            <div className="min-w-56 grow">
              <ListSearch
                label={t(texts.search)}
                value={filters.search}
                onSearch={(search) => change({ search })}
              />
            </div>
            {(pages.first?.labels.length ?? 0) > 0 && (
              <Select
                hideLabel
                label={t(texts.labels)}
                placeholder={t(texts.anyLabel)}
                value={filters.label}
                onChange={({ target }) => change({ label: target.value })}
                options={pages.first?.labels.map((value) => ({ value, label: value })) ?? []}
              />
            )}
          </div>
        )}
        {!isEmpty && (
          <div className={ofList}>
            <Stages inbox={inbox} />
          </div>
        )}
        <Leads inbox={inbox} />
        <div className={ofList}>
          <LeadSources />
        </div>
      </div>
    </>
  );
}

const formats = ['xlsx', 'csv'] as const;

function Exports({ inbox: { given } }: { inbox: Inbox }) {
  const t = useTranslate();
  const client = useClient();
  const claim = useOwnerClaim();
  return formats.map((format) => (
    <SaveFileButton
      key={format}
      label={t(texts.exportAs, { format: format.toUpperCase() })}
      failed={t(texts.exportFailed)}
      name={`enquiries.${format}`}
      fetchFile={() => client(exportEnquiries, { ...claim, ...given, format })}
    />
  ));
}

function Stages({ inbox: { pages, filters, change } }: { inbox: Inbox }) {
  const t = useTranslate();
  const { counts, unread, due } = pages.first ?? {};
  const total = counts && Object.values(counts).reduce((sum, count) => sum + count, 0);
  const states = [
    { value: '', label: t(texts.all), count: total },
    ...enquiryStates.map((value) => ({ value, label: t(texts[value]), count: counts?.[value] })),
  ];
  const marks = [
    { name: 'unread', label: t(texts.unread), count: unread },
    { name: 'due', label: t(texts.due), count: due },
  ] as const;
  return (
    <CountedChoices
      legend={t(texts.states)}
      most={MOST_COUNTED}
      choices={[
        ...states.map(({ value, label, count }) => ({
          key: value,
          label,
          count,
          isChosen: filters.state === value,
          onChoose: () => change({ state: value, open: '' }),
        })),
        ...marks.map(({ name, label, count }) => ({
          key: name,
          label,
          count,
          isChosen: filters[name] === '1',
          onChoose: () => change({ [name]: filters[name] === '1' ? '' : '1', open: '' }),
          beside: true,
        })),
      ]}
    />
  );
}

function Leads({ inbox }: { inbox: Inbox }) {
  const t = useTranslate();
  const { pages, change, open } = inbox;
  const leads = pages.pages.flatMap((page) => page.enquiries);
  // An enquiry opened from a mail is shown even if it is not in the list.
  const shown = open ?? leads[0]?.id;
  return (
    <PagedList
      pages={pages}
      of="enquiries"
      texts={texts}
      skeleton={<CardSkeletons label={texts.loading} />}
      whenEmpty={
        open ? (
          <LeadPanel key={open} id={open} isOpened />
        ) : (
          <NoneInList isFiltered={inbox.isFiltered} onShowAll={inbox.showAll} texts={texts} />
        )
      }
    >
      {() => (
        <ListAndPanel
          list={leads.map((lead) => (
            <LeadRow
              key={lead.id}
              lead={lead}
              isShown={shown === lead.id}
              onShow={() => change({ open: String(lead.id) })}
            />
          ))}
          panel={
            shown !== undefined && (
              <LeadPanel key={shown} id={shown} isOpened={open !== undefined} />
            )
          }
          isChosen={open !== undefined}
          toList={t(texts.toList)}
          onToList={() => change({ open: '' })}
        />
      )}
    </PagedList>
  );
}

export { InboxPage as Component };

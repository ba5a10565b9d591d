import { listMails, mailStates, retryMails } from '#features/admin/mails.contract.ts';
import { mailsTexts as texts } from '#features/admin/mails.texts.ts';
import { useLanguage, useSay } from '#platform/i18n/say-context.tsx';
import type { PageHandle } from '#platform/pages/page-head.ts';
import { Button } from '#ui/actions/button.tsx';
import { Badge } from '#ui/display/badge.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { SearchField } from '#ui/forms/search-field.tsx';
import { Select } from '#ui/forms/select.tsx';
import { PageHeader } from '#ui/layout/page-header.tsx';
import { ConsoleTable } from './console-table.tsx';
import { sayMoment } from './moments.ts';
import { TwoLines } from './two-lines.tsx';
import { useConsoleAction } from './use-console-action.ts';
import { useConsoleList } from './use-console-list.ts';
import { givenOf, useFilters } from './use-filters.ts';

export const handle: PageHandle = {
  head: ({ say }) => ({ title: say(texts.heading), noIndex: true }),
};

const tones = { waiting: 'info', sent: 'success', failed: 'danger' } as const;

export function Component() {
  const say = useSay();
  const language = useLanguage();
  const { run, pending } = useConsoleAction();
  const [filters, change] = useFilters(['state', 'search']);
  const state = mailStates.find((each) => each === filters.state);
  const list = useConsoleList(listMails, { ...givenOf(filters), state });
  const rows = list.pages.flatMap(({ mails }) => mails);
  const failed = rows.filter((row) => row.state === 'failed').map(({ id }) => id);
  const retryAll = (
    <Button
      variant="secondary"
      loading={pending}
      onClick={() => void run(retryMails, { ids: failed })}
    >
      {say(texts.retryAll, { n: failed.length })}
    </Button>
  );
  return (
    <>
      <PageHeader title={say(texts.heading)} actions={failed.length > 1 && retryAll} />
      <div className="grid grid-cols-[minmax(0,1fr)] gap-5 pb-10">
        <div className="grid gap-4 sm:grid-cols-[minmax(0,1fr)_14rem]">
          <SearchField
            hideLabel
            label={say(texts.search)}
            placeholder={say(texts.search)}
            value={filters.search}
            onSearch={(search) => change({ search })}
          />
          <Select
            hideLabel
            label={say(texts.state)}
            value={state ?? ''}
            onChange={({ target }) => change({ state: target.value })}
            placeholder={say(texts.allStates)}
            options={mailStates.map((value) => ({ value, label: say(texts[value]) }))}
          />
        </div>
        <ConsoleTable
          caption={say(texts.heading)}
          list={list}
          failed={say(texts.loadFailed)}
          rows={rows}
          rowKey={({ id }) => id}
          rowName={({ recipient }) => recipient}
          columns={[
            {
              key: 'mail',
              header: say(texts.mail),
              primary: true,
              cell: (row) => (
                <TwoLines first={row.recipient} second={row.subject ?? say(texts.secret)} />
              ),
            },
            {
              key: 'written',
              header: say(texts.writtenAt),
              cell: (row) => sayMoment(row.created_at, language),
            },
            {
              key: 'state',
              header: say(texts.state),
              cell: (row) => (
                <Badge tone={tones[row.state]} dot>
                  {say(texts[row.state])}
                </Badge>
              ),
            },
            {
              key: 'attempts',
              header: say(texts.attempts),
              numeric: true,
              cell: (row) => row.attempts,
            },
            {
              key: 'problem',
              header: say(texts.problem),
              cell: (row) => <bdi className="break-words">{row.last_error ?? '–'}</bdi>,
            },
          ]}
          rowActions={(row) =>
            row.state === 'failed' && (
              <Button
                size="sm"
                variant="secondary"
                disabled={pending}
                aria-label={say(texts.retryOf, { recipient: row.recipient })}
                onClick={() => void run(retryMails, { ids: [row.id] })}
              >
                {say(texts.retry)}
              </Button>
            )
          }
          empty={<EmptyState drawing="search" title={say(texts.none)} />}
        />
      </div>
    </>
  );
}

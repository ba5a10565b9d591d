import { useState } from 'react';
import {
  ConsoleTable,
  givenOf,
  sayMoment,
  TwoLines,
  useConsoleList,
  useFilters,
} from '#features/admin/public.tsx';
import { listMessages, messageStates } from '#features/contact/messages.contract.ts';
import { messagesTexts as texts } from '#features/contact/messages.texts.ts';
import { useLanguage, useSay } from '#platform/i18n/say-context.tsx';
import type { PageHandle } from '#platform/pages/page-head.ts';
import { Button } from '#ui/actions/button.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { SearchField } from '#ui/forms/search-field.tsx';
import { Select } from '#ui/forms/select.tsx';
import { PageHeader } from '#ui/layout/page-header.tsx';
import { MessageDialog } from './message-dialog.tsx';
import { MessageState } from './message-state.tsx';

export const handle: PageHandle = {
  head: ({ say }) => ({ title: say(texts.heading), noIndex: true }),
};

export function Component() {
  const say = useSay();
  const language = useLanguage();
  const [filters, change] = useFilters(['state', 'search']);
  const [chosen, setChosen] = useState<number | null>(null);
  const state = messageStates.find((each) => each === filters.state);
  const list = useConsoleList(listMessages, { ...givenOf(filters), state });
  const rows = list.pages.flatMap(({ messages }) => messages);
  return (
    <>
      <PageHeader title={say(texts.heading)} />
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
            options={messageStates.map((value) => ({ value, label: say(texts[value]) }))}
          />
        </div>
        <ConsoleTable
          caption={say(texts.heading)}
          list={list}
          failed={say(texts.loadFailed)}
          rows={rows}
          rowKey={({ id }) => id}
          rowName={({ name }) => name}
          columns={[
            {
              key: 'sender',
              header: say(texts.sender),
              primary: true,
              cell: (row) => <TwoLines first={row.name} second={row.email} />,
            },
            {
              key: 'about',
              header: say(texts.about),
              cell: (row) => <TwoLines first={row.subject} second={row.topic} />,
            },
            {
              key: 'received',
              header: say(texts.received),
              cell: (row) => sayMoment(row.created_at, language),
            },
            {
              key: 'state',
              header: say(texts.state),
              cell: (row) => <MessageState message={row} />,
            },
          ]}
          rowActions={(row) => (
            <Button
              size="sm"
              variant="secondary"
              aria-label={say(texts.readOf, { name: row.name })}
              onClick={() => setChosen(row.id)}
            >
              {say(texts.read)}
            </Button>
          )}
          empty={<EmptyState drawing="search" title={say(texts.none)} />}
        />
      </div>
      <MessageDialog
        message={rows.find(({ id }) => id === chosen)}
        operators={list.pages[0]?.operators ?? []}
        onClose={() => setChosen(null)}
      />
    </>
  );
}

import { useState } from 'react';
import { FilteredList, RowButton } from '#console/web/console-list.tsx';
import { Moment } from '#console/web/moment.tsx';
import { TwoLines } from '#console/web/two-lines.tsx';
import { useFilteredList } from '#console/web/use-filtered-list.ts';
import { Written } from '#console/web/written.tsx';
import { listMessages, messageStates } from '#features/site/contact/messages.contract.ts';
import { messagesTexts as texts } from '#features/site/contact/messages.texts.ts';
import { useTranslate } from '#platform/i18n/translation-context.tsx';
import type { PageHandle } from '#platform/pages/page-head.ts';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { MessageDialog } from './message-dialog.tsx';
import { MessageState } from './message-state.tsx';

export const handle: PageHandle = {
  head: ({ t }) => ({ title: t(texts.title), noIndex: true }),
};

function MessagesPage() {
  const t = useTranslate();
  const [chosen, setChosen] = useState<number | null>(null);
  const list = useFilteredList(listMessages, 'state', messageStates);
  const rows = list.pages.flatMap(({ messages }) => messages);
  return (
    <FilteredList
      texts={texts}
      list={list}
      filter={texts.state}
      all={texts.allStates}
      rows={rows}
      rowKey={({ id }) => id}
      rowName={({ name }) => name}
      columns={[
        {
          key: 'sender',
          header: t(texts.sender),
          primary: true,
          cell: (row) => <TwoLines first={row.name} second={row.email} />,
        },
        {
          key: 'about',
          header: t(texts.about),
          isText: true,
          cell: (row) => <Written subject={row.subject} about={row.topic} text={row.message} />,
        },
        {
          key: 'received',
          header: t(texts.received),
          cell: (row) => <Moment at={row.created_at} />,
        },
        {
          key: 'state',
          header: t(texts.state),
          cell: (row) => <MessageState message={row} />,
        },
      ]}
      rowActions={(row) => (
        <RowButton name={t(texts.readOf, { name: row.name })} onClick={() => setChosen(row.id)}>
          {t(texts.read)}
        </RowButton>
      )}
      empty={
        <EmptyState drawing="tray" title={t(texts.none)}>
          {t(texts.noneHint)}
        </EmptyState>
      }
    >
      <MessageDialog
        message={rows.find(({ id }) => id === chosen)}
        operators={list.pages[0]?.operators ?? []}
        onClose={() => setChosen(null)}
      />
    </FilteredList>
  );
}

export { MessagesPage as Component };

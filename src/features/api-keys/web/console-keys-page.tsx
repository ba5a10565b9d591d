import { useState } from 'react';
import { Age } from '#console/web/age.tsx';
import { ConsoleList, RowButton } from '#console/web/console-list.tsx';
import { NothingMatches } from '#console/web/nothing-matches.tsx';
import { TwoLines } from '#console/web/two-lines.tsx';
import { useConsoleAction } from '#console/web/use-console-action.ts';
import { useConsoleList } from '#console/web/use-console-list.ts';
import { givenOf, useFilters } from '#console/web/use-filters.ts';
import { endApiKey, listAllApiKeys } from '#features/api-keys/api-keys.contract.ts';
import { apiKeysTexts as texts } from '#features/api-keys/api-keys.texts.ts';
import type { CallAnswer } from '#platform/calls/call.ts';
import { useLanguage, useTranslate } from '#platform/i18n/translation-context.tsx';
import type { PageHandle } from '#platform/pages/page-head.ts';
import type { TableColumn } from '#ui/display/table-columns.ts';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { ListSearch } from '#ui/forms/list-search.tsx';
import { ConfirmDialog } from '#ui/overlays/confirm-dialog.tsx';
import { describeScopes } from './scope-words.ts';

type ListedKey = CallAnswer<typeof listAllApiKeys>['keys'][number];

export const handle: PageHandle = {
  head: ({ t }) => ({ title: t(texts.consoleTitle), noIndex: true }),
};

function ConsoleKeysPage() {
  const t = useTranslate();
  const [filters, change] = useFilters(['search']);
  const list = useConsoleList(listAllApiKeys, givenOf(filters));
  const { run, pending } = useConsoleAction();
  const [chosen, setChosen] = useState<ListedKey | null>(null);
  const name = chosen?.name ?? '';

  async function end() {
    if (chosen) await run(endApiKey, { id: chosen.id });
    setChosen(null);
  }

  return (
    <ConsoleList
      title={t(texts.consoleTitle)}
      lead={t(texts.consoleLead)}
      filters={
        <ListSearch
          label={t(texts.search)}
          value={filters.search}
          onSearch={(search) => change({ search })}
        />
      }
      list={list}
      failed={t(texts.failed)}
      rows={list.pages.flatMap((page) => page.keys)}
      rowKey={({ id }) => id}
      rowName={(row) => row.name}
      columns={useColumns()}
      rowActions={(row) => (
        <RowButton name={t(texts.revokeOf, { name: row.name })} onClick={() => setChosen(row)}>
          {t(texts.revoke)}
        </RowButton>
      )}
      empty={
        filters.search ? (
          <NothingMatches onShowAll={() => change({ search: '' })} />
        ) : (
          <EmptyState drawing="tray" title={t(texts.noneYet)}>
            {t(texts.noneYetHint)}
          </EmptyState>
        )
      }
    >
      <ConfirmDialog
        open={chosen !== null}
        onClose={() => setChosen(null)}
        onConfirm={() => void end()}
        pending={pending}
        tone="danger"
        title={t(texts.revokeQuestion, { name })}
        confirmLabel={t(texts.revoke)}
      >
        {t(texts.revokeHint)}
      </ConfirmDialog>
    </ConsoleList>
  );
}

function useColumns(): readonly TableColumn<ListedKey>[] {
  const t = useTranslate();
  const language = useLanguage();
  return [
    {
      key: 'key',
      header: t(texts.key),
      primary: true,
      cell: (row) => <TwoLines first={`${row.name} …${row.hint}`} second={row.company_name} />,
    },
    {
      key: 'scopes',
      header: t(texts.scopes),
      cell: (row) => describeScopes(row.scopes, t, language),
    },
    { key: 'made', header: t(texts.made), cell: (row) => <Age at={row.created_at} /> },
    {
      key: 'used',
      header: t(texts.lastUsed),
      cell: (row) => (row.last_used_at ? <Age at={row.last_used_at} /> : t(texts.neverUsed)),
    },
  ];
}

export { ConsoleKeysPage as Component };

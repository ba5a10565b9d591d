import { useEffect, useState } from 'react';
import { collectionTexts as texts } from '#collection/collection.texts.ts';
import type { CollectionRow } from '#collection/contract/collection-facts.ts';
import { useCollection, useCollectionTranslate } from '#collection/web/collection-context.ts';
import { failureMessage } from '#platform/calls/failure-message.ts';
import { takeError } from '#platform/pages/stored-error.ts';
import { Pagination } from '#ui/display/pagination.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { useToast } from '#ui/feedback/toast-context.ts';
import { PageHeader } from '#ui/layout/page-header.tsx';
import { BulkBar } from './bulk-bar.tsx';
import { ColumnChoice } from './column-choice.tsx';
import { ListButtons } from './list-buttons.tsx';
import { ListCounters } from './list-counters.tsx';
import { ListFilters } from './list-filters.tsx';
import { isEmptyList, type ListView, pageSizes, useListView } from './list-query.ts';
import { ListRows } from './list-rows.tsx';
import { ListShortcuts } from './list-shortcuts.tsx';
import { NoneFound } from './none-found.tsx';
import { OneDeletion } from './one-deletion.tsx';
import { useChooseAll } from './use-choose-all.ts';
import { useColumnChoice } from './use-column-choice.ts';
import { useList } from './use-list.ts';
import { useListActions } from './use-list-actions.ts';

const STORED_ERROR_MS = 5000;

/** Shows the error left by a screen that sent the visitor here. */
function useStoredError(key: string) {
  const toaster = useToast();
  useEffect(() => {
    const message = takeError(key);
    if (message) toaster.show({ message, tone: 'danger', timeoutMs: STORED_ERROR_MS });
  }, [key, toaster]);
}

/** The list of a collection, with all actions on its rows. */
function ListPage() {
  const t = useCollectionTranslate();
  const { collection } = useCollection();
  const [view, changeView] = useListView(collection.position);
  const list = useList(view);
  const [chosen, setChosen] = useState<ReadonlyMap<number, string>>(new Map());
  const clearChoice = () => setChosen(new Map());
  const actions = useListActions({ reload: list.reload, onChanged: clearChoice });
  const choosing = useChooseAll(view, setChosen);
  const [deleting, setDeleting] = useState<CollectionRow | null>(null);
  const columnChoice = useColumnChoice();
  useStoredError(collection.errorKey);

  const filtered = list.counts?.filtered ?? 0;
  const table = {
    chosen,
    onChoose: setChosen,
    hidden: columnChoice.hidden,
    sort: view.sort,
    onSort: (sort: ListView['sort']) => changeView({ sort }),
    onToggle: (row: CollectionRow) => void actions.toggleStatus(row),
    onDelete: setDeleting,
  };

  return (
    <>
      <PageHeader
        title={t(collection.texts.heading)}
        actions={<ListButtons view={view} counts={list.counts} />}
      />
      <div className="grid grid-cols-[minmax(0,1fr)] gap-5 pb-10">
        {list.failure && (
          <Notice tone="danger" onRetry={() => void list.reload()} retrying={list.isFetching}>
            {failureMessage(list.failure, t(texts.listFailed))}
          </Notice>
        )}
        <ListCounters counts={list.counts} />
        {!isEmptyList(list.counts, view) && (
          <ListFilters view={view} onChange={changeView}>
            <ColumnChoice hidden={columnChoice.hidden} onChoose={columnChoice.choose} />
          </ListFilters>
        )}
        <ListRows
          view={view}
          list={list}
          table={table}
          onReorder={actions.reorder}
          none={<NoneFound view={view} onShowAll={() => changeView({ search: '', status: '' })} />}
        />
        {filtered > 0 && (
          <Pagination
            page={view.page}
            pageSize={view.size}
            total={filtered}
            onPageChange={(page) => changeView({ page })}
            pageSizes={pageSizes}
            onPageSizeChange={(size) => changeView({ size })}
          />
        )}
        <ListShortcuts />
        {chosen.size > 0 && (
          <BulkBar
            chosen={chosen}
            count={filtered}
            onChooseAll={choosing.chooseAll}
            choosing={choosing.pending}
            pending={actions.pending}
            onClear={clearChoice}
            onExecute={(action) => actions.bulk(action, [...chosen.keys()])}
          />
        )}
      </div>
      <OneDeletion row={deleting} actions={actions} onClose={() => setDeleting(null)} />
    </>
  );
}

export { ListPage as Component };

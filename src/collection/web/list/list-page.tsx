import { FileUp, Plus } from 'lucide-react';
import { type ComponentProps, useEffect, useMemo, useState } from 'react';
import { useNavigate } from 'react-router';
import { collectionTexts as texts } from '#collection/collection.texts.ts';
import type { CollectionRow } from '#collection/contract/collection-facts.ts';
import { ExportButton } from '#collection/export/web/export-button.tsx';
import { useCollection, useCollectionTranslate } from '#collection/web/collection-context.ts';
import { failureMessage } from '#platform/calls/failure-message.ts';
import { useLocalPath } from '#platform/pages/link.tsx';
import { takeError } from '#platform/pages/stored-error.ts';
import { Button } from '#ui/actions/button.tsx';
import { Pagination } from '#ui/display/pagination.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { useToast } from '#ui/feedback/toast-context.ts';
import { focusListSearch } from '#ui/forms/focus-list-search.ts';
import { Card } from '#ui/layout/card.tsx';
import { PageHeader } from '#ui/layout/page-header.tsx';
import { Shortcuts } from '#ui/overlays/shortcuts.tsx';
import { useNarrow } from '#ui/use-narrow.ts';
import { AllRows } from './all-rows.tsx';
import { BulkBar } from './bulk-bar.tsx';
import { ColumnChoice } from './column-choice.tsx';
import { DeleteDialog } from './delete-dialog.tsx';
import { ListCounters } from './list-counters.tsx';
import { ListFilters } from './list-filters.tsx';
import { isInHandMadeOrder, type ListView, pageSizes, useListView } from './list-query.ts';
import { ListTable } from './list-table.tsx';
import { useTitleOf } from './shown-value.ts';
import { useChooseAll } from './use-choose-all.ts';
import { useColumnChoice } from './use-column-choice.ts';
import { useList } from './use-list.ts';
import { useListActions } from './use-list-actions.ts';

const STORED_ERROR_MS = 5000;

type ListButtonsProps = Pick<ComponentProps<typeof ExportButton>, 'view'> & {
  counts: ComponentProps<typeof ExportButton>['counts'] | undefined;
};

function ListButtons({ view, counts }: ListButtonsProps) {
  const t = useCollectionTranslate();
  const localPath = useLocalPath();
  const narrow = useNarrow();
  const { collection, path } = useCollection();
  const add = collection.texts.add ?? texts.add;
  return (
    <>
      <Button href={localPath(`${path}/add`)} icon={<Plus aria-hidden="true" />}>
        {t(narrow ? texts.addShort : add)}
      </Button>
      {collection.importing && (
        <Button
          variant="secondary"
          href={localPath(`${path}/import`)}
          icon={<FileUp aria-hidden="true" />}
        >
          {t(narrow ? texts.importShort : texts.importFile)}
        </Button>
      )}
      {counts && <ExportButton view={view} counts={counts} />}
    </>
  );
}

function ListShortcuts() {
  const t = useCollectionTranslate();
  const navigate = useNavigate();
  const { collection, path } = useCollection();
  const add = () => void navigate(`${path}/add`);
  return (
    <Shortcuts
      keys={{ '/': focusListSearch, n: add }}
      shortcuts={[
        { keys: ['/'], does: t(texts.searchKey) },
        { keys: ['N'], does: t(collection.texts.add ?? texts.add) },
      ]}
    />
  );
}

const isNarrowed = ({ search, status }: ListView) => search !== '' || status !== '';

type NoneFoundProps = { view: ListView; onShowAll: () => void };

function NoneFound({ view, onShowAll }: NoneFoundProps) {
  const t = useCollectionTranslate();
  const localPath = useLocalPath();
  const { collection, path } = useCollection();
  const isFiltered = isNarrowed(view);
  return (
    <EmptyState
      title={t(texts.noneFound)}
      drawing={isFiltered ? 'search' : 'shelf'}
      action={
        isFiltered ? (
          <Button variant="secondary" onClick={onShowAll}>
            {t(texts.showAll)}
          </Button>
        ) : (
          <span className="flex flex-wrap justify-center gap-3">
            <Button href={localPath(`${path}/add`)}>{t(texts.add)}</Button>
            {collection.importing && (
              <Button variant="secondary" href={localPath(`${path}/import`)}>
                {t(texts.importFile)}
              </Button>
            )}
          </span>
        )
      }
    >
      {t(isFiltered ? texts.noneMatch : collection.words.none)}
    </EmptyState>
  );
}

/** An error that led here, from the screen that could not go on. */
function useStoredError(key: string) {
  const toaster = useToast();
  useEffect(() => {
    const message = takeError(key);
    if (message) toaster.show({ message, tone: 'danger', timeoutMs: STORED_ERROR_MS });
  }, [key, toaster]);
}

/** The list of a collection with everything that can be done to its rows. */
function ListPage() {
  const t = useCollectionTranslate();
  const { collection } = useCollection();
  const [view, changeView] = useListView(collection.position);
  const list = useList(view);
  const titleOf = useTitleOf();
  const actions = useListActions(list.reload);
  const [chosen, setChosen] = useState<ReadonlyMap<number, string>>(new Map());
  const choosing = useChooseAll(view, setChosen);
  const [deleting, setDeleting] = useState<CollectionRow | null>(null);
  const columnChoice = useColumnChoice();
  useStoredError(collection.errorKey);

  const filtered = list.counts?.filtered ?? 0;
  // What could not be read is not told to be empty.
  const isUnknown = list.failure !== null && list.rows.length === 0;
  // There is nothing to search, to choose from or to put in columns before the first item.
  const isEmpty = list.counts?.total === 0 && !isNarrowed(view);
  const none = <NoneFound view={view} onShowAll={() => changeView({ search: '', status: '' })} />;
  const start = view.size === 'all' ? 0 : (view.page - 1) * view.size;
  const rows = useMemo(
    () => list.rows.map((row, offset) => ({ number: start + offset + 1, row })),
    [list.rows, start],
  );
  const table = {
    chosen,
    onChoose: setChosen,
    hidden: columnChoice.hidden,
    sort: view.sort,
    onSort: (sort: ListView['sort']) => changeView({ sort }),
    onToggle: (row: CollectionRow) => void actions.toggleStatus(row),
    onDelete: setDeleting,
  };

  async function actOnOne(act: (id: number) => Promise<void>) {
    if (!deleting) return;
    await act(deleting.id);
    setChosen(new Map([...chosen].filter(([id]) => id !== deleting.id)));
    setDeleting(null);
  }

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
        {!isEmpty && (
          <ListFilters view={view} onChange={changeView}>
            <ColumnChoice hidden={columnChoice.hidden} onChoose={columnChoice.choose} />
          </ListFilters>
        )}
        {isEmpty && !isUnknown && <Card>{none}</Card>}
        {view.size === 'all' && filtered > 0 && <AllRows {...table} view={view} count={filtered} />}
        {(view.size !== 'all' || filtered === 0) && !isEmpty && !isUnknown && (
          <ListTable
            {...table}
            rows={rows}
            loading={list.isLoading}
            onReorder={
              isInHandMadeOrder(view, collection.position)
                ? (from, to) =>
                    void actions.reorder(
                      list.rows.map(({ id }) => id),
                      from,
                      to,
                    )
                : undefined
            }
            empty={none}
          />
        )}
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
            onClear={() => setChosen(new Map())}
            onExecute={async (action) => {
              await actions.bulk(action, [...chosen.keys()]);
              setChosen(new Map());
            }}
          />
        )}
      </div>
      <DeleteDialog
        open={deleting !== null}
        chosen={new Map(deleting ? [[deleting.id, titleOf(deleting)]] : [])}
        pending={actions.pending}
        onClose={() => setDeleting(null)}
        onDelete={() => void actOnOne(actions.remove)}
        onDeactivate={() => void actOnOne((id) => actions.bulk('deactivate', [id]))}
      />
    </>
  );
}

export { ListPage as Component };

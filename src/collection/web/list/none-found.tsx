import { collectionTexts as texts } from '#collection/collection.texts.ts';
import { useCollection, useCollectionTranslate } from '#collection/web/collection-context.ts';
import { useLocalPath } from '#platform/pages/link.tsx';
import { Button } from '#ui/actions/button.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { isNarrowed, type ListView } from './list-query.ts';

type NoneFoundProps = { view: ListView; onShowAll: () => void };

/** Shown instead of a list without rows, because nothing matches or there are no items yet. */
export function NoneFound({ view, onShowAll }: NoneFoundProps) {
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

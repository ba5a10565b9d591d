import { collectionTexts } from '#collection/collection.texts.ts';
import { consoleListTexts } from '#console/console-list.texts.ts';
import { useTranslate } from '#platform/i18n/translation-context.tsx';
import { Button } from '#ui/actions/button.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';

/** Shown in place of rows when a list has some, but none match the filters. */
export function NothingMatches({ onShowAll }: { onShowAll: () => void }) {
  const t = useTranslate();
  return (
    <EmptyState
      drawing="search"
      title={t(consoleListTexts.nothingFound)}
      action={
        <Button variant="secondary" onClick={onShowAll}>
          {t(collectionTexts.showAll)}
        </Button>
      }
    >
      {t(collectionTexts.noneMatch)}
    </EmptyState>
  );
}

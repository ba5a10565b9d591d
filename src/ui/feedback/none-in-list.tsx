import type { Text } from '#platform/i18n/texts.ts';
import { useTranslate } from '#platform/i18n/translation-context.tsx';
import { Button } from '#ui/actions/button.tsx';
import { EmptyState } from './empty-state.tsx';

type NoneInListProps = {
  isFiltered: boolean;
  onShowAll: () => void;
  texts: {
    readonly none: Text;
    readonly noneHint: Text;
    readonly noMatch: Text;
    readonly noMatchHint: Text;
    readonly showAll: Text;
  };
};

/** An empty list in a dashboard: there is nothing yet, or nothing matches. */
export function NoneInList({ isFiltered, onShowAll, texts }: NoneInListProps) {
  const t = useTranslate();
  if (!isFiltered) {
    return (
      <EmptyState drawing="tray" title={t(texts.none)}>
        {t(texts.noneHint)}
      </EmptyState>
    );
  }
  return (
    <EmptyState
      drawing="search"
      title={t(texts.noMatch)}
      action={
        <Button variant="secondary" onClick={onShowAll}>
          {t(texts.showAll)}
        </Button>
      }
    >
      {t(texts.noMatchHint)}
    </EmptyState>
  );
}

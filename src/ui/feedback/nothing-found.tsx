import type { Text } from '#platform/i18n/texts.ts';
import { useTranslate } from '#platform/i18n/translation-context.tsx';
import { useLocalPath } from '#platform/pages/link.tsx';
import { Button } from '#ui/actions/button.tsx';
import { EmptyState, type EmptyStateProps } from './empty-state.tsx';

type NothingFoundProps = {
  search: string;
  /** Where the list was looked at, for texts that name it. */
  country?: string;
  /** Where the whole list is. */
  list: string;
  /** Where to go from a list that has nothing. */
  next: { readonly to: string; readonly label: Text };
  drawing?: EmptyStateProps['drawing'];
  texts: {
    readonly noneFound: Text;
    readonly noneFoundHint: Text;
    readonly noneMatchHint: Text;
    readonly clearSearch: Text;
  };
};

/** A public list without anything in it: nothing matches, or there is nothing yet. */
export function NothingFound(props: NothingFoundProps) {
  const { search, country = '', list, next, drawing, texts } = props;
  const t = useTranslate();
  const local = useLocalPath();
  return (
    <EmptyState
      drawing={search ? 'search' : drawing}
      title={t(texts.noneFound)}
      action={
        <span className="flex flex-wrap justify-center gap-3">
          {search && <Button href={local(list)}>{t(texts.clearSearch)}</Button>}
          <Button variant={search ? 'secondary' : 'primary'} href={local(next.to)}>
            {t(next.label)}
          </Button>
        </span>
      }
    >
      {t(search ? texts.noneMatchHint : texts.noneFoundHint, { country, search })}
    </EmptyState>
  );
}

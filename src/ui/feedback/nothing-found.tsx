import type { Text } from '#platform/i18n/texts.ts';
import { useTranslate } from '#platform/i18n/translation-context.tsx';
import { useLocalPath } from '#platform/pages/link.tsx';
import { Button } from '#ui/actions/button.tsx';
import { EmptyState, type EmptyStateProps } from './empty-state.tsx';

type NothingFoundProps = {
  search: string;
  /** The country of the list, for texts that name it. */
  country?: string;
  /** The path of the whole list. */
  list: string;
  /** Where to go from an empty list. */
  next: { readonly to: string; readonly label: Text };
  drawing?: EmptyStateProps['drawing'];
  texts: {
    readonly noneFound: Text;
    readonly noneFoundHint: Text;
    readonly noneMatchHint: Text;
    readonly clearSearch: Text;
  };
};

/** An empty public list: nothing matches, or there is nothing yet. */
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

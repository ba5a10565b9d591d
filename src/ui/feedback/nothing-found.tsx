import { useSay } from '#platform/i18n/say-context.tsx';
import type { Text } from '#platform/i18n/texts.ts';
import { useLocalPath } from '#platform/pages/link.tsx';
import { Button } from '#ui/actions/button.tsx';
import { EmptyState, type EmptyStateProps } from './empty-state.tsx';

type NothingFoundProps = {
  search: string;
  /** Where the whole list is. */
  list: string;
  drawing?: EmptyStateProps['drawing'];
  texts: {
    readonly noneFound: Text;
    readonly noneFoundHint: Text;
    readonly browseCompanies: Text;
    /** Said with the words that were looked for. */
    readonly noMatchHint: Text;
    readonly clearSearch: Text;
  };
};

/** A public list without anything in it: nothing matches, or there is nothing yet. */
export function NothingFound({ search, list, drawing, texts }: NothingFoundProps) {
  const say = useSay();
  const local = useLocalPath();
  const [to, next] = search ? [list, texts.clearSearch] : ['/companies', texts.browseCompanies];
  return (
    <EmptyState
      drawing={search ? 'search' : drawing}
      title={say(texts.noneFound)}
      action={<Button href={local(to)}>{say(next)}</Button>}
    >
      {search ? say(texts.noMatchHint, { words: search }) : say(texts.noneFoundHint)}
    </EmptyState>
  );
}

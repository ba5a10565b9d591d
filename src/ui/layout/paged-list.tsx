import type { ReactNode } from 'react';
import { tellFailure } from '#platform/calls/failure-message.ts';
import type { Text } from '#platform/i18n/texts.ts';
import { useTranslate } from '#platform/i18n/translation-context.tsx';
import { LoadMore, type LoadMoreProps } from '#ui/actions/load-more.tsx';
import { ErrorState } from '#ui/feedback/error-state.tsx';

type PagedListProps<Page, Name extends keyof Page> = {
  pages: LoadMoreProps['pages'] & {
    readonly pages: readonly Page[];
    readonly isLoading: boolean;
    readonly isOutdated: boolean;
    readonly isFetching: boolean;
    readonly failure: unknown;
    readonly retry: () => Promise<unknown>;
  };
  /** The field of the answer with the items. */
  of: Name;
  skeleton: ReactNode;
  texts: {
    readonly loadFailed: Text;
    /** A sentence around the reason of a failure; takes `reason`. */
    readonly unableToLoad?: Text;
    readonly tryAgain?: Text;
  };
  whenEmpty: ReactNode;
  children: (items: Page[Name]) => ReactNode;
};

/** A list that loads page by page, with its loading, error and empty states. */
export function PagedList<Page, Name extends keyof Page>(props: PagedListProps<Page, Name>) {
  const { pages, of, skeleton, texts, whenEmpty, children } = props;
  const t = useTranslate();
  if (pages.isLoading) return skeleton;
  if (pages.failure) {
    const reason = tellFailure(pages.failure, t);
    return (
      <ErrorState
        title={t(texts.loadFailed)}
        onRetry={() => void pages.retry()}
        retrying={pages.isFetching}
        retryLabel={texts.tryAgain && t(texts.tryAgain)}
      >
        {texts.unableToLoad ? t(texts.unableToLoad, { reason }) : reason}
      </ErrorState>
    );
  }
  const items = pages.pages.flatMap((page) => page[of] as unknown[]);
  if (items.length === 0) return whenEmpty;
  return (
    <>
      <div
        aria-busy={pages.isOutdated || undefined}
        className="transition-opacity aria-busy:opacity-50 aria-busy:delay-150"
      >
        {children(items as Page[Name])}
      </div>
      <LoadMore pages={pages} />
    </>
  );
}

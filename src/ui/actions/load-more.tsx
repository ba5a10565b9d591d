import { useTranslate } from '#platform/i18n/translation-context.tsx';
import { uiTexts } from '#ui/ui.texts.ts';
import { Button } from './button.tsx';

export type LoadMoreProps = {
  pages: {
    hasMore: boolean;
    isLoadingMore: boolean;
    moreFailed: boolean;
    loadMore: () => Promise<unknown>;
  };
};

/** The button below a list that has further pages; nothing once all are shown. */
export function LoadMore({ pages }: LoadMoreProps) {
  const t = useTranslate();
  if (!pages.hasMore) return null;
  return (
    <div className="mt-10 grid justify-items-center gap-3 print:hidden">
      {pages.moreFailed && !pages.isLoadingMore && (
        <p role="alert" className="text-danger">
          {t(uiTexts.moreFailed)}
        </p>
      )}
      <Button
        variant="secondary"
        onClick={() => void pages.loadMore()}
        loading={pages.isLoadingMore}
        loadingLabel={t(uiTexts.loadingMore)}
      >
        {t(uiTexts.loadMore)}
      </Button>
    </div>
  );
}

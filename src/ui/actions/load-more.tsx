import { callTexts } from '#platform/calls/calls.texts.ts';
import { useSay } from '#platform/i18n/say-context.tsx';
import { Button } from './button.tsx';

type LoadMoreProps = {
  pages: {
    hasMore: boolean;
    isLoadingMore: boolean;
    moreFailed: boolean;
    loadMore: () => Promise<unknown>;
  };
  label: string;
  loadingLabel: string;
};

/** The button below a list that has further pages; nothing when all is shown. */
export function LoadMore({ pages, label, loadingLabel }: LoadMoreProps) {
  const say = useSay();
  if (!pages.hasMore) return null;
  return (
    <div className="mt-10 grid justify-items-center gap-3 print:hidden">
      {pages.moreFailed && !pages.isLoadingMore && (
        <p role="alert" className="text-danger">
          {say(callTexts.unexpected)}
        </p>
      )}
      <Button
        variant="secondary"
        onClick={() => void pages.loadMore()}
        loading={pages.isLoadingMore}
        loadingLabel={loadingLabel}
      >
        {label}
      </Button>
    </div>
  );
}

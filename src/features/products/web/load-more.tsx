import { productsTexts } from '#features/products/products.texts.ts';
import { useSay } from '#platform/i18n/say-context.tsx';
import { Button } from '#ui/actions/button.tsx';

type LoadMoreProps = {
  pages: {
    hasMore: boolean;
    isLoadingMore: boolean;
    moreFailed: boolean;
    loadMore: () => Promise<unknown>;
  };
};

export function LoadMore({ pages }: LoadMoreProps) {
  const say = useSay();
  if (!pages.hasMore) return null;
  return (
    <div className="mt-10 grid justify-items-center gap-3">
      {pages.moreFailed && (
        <p role="alert" className="text-danger text-sm">
          {say(productsTexts.moreFailed)}
        </p>
      )}
      <Button
        variant="secondary"
        onClick={() => void pages.loadMore()}
        loading={pages.isLoadingMore}
        loadingLabel={say(productsTexts.loadingMore)}
      >
        {say(productsTexts.loadMore)}
      </Button>
    </div>
  );
}

import type { listProducts } from '#features/products/products.contract.ts';
import { productsTexts } from '#features/products/products.texts.ts';
import { useTranslate } from '#platform/i18n/translation-context.tsx';
import { useLocalPath } from '#platform/pages/link.tsx';
import { pagePart, useWantedPart } from '#platform/pages/page-part.ts';
import type { usePagedCall } from '#platform/pages/use-paged-call.ts';
import { Button } from '#ui/actions/button.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { LoadingBar } from '#ui/feedback/loading-bar.tsx';
import { PagedList } from '#ui/layout/paged-list.tsx';
import type { NarrowedView } from '#ui/narrowing/narrowed-view.ts';
import { NothingNarrowed } from '#ui/narrowing/nothing-narrowed.tsx';
import { useStableCallback } from '#ui/use-stable-callback.ts';
import { ProductGrid, ProductGridSkeleton } from './product-grid.tsx';
import { useProductDialog } from './use-product-dialog.ts';

const dialogPart = pagePart(() => import('./product-dialog.tsx'));

type ProductListProps = {
  pages: ReturnType<typeof usePagedCall<typeof listProducts>>;
  view: NarrowedView;
};

export function ProductList({ pages, view }: ProductListProps) {
  const t = useTranslate();
  const dialog = useProductDialog();
  const open = useStableCallback(dialog.open);
  const dialogs = useWantedPart(dialogPart, dialog.id);
  const opened = pages.pages
    .flatMap((page) => page.products)
    .find(({ product_id }) => String(product_id) === dialog.id);
  return (
    <>
      <PagedList
        pages={pages}
        of="products"
        skeleton={<ProductGridSkeleton />}
        texts={productsTexts}
        whenEmpty={
          <NothingNarrowed view={view}>
            <NoProducts search={view.asked.search} />
          </NothingNarrowed>
        }
      >
        {(products) => <ProductGrid products={products} onOpen={open} />}
      </PagedList>
      <div role="status">
        {dialog.id && !dialogs && <LoadingBar label={t(productsTexts.loading)} />}
      </div>
      {dialogs && opened && <dialogs.ProductDialog product={opened} onClose={dialog.close} />}
      {dialogs && dialog.id && !opened && !pages.isLoading && (
        <dialogs.FetchedProductDialog id={dialog.id} onClose={dialog.close} />
      )}
    </>
  );
}

function NoProducts({ search }: { search: string | undefined }) {
  const t = useTranslate();
  const local = useLocalPath();
  if (search) {
    return (
      <EmptyState
        drawing="search"
        title={t(productsTexts.noneMatch)}
        action={
          <span className="flex flex-wrap justify-center gap-3">
            <Button
              href={local(`/request?${new URLSearchParams({ need: search })}`)}
              rel="nofollow"
            >
              {t(productsTexts.askSuppliers)}
            </Button>
            <Button variant="secondary" href={local('/products')}>
              {t(productsTexts.clearFilters)}
            </Button>
          </span>
        }
      >
        {t(productsTexts.noneMatchHint)}
      </EmptyState>
    );
  }
  return (
    <EmptyState
      title={t(productsTexts.noneAvailable)}
      action={<Button href={local('/companies')}>{t(productsTexts.browseCompanies)}</Button>}
    >
      {t(productsTexts.noneAvailableHint)}
    </EmptyState>
  );
}

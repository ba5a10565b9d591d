import { PRODUCTS_PER_PAGE, type Product } from '#features/products/products.contract.ts';
import { productsTexts } from '#features/products/products.texts.ts';
import { Skeleton } from '#ui/feedback/skeleton.tsx';
import { SkeletonGrid } from '#ui/feedback/skeleton-grid.tsx';
import { SkeletonLines } from '#ui/feedback/skeleton-lines.tsx';
import { ProductCard } from './product-card.tsx';

const gridClasses = 'grid grid-cols-2 gap-3 sm:gap-4 md:grid-cols-3';

/** Four columns, where no filters are beside the grid. */
const rowClasses = 'grid grid-cols-2 gap-3 sm:gap-4 md:grid-cols-4';

/** The number of cards that are visible from the start on any screen. */
const FIRST_ROW = 4;

type ProductGridProps = {
  products: readonly Product[];
  onOpen?: (product: Product) => void;
  /** Below the first screen, so that pictures load lazily. */
  below?: boolean;
  level?: 2 | 3;
  /** A few products in a single row. */
  row?: boolean;
  /** Whether cards name the company. */
  withCompany?: boolean;
};

export function ProductGrid({
  products,
  onOpen,
  below = false,
  level,
  row = false,
  withCompany,
}: ProductGridProps) {
  return (
    <ul className={`${row ? rowClasses : gridClasses} drawn-cards [--drawn-height:22.5rem]`}>
      {products.map((product, position) => (
        <ProductCard
          key={product.product_id}
          product={product}
          onOpen={onOpen}
          eager={!below && position < FIRST_ROW}
          level={level}
          withCompany={withCompany}
        />
      ))}
    </ul>
  );
}

export function ProductGridSkeleton() {
  return (
    <SkeletonGrid label={productsTexts.loading} count={PRODUCTS_PER_PAGE} className={gridClasses}>
      <div className="flex flex-col rounded-xl border border-line bg-surface">
        <Skeleton shape="block" className="aspect-4/3 rounded-b-none" />
        <div className="grow p-3 sm:p-4">
          <SkeletonLines lines={4} />
        </div>
      </div>
    </SkeletonGrid>
  );
}

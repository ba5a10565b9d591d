import { PRODUCTS_PER_PAGE, type Product } from '#features/products/products.contract.ts';
import { productsTexts } from '#features/products/products.texts.ts';
import { Skeleton } from '#ui/feedback/skeleton.tsx';
import { SkeletonGrid } from '#ui/feedback/skeleton-grid.tsx';
import { SkeletonLines } from '#ui/feedback/skeleton-lines.tsx';
import { ProductCard } from './product-card.tsx';

const gridClasses = 'grid grid-cols-1 gap-4 min-[26rem]:grid-cols-2 md:grid-cols-3';

/** On the screen from the start, however wide it is. */
const FIRST_ROW = 4;

type ProductGridProps = {
  products: readonly Product[];
  onOpen?: (product: Product) => void;
  /** Not on the screen from the start. */
  below?: boolean;
  level?: 2 | 3;
};

export function ProductGrid({ products, onOpen, below = false, level }: ProductGridProps) {
  return (
    <ul className={gridClasses}>
      {products.map((product, position) => (
        <ProductCard
          key={product.product_id}
          product={product}
          onOpen={onOpen}
          eager={!below && position < FIRST_ROW}
          level={level}
        />
      ))}
    </ul>
  );
}

export function ProductGridSkeleton() {
  return (
    <SkeletonGrid label={productsTexts.loading} count={PRODUCTS_PER_PAGE} className={gridClasses}>
      <div className="flex rounded-xl border border-line bg-surface min-[26rem]:flex-col">
        <Skeleton
          shape="block"
          className="aspect-4/3 w-28 shrink-0 rounded-e-none min-[26rem]:w-full min-[26rem]:rounded-b-none"
        />
        <div className="grow p-4">
          <SkeletonLines lines={4} />
        </div>
      </div>
    </SkeletonGrid>
  );
}

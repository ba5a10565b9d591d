import { catalogsTexts } from '#features/catalogs/catalogs.texts.ts';
import { Skeleton } from '#ui/feedback/skeleton.tsx';
import { SkeletonGrid } from '#ui/feedback/skeleton-grid.tsx';
import { type Catalog, CatalogCard } from './catalog-card.tsx';

const gridClasses = 'grid grid-cols-1 gap-4 sm:grid-cols-2 sm:gap-5 xl:grid-cols-3';

type CatalogGridProps = { catalogs: readonly Catalog[]; withCompany?: boolean; level?: 2 | 3 };

export function CatalogGrid({ catalogs, withCompany = true, level = 2 }: CatalogGridProps) {
  return (
    <ul className={`${gridClasses} drawn-cards [--drawn-height:24rem]`}>
      {catalogs.map((catalog) => (
        <CatalogCard key={catalog.id} catalog={catalog} withCompany={withCompany} level={level} />
      ))}
    </ul>
  );
}

export function CatalogGridSkeleton({ count }: { count: number }) {
  return (
    <SkeletonGrid label={catalogsTexts.loading} count={count} className={gridClasses}>
      <div className="grid gap-4 rounded-xl border border-line bg-surface p-5 sm:p-6">
        <Skeleton shape="block" className="mx-auto aspect-[7/5] w-48" />
        <Skeleton lines={4} />
        <Skeleton shape="block" className="aspect-auto h-9" />
      </div>
    </SkeletonGrid>
  );
}

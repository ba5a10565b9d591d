import { catalogsTexts } from '#features/catalogs/catalogs.texts.ts';
import { Skeleton } from '#ui/feedback/skeleton.tsx';
import { SkeletonGrid } from '#ui/feedback/skeleton-grid.tsx';
import { type Catalog, CatalogCard, catalogCardClasses } from './catalog-card.tsx';

const gridClasses = 'grid grid-cols-1 gap-4 sm:grid-cols-2 sm:gap-5 xl:grid-cols-3';

type CatalogGridProps = { catalogs: readonly Catalog[]; withCompany?: boolean; level?: 2 | 3 };

export function CatalogGrid({ catalogs, withCompany = true, level = 2 }: CatalogGridProps) {
  const alone = catalogs.length === 1;
  const classes = alone
    ? 'max-w-3xl'
    : `${gridClasses} drawn-cards [--drawn-height:15rem] sm:[--drawn-height:30rem]`;
  return (
    <ul className={classes}>
      {catalogs.map((catalog) => (
        <CatalogCard key={catalog.id} {...{ catalog, withCompany, level, alone }} />
      ))}
    </ul>
  );
}

export function CatalogGridSkeleton({ count }: { count: number }) {
  return (
    <SkeletonGrid label={catalogsTexts.loading} count={count} className={gridClasses}>
      <div className={`rounded-xl border border-line bg-surface ${catalogCardClasses}`}>
        <div className="grid place-items-center p-3 sm:p-5">
          <Skeleton shape="block" className="aspect-3/4 w-full max-w-36" />
        </div>
        <div className="grow p-4 sm:p-5">
          <Skeleton lines={4} />
        </div>
        <div className="col-span-2 px-4 py-3 sm:px-5 sm:py-4">
          <Skeleton shape="block" className="aspect-auto h-9" />
        </div>
      </div>
    </SkeletonGrid>
  );
}

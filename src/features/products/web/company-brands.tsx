import type { CompanyTabProps } from '#features/companies/public.ts';
import { BRANDS_PER_PAGE, listCompanyBrands } from '#features/products/products.contract.ts';
import { productsTexts } from '#features/products/products.texts.ts';
import { useTranslate } from '#platform/i18n/translation-context.tsx';
import { prefetchCall } from '#platform/pages/call-query.ts';
import type { PageContext } from '#platform/pages/page-context.ts';
import { usePagedCall } from '#platform/pages/use-paged-call.ts';
import { Skeleton } from '#ui/feedback/skeleton.tsx';
import { SkeletonGrid } from '#ui/feedback/skeleton-grid.tsx';
import { Card } from '#ui/layout/card.tsx';
import { PagedList } from '#ui/layout/paged-list.tsx';
import { BrandHead } from './brand-head.tsx';
import type { Brand } from './brand-name.tsx';
import { BrandShelf, loadShelves } from './brand-shelf.tsx';

const gridClasses = 'grid gap-4 sm:grid-cols-2 lg:grid-cols-3';

/** Up to this many brands are shown with their products. */
const FEW = 3;

const firstOf = (id: string) => ({ id, limit: BRANDS_PER_PAGE });

export async function loadCompanyBrands(page: PageContext, companyId: string) {
  const answer = await prefetchCall(page, listCompanyBrands, firstOf(companyId));
  const brands = answer.data?.brands ?? [];
  if (brands.length <= FEW) await loadShelves(page, companyId, brands);
  return answer;
}

export function CompanyBrands({ companyId, companyName, whenEmpty }: CompanyTabProps) {
  const t = useTranslate();
  return (
    <PagedList
      pages={usePagedCall(listCompanyBrands, firstOf(String(companyId)))}
      of="brands"
      skeleton={<BrandsSkeleton />}
      texts={productsTexts}
      whenEmpty={whenEmpty}
    >
      {(brands) => (
        <section>
          <h2 className="sr-only">{t(productsTexts.brandsOf, { company: companyName })}</h2>
          <ul className={brands.length <= FEW ? 'grid gap-10' : gridClasses}>
            {brands.map((brand) => {
              const Shown = brands.length <= FEW ? BrandShelf : BrandCard;
              return <Shown key={brand.slug} brand={brand} companyId={companyId} />;
            })}
          </ul>
        </section>
      )}
    </PagedList>
  );
}

function BrandCard({ brand, companyId }: { brand: Brand; companyId: number }) {
  return (
    <Card as="li" interactive={brand.products > 0 || brand.link !== null} padding="none">
      <div className="flex items-center gap-4 p-4">
        <BrandHead brand={brand} companyId={companyId} size="md" />
      </div>
    </Card>
  );
}

function BrandsSkeleton() {
  return (
    <SkeletonGrid label={productsTexts.loading} count={6} className={gridClasses}>
      <Skeleton shape="block" className="aspect-auto h-20" />
    </SkeletonGrid>
  );
}

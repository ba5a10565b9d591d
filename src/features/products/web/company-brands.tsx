import type { CompanyTabProps } from '#features/companies/public.tsx';
import { BRANDS_PER_PAGE, listCompanyBrands } from '#features/products/products.contract.ts';
import { productsTexts } from '#features/products/products.texts.ts';
import { useSay } from '#platform/i18n/say-context.tsx';
import { prefetchCall } from '#platform/pages/call-query.ts';
import { Link } from '#platform/pages/link.tsx';
import type { PageContext } from '#platform/pages/page-context.ts';
import { usePagedCall } from '#platform/pages/use-paged-call.ts';
import { LoadMore } from '#ui/actions/load-more.tsx';
import { Avatar } from '#ui/display/avatar.tsx';
import { ErrorState } from '#ui/feedback/error-state.tsx';
import { Skeleton } from '#ui/feedback/skeleton.tsx';
import { Card } from '#ui/layout/card.tsx';

const gridClasses = 'grid gap-4 sm:grid-cols-2 lg:grid-cols-3';

const firstOf = (id: string) => ({ id, limit: BRANDS_PER_PAGE });

export function loadCompanyBrands(page: PageContext, companyId: string) {
  return prefetchCall(page, listCompanyBrands, firstOf(companyId));
}

export function CompanyBrands({ companyId, companyName, whenEmpty }: CompanyTabProps) {
  const say = useSay();
  const pages = usePagedCall(listCompanyBrands, firstOf(String(companyId)));
  if (pages.isLoading) return <BrandsSkeleton label={say(productsTexts.loading)} />;
  if (pages.failure) {
    return (
      <ErrorState
        title={say(productsTexts.loadFailed)}
        onRetry={() => void pages.retry()}
        retrying={pages.isFetching}
      >
        {pages.failure.message}
      </ErrorState>
    );
  }
  const brands = pages.pages.flatMap((page) => page.brands);
  if (brands.length === 0) return whenEmpty;
  return (
    <section>
      <h2 className="sr-only">{say(productsTexts.brandsOf, { company: companyName })}</h2>
      <ul className={gridClasses}>
        {brands.map((brand) => (
          <Card as="li" key={brand.slug} interactive padding="none">
            <div className="flex items-center gap-4 p-4">
              <Avatar name={brand.name} size="md" shape="square" />
              <div className="min-w-0">
                <h3 className="font-semibold">
                  <Link
                    to={`/company/${companyId}?tab=products&brand=${encodeURIComponent(brand.slug)}`}
                    className="break-words outline-none after:absolute after:inset-0 after:rounded-xl focus-visible:after:outline-2 focus-visible:after:outline-action"
                  >
                    {brand.name}
                  </Link>
                </h3>
                <p className="text-muted text-sm">
                  {say(productsTexts.brandProducts, { count: brand.products })}
                </p>
              </div>
            </div>
          </Card>
        ))}
      </ul>
      <LoadMore pages={pages} />
    </section>
  );
}

function BrandsSkeleton({ label }: { label: string }) {
  return (
    <div role="status" aria-busy="true" className={gridClasses}>
      <span className="sr-only">{label}</span>
      {[1, 2, 3, 4, 5, 6].map((place) => (
        <Skeleton key={place} shape="block" className="aspect-auto h-20" />
      ))}
    </div>
  );
}

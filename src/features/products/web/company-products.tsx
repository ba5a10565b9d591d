import { X } from 'lucide-react';
import { useSearchParams } from 'react-router';
import type { CompanyTabProps } from '#features/companies/public.ts';
import { listCompanyProducts, PRODUCTS_PER_PAGE } from '#features/products/products.contract.ts';
import { productsTexts } from '#features/products/products.texts.ts';
import { findMatching, slugPattern } from '#platform/calls/patterns.ts';
import { useTranslate } from '#platform/i18n/translation-context.tsx';
import { prefetchCall } from '#platform/pages/call-query.ts';
import { Link } from '#platform/pages/link.tsx';
import type { PageContext } from '#platform/pages/page-context.ts';
import { usePagedCall } from '#platform/pages/use-paged-call.ts';
import { PagedList } from '#ui/layout/paged-list.tsx';
import { ProductGrid, ProductGridSkeleton } from './product-grid.tsx';

function brandOf(query: URLSearchParams): string | undefined {
  return findMatching(slugPattern, query.get('brand'));
}

const firstOf = (id: string, brand: string | undefined) => ({
  id,
  limit: PRODUCTS_PER_PAGE,
  ...(brand ? { brand } : {}),
});

export function loadCompanyProducts(page: PageContext, companyId: string, query: URLSearchParams) {
  return prefetchCall(page, listCompanyProducts, firstOf(companyId, brandOf(query)));
}

export function CompanyProducts({ companyId, companyName, whenEmpty }: CompanyTabProps) {
  const t = useTranslate();
  const [query] = useSearchParams();
  const brand = brandOf(query);
  return (
    <PagedList
      pages={usePagedCall(listCompanyProducts, firstOf(String(companyId), brand))}
      of="products"
      skeleton={<ProductGridSkeleton />}
      texts={productsTexts}
      whenEmpty={whenEmpty}
    >
      {(products) => (
        <section>
          <h2 className="sr-only">{t(productsTexts.productsOf, { company: companyName })}</h2>
          {brand && <OfBrand name={products[0]?.brand_name ?? brand} companyId={companyId} />}
          <ProductGrid products={products} withCompany={false} />
        </section>
      )}
    </PagedList>
  );
}

function OfBrand({ name, companyId }: { name: string; companyId: number }) {
  const t = useTranslate();
  return (
    <p className="mb-5 flex flex-wrap items-center gap-3">
      {t(productsTexts.ofBrand, { brand: name })}
      <Link
        to={`/company/${companyId}?tab=products`}
        className="inline-flex min-h-8 items-center gap-1 rounded-full bg-action-soft px-3 text-action text-sm hover:underline"
      >
        <X aria-hidden="true" className="size-3.5" />
        {t(productsTexts.allBrands)}
      </Link>
    </p>
  );
}

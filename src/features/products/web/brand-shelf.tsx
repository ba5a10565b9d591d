import { listCompanyProducts, PRODUCTS_PER_PAGE } from '#features/products/products.contract.ts';
import { topProductsTexts } from '#features/products/top-products.texts.ts';
import { useTranslate } from '#platform/i18n/translation-context.tsx';
import { prefetchCall } from '#platform/pages/call-query.ts';
import { Link } from '#platform/pages/link.tsx';
import type { PageContext } from '#platform/pages/page-context.ts';
import { useCall } from '#platform/pages/use-call.ts';
import { BrandHead } from './brand-head.tsx';
import { type Brand, brandProductsPath } from './brand-name.tsx';
import { ProductGrid } from './product-grid.tsx';

/** One row on a desktop, two on a phone. */
const ON_SHELF = 4;

/** The same input as in the products tab, where visitors go next; its data is then already loaded. */
const productsOf = (companyId: string, { slug }: Brand) => ({
  id: companyId,
  limit: PRODUCTS_PER_PAGE,
  brand: slug,
});

export function loadShelves(page: PageContext, companyId: string, brands: readonly Brand[]) {
  return Promise.all(
    brands.map((brand) => prefetchCall(page, listCompanyProducts, productsOf(companyId, brand))),
  );
}

/** A brand with its first products. */
export function BrandShelf({ brand, companyId }: { brand: Brand; companyId: number }) {
  const t = useTranslate();
  const { data } = useCall(listCompanyProducts, productsOf(String(companyId), brand));
  return (
    <li className="min-w-0">
      <div className="mb-5 flex flex-wrap items-center justify-between gap-4">
        <div className="relative flex min-w-0 items-center gap-4">
          <BrandHead brand={brand} companyId={companyId} size="lg" />
        </div>
        {brand.products > ON_SHELF && (
          <Link
            to={brandProductsPath(companyId, brand)}
            className="text-action underline-offset-4 hover:underline"
          >
            {t(topProductsTexts.all)}
          </Link>
        )}
      </div>
      <ProductGrid
        products={data?.products.slice(0, ON_SHELF) ?? []}
        row
        level={3}
        withCompany={false}
      />
    </li>
  );
}

import type { LoaderFunctionArgs } from 'react-router';
import {
  firstProducts,
  listProductCategories,
  listProducts,
  productsCountry,
} from '#features/products/products.contract.ts';
import { productsTexts } from '#features/products/products.texts.ts';
import { useTranslate } from '#platform/i18n/translation-context.tsx';
import { findAnswer, prefetchCall } from '#platform/pages/call-query.ts';
import { pageContext } from '#platform/pages/page-context.ts';
import type { PageHandle } from '#platform/pages/page-head.ts';
import { usePagedCall } from '#platform/pages/use-paged-call.ts';
import { PageHeader } from '#ui/layout/page-header.tsx';
import { CompareTraySlot } from './compare-slot.tsx';
import { readProductFilter, useProductFilter } from './product-filter.ts';
import { ProductFilters } from './product-filters.tsx';
import { ProductList } from './product-list.tsx';
import { useProductsCountry } from './use-products-country.ts';

export async function loader({ context, request }: LoaderFunctionArgs) {
  const page = context.get(pageContext);
  const filter = readProductFilter(new URL(request.url).searchParams);
  const country = productsCountry(page.country, page.isCountryKnown);
  const [{ failure }] = await Promise.all([
    prefetchCall(page, listProducts, firstProducts(country, filter)),
    prefetchCall(page, listProductCategories, { country }),
  ]);
  if (failure) page.answerWith(failure.status);
  return null;
}

export const handle: PageHandle = {
  reads: ['search', 'category', 'product'],
  head: ({ queries, t, country, isCountryKnown }) => {
    const asked = { country: productsCountry(country, isCountryKnown) };
    const used = findAnswer(queries, listProductCategories, asked)?.country_used_name;
    return {
      title: used ? t(productsTexts.inCountry, { country: used }) : t(productsTexts.title),
      description: t(productsTexts.lead),
    };
  },
};

function ProductsPage() {
  const t = useTranslate();
  const country = useProductsCountry();
  const { filter, change } = useProductFilter();
  const pages = usePagedCall(listProducts, firstProducts(country, filter));
  const shown = pages.first?.country_used_name;
  return (
    <div className="container-page pb-16">
      <PageHeader
        title={shown ? t(productsTexts.inCountry, { country: shown }) : t(productsTexts.title)}
        lead={
          pages.first?.fallback_used
            ? t(productsTexts.fallbackUsed, {
                requested: pages.first.country_requested_name,
                used: pages.first.country_used_name,
              })
            : t(productsTexts.lead)
        }
      />
      <ProductFilters filter={filter} onChange={change} />
      <ProductList
        pages={pages}
        filtered={filter.search !== undefined || filter.category !== undefined}
        onClear={() => change({ search: '', category: '' })}
      />
      <CompareTraySlot />
    </div>
  );
}

export { ProductsPage as Component };

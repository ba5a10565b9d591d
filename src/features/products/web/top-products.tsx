import type { CompanyTab, CompanyTabProps } from '#features/companies/public.ts';
import { CompanyHighlight } from '#features/companies/web/public.ts';
import { listTopProducts } from '#features/products/products.contract.ts';
import { topProductsTexts as texts } from '#features/products/top-products.texts.ts';
import { useTranslate } from '#platform/i18n/translation-context.tsx';
import { prefetchCall } from '#platform/pages/call-query.ts';
import { useCall } from '#platform/pages/use-call.ts';
import { ProductGrid } from './product-grid.tsx';

function Body({ companyId }: CompanyTabProps) {
  const t = useTranslate();
  const products = useCall(listTopProducts, { id: String(companyId) }).data?.products ?? [];
  if (products.length === 0) return null;
  return (
    <CompanyHighlight
      title={t(texts.title)}
      companyId={companyId}
      tab="products"
      all={t(texts.all)}
    >
      <ProductGrid products={products} row level={3} withCompany={false} />
    </CompanyHighlight>
  );
}

/** A company's leading products, as a highlight on its page. */
export const topProducts: CompanyTab = {
  load: (page, id) => prefetchCall(page, listTopProducts, { id }),
  Body,
};

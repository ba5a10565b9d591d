import type { Product } from '#features/products/products.contract.ts';
import { useTranslate } from '#platform/i18n/translation-context.tsx';
import { formatMoney } from '#platform/money/format-money.ts';

type Priced = Pick<Product, 'avg_retail_price' | 'currency'>;

/** The average retail price with its currency; nothing if the company states none. */
export function ProductPrice({ product }: { product: Priced }) {
  const t = useTranslate();
  if (product.avg_retail_price === null || product.currency === null) return null;
  return (
    <bdi className="whitespace-nowrap tabular-nums">
      {formatMoney(t, product.avg_retail_price, product.currency)}
    </bdi>
  );
}

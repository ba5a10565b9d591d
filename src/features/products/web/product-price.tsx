import type { Product } from '#features/products/products.contract.ts';
import { useSay } from '#platform/i18n/say-context.tsx';
import { sayMoney } from '#platform/money/say-money.ts';

type Priced = Pick<Product, 'avg_retail_price' | 'currency'>;

/** The average retail price in its currency; nothing where the company states none. */
export function ProductPrice({ product }: { product: Priced }) {
  const say = useSay();
  if (product.avg_retail_price === null || product.currency === null) return null;
  return (
    <bdi className="whitespace-nowrap tabular-nums">
      {sayMoney(say, product.avg_retail_price, product.currency)}
    </bdi>
  );
}

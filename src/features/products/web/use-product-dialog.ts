import { useLocation, useNavigate } from 'react-router';
import type { Product } from '#features/products/products.contract.ts';
import { useLocalPath } from '#platform/pages/link.tsx';

/**
 * The product shown in a dialog over the list. The router stays on the list while the address bar shows the product's
 * own address, which can be shared and opens its page.
 */
export function useProductDialog() {
  const navigate = useNavigate();
  const local = useLocalPath();
  const { search, mask } = useLocation();
  const id = new URLSearchParams(search).get('product');

  function open({ product_id }: Product): void {
    const query = new URLSearchParams(search);
    query.set('product', String(product_id));
    void navigate(`?${query}`, {
      mask: local(`/product/${product_id}`),
      preventScrollReset: true,
    });
  }

  function close(): void {
    // Opened from the list, the previous history entry is the list itself; entered in the address bar, there is none.
    if (mask) void navigate(-1);
    else void navigate('?', { replace: true, preventScrollReset: true });
  }

  return { id, open, close };
}

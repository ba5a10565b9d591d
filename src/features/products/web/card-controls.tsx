import type { Product } from '#features/products/products.contract.ts';
import { CollectToggle } from '#features/products/tray/web/collect-toggle.tsx';
import { CompareToggle } from './compare-controls.tsx';

/** What can be done with a product on its card, without leaving the list. */
export function CardControls({ product }: { product: Product }) {
  return (
    // The free corner of every drawing, which is not mirrored.
    <div className="absolute top-2 right-2 z-10 grid gap-2">
      <CompareToggle product={product} onCard />
      <CollectToggle product={product} />
    </div>
  );
}

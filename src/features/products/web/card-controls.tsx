import type { Product } from '#features/products/products.contract.ts';
import { CollectToggle } from '#features/products/tray/web/collect-toggle.tsx';
import { CompareToggle } from './compare-controls.tsx';

/** What can be done with a product on its card, without leaving the list. */
export function CardControls({ product }: { product: Product }) {
  return (
    // The free corner of every drawing, which is not mirrored. On a phone's small card they would hide it, and
    // stand in its last line instead.
    <div className="absolute z-10 flex max-sm:end-1 max-sm:bottom-1.5 sm:top-2 sm:right-2 sm:flex-col sm:gap-2">
      <CompareToggle product={product} onCard />
      <CollectToggle product={product} />
    </div>
  );
}

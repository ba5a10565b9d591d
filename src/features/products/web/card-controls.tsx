import type { Product } from '#features/products/products.contract.ts';
import { CollectToggle } from '#features/products/tray/web/collect-toggle.tsx';
import { CompareToggle } from './compare-controls.tsx';

/** The buttons on a product's card. */
export function CardControls({ product }: { product: Product }) {
  return (
    // Placed in the corner that is free in every drawing; drawings are not mirrored. On a phone's small card the
    // buttons would hide the picture and are in the last line instead.
    <div className="absolute z-10 flex max-sm:end-1 max-sm:bottom-1.5 sm:top-2 sm:right-2 sm:flex-col sm:gap-2">
      <CompareToggle product={product} onCard />
      <CollectToggle product={product} />
    </div>
  );
}

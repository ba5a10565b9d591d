import type { Product } from '#features/products/products.contract.ts';
import { pagePart, useWantedPart } from '#platform/pages/page-part.ts';

/** Comparing needs scripts, but not for the first view, so its code loads after the page. */
const comparePart = pagePart(() => import('./compare-controls.tsx'));

/** Placeholder for the compare button on a product's page. */
export function CompareSlot({ product }: { product: Product }) {
  const controls = useWantedPart(comparePart, true);
  return controls ? <controls.CompareToggle product={product} /> : null;
}

/** Placeholder for the current selection. */
export function CompareTraySlot() {
  const controls = useWantedPart(comparePart, true);
  return controls ? <controls.CompareTray /> : null;
}

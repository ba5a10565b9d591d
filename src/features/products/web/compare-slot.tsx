import type { Product } from '#features/products/products.contract.ts';
import { pagePart, useWantedPart } from '#platform/pages/page-part.ts';

/** Choosing what to compare needs script and nothing of it at first: it comes after the page. */
const comparePart = pagePart(() => import('./compare-controls.tsx'));

/** The place of the button that puts a product beside others, on its page. */
export function CompareSlot({ product }: { product: Product }) {
  const controls = useWantedPart(comparePart, true);
  return controls ? <controls.CompareToggle product={product} /> : null;
}

/** The place of what was chosen so far. */
export function CompareTraySlot() {
  const controls = useWantedPart(comparePart, true);
  return controls ? <controls.CompareTray /> : null;
}

import type { Product } from '#features/products/products.contract.ts';
import { pagePart, useWantedPart } from '#platform/pages/page-part.ts';

/** Choosing needs script and nothing of it at first: it comes after the page. */
const controlsPart = pagePart(() => import('./card-controls.tsx'));

/** The place of the buttons on a product's card. */
export function CardControlsSlot({ product }: { product: Product }) {
  const part = useWantedPart(controlsPart, true);
  return part ? <part.CardControls product={product} /> : null;
}

import type { Product } from '#features/products/products.contract.ts';
import { pagePart, useWantedPart } from '#platform/pages/page-part.ts';

/** The buttons need scripts, but not for the first view, so their code loads after the page. */
const controlsPart = pagePart(() => import('./card-controls.tsx'));

/** Placeholder for the buttons on a product's card. */
export function CardControlsSlot({ product }: { product: Product }) {
  const part = useWantedPart(controlsPart, true);
  return part ? <part.CardControls product={product} /> : null;
}

import { pagePart, useWantedPart } from '#platform/pages/page-part.ts';

/** Collecting needs script and nothing of it at first: it comes after the page. */
const requestPart = pagePart(() => import('./request-toggle.tsx'));

/** The place of the button that collects a product for a request for quotation. */
export function RequestSlot({ id }: { id: number }) {
  const part = useWantedPart(requestPart, true);
  return part ? <part.RequestToggle id={id} /> : null;
}

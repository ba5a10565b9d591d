import { pagePart, useWantedPart } from '#platform/pages/page-part.ts';

/** Collecting needs scripts, but not for the first view, so its code loads after the page. */
const requestPart = pagePart(() => import('./request-toggle.tsx'));

/** Placeholder for the button that adds a product to a request for quotation. */
export function RequestSlot({ id }: { id: number }) {
  const part = useWantedPart(requestPart, true);
  return part ? <part.RequestToggle id={id} /> : null;
}

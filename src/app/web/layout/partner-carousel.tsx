import { useRef } from 'react';
import { pagePart, useWantedPart } from '#platform/pages/page-part.ts';
import { useNearScreen } from '#ui/use-near-screen.ts';

const bandPart = pagePart(() => import('./partner-band.tsx'));

/** Partner logos that move by without end, loaded when one gets near them. */
export function PartnerCarousel() {
  const place = useRef<HTMLDivElement>(null);
  const band = useWantedPart(bandPart, useNearScreen(place));
  return band ? <band.PartnerBand /> : <div ref={place} className="h-32" />;
}

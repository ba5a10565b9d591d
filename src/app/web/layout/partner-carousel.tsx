import { useRef } from 'react';
import { listPartnerLogos } from '#features/companies/companies.contract.ts';
import { pagePart, useWantedPart } from '#platform/pages/page-part.ts';
import { useCall } from '#platform/pages/use-call.ts';
import { useNearScreen } from '#ui/use-near-screen.ts';
import { anyPartner } from './any-partner.ts';

const bandPart = pagePart(() => import('./partner-band.tsx'));

/** Partner logos that move by without end, loaded when one gets near them. */
export function PartnerCarousel() {
  const place = useRef<HTMLDivElement>(null);
  const { data } = useCall(listPartnerLogos, anyPartner);
  const band = useWantedPart(bandPart, useNearScreen(place));
  if (data?.partners.length === 0) return null;
  return band ? <band.PartnerBand /> : <div ref={place} className="h-32" />;
}

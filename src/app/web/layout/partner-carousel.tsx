import { useRef } from 'react';
import { listPartnerLogos } from '#features/companies/companies.contract.ts';
import { useTranslate } from '#platform/i18n/translation-context.tsx';
import { CachedMarkup } from '#platform/pages/cached-markup.tsx';
import { pagePart, useWantedPart } from '#platform/pages/page-part.ts';
import { useCall } from '#platform/pages/use-call.ts';
import { useNearScreen } from '#ui/use-near-screen.ts';
import { layoutTexts } from './layout.texts.ts';
import { PartnerLogo } from './partner-logo.tsx';
import { PartnerRow } from './partner-row.tsx';
import { partnersAtRest } from './partners-at-rest.ts';

const bandPart = pagePart(() => import('./partner-band.tsx'));

/**
 * Partner logos in an endless carousel. It starts moving when it comes near the screen; until then the first logos
 * stand still.
 */
export function PartnerCarousel() {
  const t = useTranslate();
  const place = useRef<HTMLElement>(null);
  const { data } = useCall(listPartnerLogos, partnersAtRest);
  const band = useWantedPart(bandPart, useNearScreen(place));
  const partners = data?.partners ?? [];
  if (partners.length === 0) return null;
  const atRest = (
    <section ref={place} aria-label={t(layoutTexts.partners)} className="border-line border-b">
      <PartnerRow>
        <CachedMarkup
          as="ul"
          name="partners-at-rest"
          shows={partners}
          className="partner-band flex"
        >
          {partners.map((partner) => (
            <PartnerLogo key={partner.id} partner={partner} reachable />
          ))}
        </CachedMarkup>
      </PartnerRow>
    </section>
  );
  return band ? <band.PartnerBand meanwhile={atRest} /> : atRest;
}

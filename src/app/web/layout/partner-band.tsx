import { type CSSProperties, type FocusEvent, type ReactNode, useRef, useState } from 'react';
import { listPartnerLogos, PARTNERS_SHOWN } from '#features/companies/companies.contract.ts';
import { useTranslate } from '#platform/i18n/translation-context.tsx';
import { useCall } from '#platform/pages/use-call.ts';
import { PauseButton } from '#ui/actions/pause-button.tsx';
import { useReducedMotion } from '#ui/use-reduced-motion.ts';
import { carousel } from './carousel-position.ts';
import { layoutTexts } from './layout.texts.ts';
import { type Partner, PartnerLogo } from './partner-logo.tsx';
import { PartnerRow } from './partner-row.tsx';
import { useCarousel } from './use-carousel.ts';

type PartnerBandProps = {
  /** Rendered until all logos are loaded. */
  meanwhile: ReactNode;
};

/** If loading fails, there are no logos and nothing is shown. */
export function PartnerBand({ meanwhile }: PartnerBandProps) {
  const { data, isLoading } = useCall(listPartnerLogos, { limit: PARTNERS_SHOWN });
  if (isLoading) return meanwhile;
  return data && data.partners.length > 0 ? <Band partners={data.partners} /> : null;
}

function Band({ partners }: { partners: readonly Partner[] }) {
  const t = useTranslate();
  const still = useReducedMotion();
  const [paused, setPaused] = useState(false);
  const [attended, setAttended] = useState(false);
  const { position, sliding } = useCarousel(partners.length, !(still || paused || attended));
  const sight = useRef<HTMLDivElement>(null);
  // How many steps further the band is moved, so that the logo with keyboard focus is visible.
  const [ahead, setAhead] = useState(0);
  const copies = Array.from({ length: carousel.copies * partners.length }, (_, index) => index);

  function attend({ target }: FocusEvent) {
    setAttended(true);
    const logo = target.closest('li');
    if (!logo || !sight.current) return;
    const place = [...(logo.parentElement?.children ?? [])].indexOf(logo);
    const seen = Math.floor(sight.current.clientWidth / logo.clientWidth);
    setAhead(Math.max(0, place - position - seen + 1));
  }

  function leave() {
    setAttended(false);
    setAhead(0);
  }

  return (
    <section
      aria-label={t(layoutTexts.partners)}
      className="border-line border-b"
      onMouseEnter={() => setAttended(true)}
      onMouseLeave={() => setAttended(false)}
      onFocus={attend}
      onBlur={leave}
    >
      <PartnerRow
        sight={sight}
        end={!still && <PauseButton paused={paused} onPausedChange={setPaused} />}
      >
        <ul
          className="partner-band flex"
          style={
            {
              '--position': position + ahead,
              transitionDuration: sliding ? `${carousel.slideMs}ms` : '0ms',
            } as CSSProperties
          }
        >
          {copies.map((index) => (
            <PartnerLogo
              key={index}
              partner={partners[index % partners.length] as Partner}
              // Each partner has one link in the tab order: that of the copy on screen.
              reachable={index >= position && index < position + partners.length}
            />
          ))}
        </ul>
      </PartnerRow>
    </section>
  );
}

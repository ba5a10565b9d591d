import { type CSSProperties, type FocusEvent, useRef, useState } from 'react';
import { listPartnerLogos, PARTNERS_SHOWN } from '#features/companies/companies.contract.ts';
import type { CallAnswer } from '#platform/calls/call.ts';
import { uploadAddress } from '#platform/files/upload-address.ts';
import { useTranslate } from '#platform/i18n/translation-context.tsx';
import { Link } from '#platform/pages/link.tsx';
import { useCall } from '#platform/pages/use-call.ts';
import { PauseButton } from '#ui/actions/pause-button.tsx';
import { useReducedMotion } from '#ui/use-reduced-motion.ts';
import { carousel, partnerPath } from './carousel-position.ts';
import { layoutTexts } from './layout.texts.ts';
import { useCarousel } from './use-carousel.ts';

type Partner = CallAnswer<typeof listPartnerLogos>['partners'][number];

/** Any failure empties the list, and then nothing shows. */
export function PartnerBand() {
  const { data, isLoading } = useCall(listPartnerLogos, { limit: PARTNERS_SHOWN });
  if (isLoading) return <div className="h-32" />;
  return data && data.partners.length > 0 ? <Band partners={data.partners} /> : null;
}

function Band({ partners }: { partners: readonly Partner[] }) {
  const t = useTranslate();
  const still = useReducedMotion();
  const [paused, setPaused] = useState(false);
  const [attended, setAttended] = useState(false);
  const { position, sliding } = useCarousel(partners.length, !(still || paused || attended));
  const sight = useRef<HTMLDivElement>(null);
  // How much further the band stands for whoever walks along it by keyboard.
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
      <div className="container-page flex h-32 items-center gap-4">
        <div className="min-w-0 grow">
          <div ref={sight} className="fading-edges overflow-clip">
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
                <Logo
                  key={index}
                  partner={partners[index % partners.length] as Partner}
                  // Each partner is reachable once, at the copy that is on screen.
                  reachable={index >= position && index < position + partners.length}
                />
              ))}
            </ul>
          </div>
        </div>
        {!still && (
          <span className="shrink-0">
            <PauseButton paused={paused} onPausedChange={setPaused} />
          </span>
        )}
      </div>
    </section>
  );
}

function Logo({ partner, reachable }: { partner: Partner; reachable: boolean }) {
  const [broken, setBroken] = useState(false);
  const { company_name: name, company_logo: logo } = partner;
  const path = partnerPath(partner.id);
  const picture =
    logo && !broken ? (
      <img
        src={uploadAddress('companies', logo)}
        alt={name}
        width={64}
        height={64}
        loading="lazy"
        decoding="async"
        className="size-16 rounded-xl bg-paper object-contain"
        onError={() => setBroken(true)}
      />
    ) : (
      <span className="line-clamp-2 text-center text-soft text-sm">{name}</span>
    );
  return (
    <li
      aria-hidden={!reachable}
      className="grid w-28 shrink-0 place-items-center px-3"
      inert={!reachable}
    >
      {path ? (
        <Link to={path} className="rounded-xl">
          {picture}
        </Link>
      ) : (
        picture
      )}
    </li>
  );
}

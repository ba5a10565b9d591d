import { useState } from 'react';
import { listSponsorLines } from '#features/site/sponsors/sponsors.contract.ts';
import { sponsorsTexts } from '#features/site/sponsors/sponsors.texts.ts';
import type { CallFailure } from '#platform/calls/call-failure.ts';
import type { Translate } from '#platform/i18n/translate.ts';
import { useTranslate } from '#platform/i18n/translation-context.tsx';
import { useCall } from '#platform/pages/use-call.ts';
import { PauseButton } from '#ui/actions/pause-button.tsx';
import { VisuallyHidden } from '#ui/layout/visually-hidden.tsx';
import { useReducedMotion } from '#ui/use-reduced-motion.ts';
import { useRotation } from './use-rotation.ts';

function reasonOf(failure: CallFailure, t: Translate): string {
  const status = failure.status > 0 ? t(sponsorsTexts.httpError, { code: failure.status }) : '';
  return [t(sponsorsTexts.failed), status].filter(Boolean).join('. ');
}

/**
 * "Sponsored By" followed by the sponsors' lines in rotation, or the brand's own line if there are none. On narrow
 * screens every line gets two rows, so that a longer one does not move the content below.
 */
export function SponsorLine() {
  const t = useTranslate();
  const still = useReducedMotion();
  const [paused, setPaused] = useState(false);
  const [attended, setAttended] = useState(false);
  const { data, error } = useCall(listSponsorLines, {});
  const titles = data?.sponsors.map(({ title }) => title) ?? [];
  const place = useRotation(titles.length, !(still || paused || attended));
  const moves = !still && titles.length > 1;
  const excuse = error ? reasonOf(error, t) : data?.message;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the line rests while it is being read
    <div
      className="flex min-h-11 flex-wrap items-center justify-center gap-x-3 gap-y-1 text-center"
      onMouseEnter={() => setAttended(true)}
      onMouseLeave={() => setAttended(false)}
    >
      <span className="font-medium text-sand text-sm max-sm:basis-full">
        {t(sponsorsTexts.sponsoredBy)}
      </span>
      <strong
        key={place}
        data-sponsor-line=""
        className="font-semibold transition-[opacity,translate] duration-250 starting:translate-y-1.5 starting:opacity-0 max-sm:flex max-sm:h-11 max-sm:max-w-[calc(100%-3rem)] max-sm:items-center max-sm:leading-snug"
      >
        <span className="text-balance max-sm:line-clamp-2">
          {titles[place] ?? t(sponsorsTexts.brandWord)}
        </span>
      </strong>
      {excuse && <VisuallyHidden>{excuse}</VisuallyHidden>}
      {moves && <PauseButton paused={paused} onPausedChange={setPaused} />}
    </div>
  );
}

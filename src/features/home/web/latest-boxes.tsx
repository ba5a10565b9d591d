import { useState } from 'react';
import { homeTexts } from '#features/home/home.texts.ts';
import { useTranslate } from '#platform/i18n/translation-context.tsx';
import { useVisitorCountry } from '#platform/pages/visitor-context.ts';
import { PauseButton } from '#ui/actions/pause-button.tsx';
import { useReducedMotion } from '#ui/use-reduced-motion.ts';
import { ScrollingBox } from './scrolling-box.tsx';
import { shownCountry } from './shown-country.ts';
import {
  useLatestEvents,
  useLatestJobs,
  useLatestProducts,
  useTopExhibitors,
} from './use-latest.ts';

/** The four boxes of the home page and the button that stops them. */
export function LatestBoxes() {
  const t = useTranslate();
  const still = useReducedMotion();
  const [paused, setPaused] = useState(false);
  const { code, name } = useVisitorCountry();
  const boxes = [
    { text: homeTexts.products, to: '/products', latest: useLatestProducts(code) },
    { text: homeTexts.events, to: '/events', latest: useLatestEvents(code) },
    { text: homeTexts.exhibitors, to: '/companies', latest: useTopExhibitors(code) },
    { text: homeTexts.jobs, to: '/jobs', latest: useLatestJobs(code) },
  ];
  const shown = shownCountry(
    boxes.map(({ latest }) => latest.country),
    name,
  );
  return (
    <section className="container-page section-space">
      <header className="mb-6 flex items-center justify-between gap-4">
        <h2 className="font-semibold text-2xl">{t(homeTexts.latestIn, { country: shown })}</h2>
        {!still && <PauseButton paused={paused} onPausedChange={setPaused} />}
      </header>
      <div className="grid gap-5 sm:grid-cols-2 lg:grid-cols-4">
        {boxes.map(({ text, to, latest: { state, country } }) => (
          <ScrollingBox
            key={to}
            title={t(text)}
            country={country === shown ? undefined : country}
            {...{ to, state, paused }}
          />
        ))}
      </div>
    </section>
  );
}

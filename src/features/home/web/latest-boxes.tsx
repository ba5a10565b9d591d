import { useState } from 'react';
import { homeTexts } from '#features/home/home.texts.ts';
import { useTranslate } from '#platform/i18n/translation-context.tsx';
import { useVisitorCountry } from '#platform/pages/visitor-context.ts';
import { PauseButton } from '#ui/actions/pause-button.tsx';
import { useReducedMotion } from '#ui/use-reduced-motion.ts';
import { productsPath } from './products-path.ts';
import { ScrollingBox } from './scrolling-box.tsx';
import { SectionHeader } from './section-header.tsx';
import { shownCountry } from './shown-country.ts';
import {
  useLatestEvents,
  useLatestJobs,
  useLatestProducts,
  useTopExhibitors,
} from './use-latest.ts';

/** The four boxes of the home page, with a button that pauses them. */
export function LatestBoxes() {
  const t = useTranslate();
  const still = useReducedMotion();
  const [paused, setPaused] = useState(false);
  const country = useVisitorCountry();
  const { code, name } = country;
  const boxes = [
    { text: homeTexts.products, to: productsPath(country), latest: useLatestProducts(code) },
    { text: homeTexts.events, to: '/events', latest: useLatestEvents(code) },
    { text: homeTexts.exhibitors, to: '/companies', latest: useTopExhibitors(code) },
    { text: homeTexts.jobs, to: '/jobs', latest: useLatestJobs(code) },
  ];
  const countries = boxes.map(({ latest }) => latest.country);
  const shown = shownCountry(countries, name);
  const isEmpty = boxes.every(
    ({ latest }) => latest.country === undefined && latest.state.kind !== 'loading',
  );
  return (
    <section aria-labelledby="latest">
      <SectionHeader
        id="latest"
        title={isEmpty ? t(homeTexts.findHere) : t(homeTexts.latestIn, { country: shown })}
      >
        {!still && <PauseButton paused={paused} onPausedChange={setPaused} />}
      </SectionHeader>
      <div className="grid grid-cols-1 gap-5 md:grid-cols-2">
        {boxes.map(({ text, to, latest: { state, country: from } }) => (
          <ScrollingBox
            key={to}
            title={t(text)}
            country={from === shown ? undefined : from}
            {...{ to, state, paused }}
          />
        ))}
      </div>
    </section>
  );
}

import { useState } from 'react';
import { listTopExhibitors, TOP_EXHIBITORS_ASKED } from '#features/companies/companies.contract.ts';
import { homeTexts } from '#features/home/home.texts.ts';
import { useSay } from '#platform/i18n/say-context.tsx';
import type { Text } from '#platform/i18n/texts.ts';
import { useCall } from '#platform/pages/use-call.ts';
import { useVisitorCountry } from '#platform/pages/visitor-context.ts';
import { PauseButton } from '#ui/actions/pause-button.tsx';
import { useReducedMotion } from '#ui/use-reduced-motion.ts';
import { padWithLabels } from './box-lines.ts';
import { type BoxState, ScrollingBox } from './scrolling-box.tsx';

export const exhibitorsOf = (country: string) => ({ limit: TOP_EXHIBITORS_ASKED, country });

const productFiller = [
  homeTexts.product1,
  homeTexts.product2,
  homeTexts.product3,
  homeTexts.product4,
  homeTexts.product5,
  homeTexts.product6,
];

const eventFiller = [
  homeTexts.event1,
  homeTexts.event2,
  homeTexts.event3,
  homeTexts.event4,
  homeTexts.event5,
  homeTexts.event6,
];

/** The four boxes of the home page and the button that stops them. */
export function LatestBoxes() {
  const say = useSay();
  const still = useReducedMotion();
  const [paused, setPaused] = useState(false);
  const country = useVisitorCountry();
  return (
    <section className="container-page section-space">
      <header className="mb-6 flex items-center justify-between gap-4">
        <h2 className="font-semibold text-2xl">
          {say(homeTexts.latestIn, { country: country.name })}
        </h2>
        {!still && <PauseButton paused={paused} onPausedChange={setPaused} />}
      </header>
      <div className="grid gap-5 sm:grid-cols-2 lg:grid-cols-4">
        <ScrollingBox
          title={say(homeTexts.products)}
          to="/products"
          state={useFiller(productFiller)}
          paused={paused}
        />
        <ScrollingBox
          title={say(homeTexts.events)}
          to="/events"
          state={useFiller(eventFiller)}
          paused={paused}
        />
        <ScrollingBox
          title={say(homeTexts.exhibitors)}
          to="/companies"
          state={useExhibitors(country.code)}
          paused={paused}
        />
        <ScrollingBox
          title={say(homeTexts.jobs)}
          to="/jobs"
          state={{ kind: 'message', message: say(homeTexts.noJobs) }}
          paused={paused}
        />
      </div>
    </section>
  );
}

function useFiller(texts: readonly Text[]): BoxState {
  const say = useSay();
  return { kind: 'lines', lines: texts.map((text) => ({ key: text.id, label: say(text) })) };
}

function useExhibitors(country: string): BoxState {
  const say = useSay();
  const { data, isError } = useCall(listTopExhibitors, exhibitorsOf(country));
  if (isError) return { kind: 'message', message: say(homeTexts.exhibitorsFailed) };
  if (!data) return { kind: 'loading', label: say(homeTexts.loadingExhibitors) };
  if (data.exhibitors.length === 0)
    return { kind: 'message', message: say(homeTexts.noExhibitors) };
  const own = data.exhibitors.map(({ id, company_name }) => ({
    key: String(id),
    label: company_name,
    to: `/company/${id}`,
  }));
  const labels = [say(homeTexts.yourCompany), say(homeTexts.becomeExhibitor)] as const;
  return { kind: 'lines', lines: padWithLabels(own, labels) };
}

import { eventPageTexts as texts } from '#features/events/event-page.texts.ts';
import { listSimilarEvents } from '#features/events/events.contract.ts';
import { useTranslate } from '#platform/i18n/translation-context.tsx';
import { useCall } from '#platform/pages/use-call.ts';
import { EventGrid } from './event-grid.tsx';

/** Similar events; nothing if there are none. */
export function SimilarEvents({ slug }: { slug: string }) {
  const t = useTranslate();
  const events = useCall(listSimilarEvents, { slug }).data?.events ?? [];
  if (events.length === 0) return null;
  return (
    <section className="mt-14 border-line border-t pt-10 print:hidden">
      <h2 className="mb-5 font-semibold text-xl">{t(texts.similar)}</h2>
      <EventGrid events={events} eagerCovers={0} />
    </section>
  );
}

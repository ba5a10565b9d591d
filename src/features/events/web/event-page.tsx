import { type LoaderFunctionArgs, useParams } from 'react-router';
import { findEvent, listSimilarEvents } from '#features/events/events.contract.ts';
import { eventsTexts } from '#features/events/events.texts.ts';
import { eventSponsorsPart } from '#features/events/sponsors/web/event-sponsors-part.ts';
import { useTranslate } from '#platform/i18n/translation-context.tsx';
import { prefetchCall } from '#platform/pages/call-query.ts';
import { answerFailure, pageContext } from '#platform/pages/page-context.ts';
import type { PageHandle } from '#platform/pages/page-head.ts';
import { prefetchPart } from '#platform/pages/page-part.ts';
import { useCall } from '#platform/pages/use-call.ts';
import { Skeleton } from '#ui/feedback/skeleton.tsx';
import { RecordPage } from '#ui/layout/record-page.tsx';
import { uiTexts } from '#ui/ui.texts.ts';
import { eventHead } from './event-head.ts';
import { eventDepthPart } from './event-parts.ts';
import { EventProfile } from './event-profile.tsx';

export async function loader({ context, params }: LoaderFunctionArgs) {
  const page = context.get(pageContext);
  const asked = { slug: String(params.eventSlug) };
  const { data, failure } = await prefetchCall(page, findEvent, asked);
  answerFailure(page, failure);
  if (data) {
    await Promise.all([
      prefetchCall(page, listSimilarEvents, asked),
      prefetchPart(page, eventDepthPart),
      data.event.sponsors.length > 0 && prefetchPart(page, eventSponsorsPart),
    ]);
  }
  if (data?.event.is_over) page.answerWith(410);
  return null;
}

export const handle: PageHandle = { head: eventHead };

function EventPage() {
  const { eventSlug = '' } = useParams();
  const answer = useCall(findEvent, { slug: eventSlug });
  return (
    <RecordPage list="/events" texts={eventsTexts} answer={answer} skeleton={<EventSkeleton />}>
      {answer.data && <EventProfile event={answer.data.event} />}
    </RecordPage>
  );
}

function EventSkeleton() {
  const t = useTranslate();
  return (
    <div role="status" aria-busy="true">
      <h1 className="sr-only">{t(uiTexts.loading)}</h1>
      <Skeleton lines={2} className="max-w-xl py-4" />
      <div className="mt-6 grid gap-8 lg:grid-cols-[minmax(0,1fr)_22rem]">
        <Skeleton shape="block" className="aspect-[40/21] rounded-xl" />
        <Skeleton shape="card" />
      </div>
    </div>
  );
}

export { EventPage as Component };

import { ArrowLeft } from 'lucide-react';
import { type LoaderFunctionArgs, useParams } from 'react-router';
import { findEvent } from '#features/events/events.contract.ts';
import { eventsTexts } from '#features/events/events.texts.ts';
import { useSay } from '#platform/i18n/say-context.tsx';
import { prefetchCall } from '#platform/pages/call-query.ts';
import { useLocalPath } from '#platform/pages/link.tsx';
import { pageContext } from '#platform/pages/page-context.ts';
import type { PageHandle } from '#platform/pages/page-head.ts';
import { useCall } from '#platform/pages/use-call.ts';
import { Button } from '#ui/actions/button.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { ErrorState } from '#ui/feedback/error-state.tsx';
import { Skeleton } from '#ui/feedback/skeleton.tsx';
import { eventHead } from './event-head.ts';
import { EventProfile } from './event-profile.tsx';

export async function loader({ context, params }: LoaderFunctionArgs) {
  const page = context.get(pageContext);
  const { data, failure } = await prefetchCall(page, findEvent, { slug: String(params.eventSlug) });
  // An address that cannot name an event is as missing as one that names none.
  if (failure) page.answerWith(failure.status === 400 ? 404 : failure.status);
  if (data?.event.is_over) page.answerWith(410);
  return null;
}

export const handle: PageHandle = { head: eventHead };

export function Component() {
  const say = useSay();
  const local = useLocalPath();
  return (
    <div className="container-page pt-6 pb-16">
      <div className="-ms-3 mb-2 print:hidden">
        <Button
          variant="quiet"
          size="sm"
          href={local('/events')}
          icon={<ArrowLeft aria-hidden="true" className="rtl:-scale-x-100" />}
        >
          {say(eventsTexts.backToList)}
        </Button>
      </div>
      <EventContent />
    </div>
  );
}

function EventContent() {
  const say = useSay();
  const local = useLocalPath();
  const { eventSlug = '' } = useParams();
  const { data, error, isLoading, refetch, isFetching } = useCall(findEvent, { slug: eventSlug });
  if (isLoading) return <EventSkeleton label={say(eventsTexts.loading)} />;
  if (data) return <EventProfile event={data.event} />;
  if (error?.status === 404 || error?.status === 400) {
    return (
      <EmptyState
        drawing="search"
        title={say(eventsTexts.notFound)}
        action={<Button href={local('/events')}>{say(eventsTexts.upcoming)}</Button>}
      >
        {say(eventsTexts.notFoundHint)}
      </EmptyState>
    );
  }
  return (
    <ErrorState
      title={say(eventsTexts.detailFailed)}
      onRetry={() => void refetch()}
      retrying={isFetching}
    >
      {say(eventsTexts.detailUnable)}
    </ErrorState>
  );
}

function EventSkeleton({ label }: { label: string }) {
  return (
    <div role="status" aria-busy="true">
      <span className="sr-only">{label}</span>
      <Skeleton lines={2} className="max-w-xl py-4" />
      <div className="mt-6 grid gap-8 lg:grid-cols-[minmax(0,1fr)_22rem]">
        <Skeleton shape="block" className="aspect-[40/21] rounded-xl" />
        <Skeleton shape="card" />
      </div>
    </div>
  );
}

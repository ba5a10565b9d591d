import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { myEventsTexts as texts } from '#features/events/registrations/my-events.texts.ts';
import {
  EVENTS_PER_PAGE,
  type EventTab,
  eventTabs,
  listMyEvents,
} from '#features/events/registrations/registrations.contract.ts';
import type { Text } from '#platform/i18n/texts.ts';
import { useTranslate } from '#platform/i18n/translation-context.tsx';
import { useLocalPath } from '#platform/pages/link.tsx';
import type { PageHandle } from '#platform/pages/page-head.ts';
import { usePagedCall } from '#platform/pages/use-paged-call.ts';
import { Button } from '#ui/actions/button.tsx';
import { CardSkeletons } from '#ui/feedback/card-skeletons.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { PageHeader } from '#ui/layout/page-header.tsx';
import { PagedList } from '#ui/layout/paged-list.tsx';
import { Tabs } from '#ui/layout/tabs.tsx';
import { CancelDialog } from './cancel-dialog.tsx';
import { type MyEvent, MyEventCard } from './my-event-card.tsx';
import { useEventActions } from './use-event-actions.ts';

export const handle: PageHandle = {
  head: ({ t }) => ({ title: t(texts.title), noIndex: true }),
};

const path = '/user/dashboard/my-events';

function isTab(value: string | null): value is EventTab {
  return eventTabs.some((tab) => tab === value);
}

function MyEventsPage() {
  const t = useTranslate();
  const local = useLocalPath();
  const [query, setQuery] = useSearchParams();
  const asked = query.get('tab');
  const tab = isTab(asked) ? asked : 'registered';
  const pages = usePagedCall(listMyEvents, { tab, limit: EVENTS_PER_PAGE });
  // Shows the previous tab's counts until the new ones are loaded.
  const [known, setKnown] = useState<Record<EventTab, number>>();
  const counts = pages.first?.counts;
  if (counts && counts !== known) setKnown(counts);
  return (
    <>
      <PageHeader title={t(texts.title)} lead={t(texts.lead)} />
      <div className="pb-10">
        <Tabs
          label={t(texts.tabs)}
          value={tab}
          onValueChange={(next) => setQuery({ tab: next }, { replace: true })}
          tabs={eventTabs.map((value) => ({
            value,
            href: local(`${path}?tab=${value}`),
            label: <TabLabel text={texts[value]} count={known?.[value]} />,
            content: value === tab && <Events key={tab} pages={pages} tab={tab} />,
          }))}
        />
      </div>
    </>
  );
}

function TabLabel({ text, count }: { text: Text; count: number | undefined }) {
  const t = useTranslate();
  return (
    <span className="inline-flex items-center gap-2">
      {t(text)}
      {count !== undefined && (
        <span className="rounded-full bg-sunken px-2 py-0.5 text-soft text-xs tabular-nums">
          {count}
        </span>
      )}
    </span>
  );
}

type EventsProps = { pages: ReturnType<typeof usePagedCall<typeof listMyEvents>>; tab: EventTab };

function Events({ pages, tab }: EventsProps) {
  const { act, pending } = useEventActions();
  const [cancelling, setCancelling] = useState<MyEvent>();
  // Pages after the first are not reloaded on their own, so removed events are hidden here.
  const [gone, setGone] = useState<ReadonlySet<number>>(new Set());

  async function giveUp(action: 'cancel' | 'unsave', { id }: MyEvent) {
    if (await act(action, id)) setGone(new Set([...gone, id]));
    setCancelling(undefined);
  }

  const none = <None tab={tab} />;
  return (
    <>
      <PagedList
        pages={pages}
        of="events"
        texts={texts}
        skeleton={<CardSkeletons label={texts.loading} />}
        whenEmpty={none}
      >
        {(events) => {
          const left = events.filter(({ id }) => !gone.has(id));
          if (left.length === 0) return none;
          return (
            <ul className="grid grid-cols-[minmax(0,1fr)] gap-4">
              {left.map((event) => (
                <MyEventCard
                  key={event.id}
                  event={event}
                  tab={tab}
                  onCancel={() => setCancelling(event)}
                  onUnsave={() => void giveUp('unsave', event)}
                />
              ))}
            </ul>
          );
        }}
      </PagedList>
      <CancelDialog
        event={cancelling?.event_title}
        pending={pending === 'cancel'}
        onClose={() => setCancelling(undefined)}
        onConfirm={() => cancelling && void giveUp('cancel', cancelling)}
      />
    </>
  );
}

const none: Readonly<Record<EventTab, Text>> = {
  registered: texts.noneRegistered,
  saved: texts.noneSaved,
  past: texts.nonePast,
};

function None({ tab }: { tab: EventTab }) {
  const t = useTranslate();
  const local = useLocalPath();
  return (
    <EmptyState
      drawing="calendar"
      title={t(none[tab])}
      action={<Button href={local('/events')}>{t(texts.browse)}</Button>}
    >
      {t(texts.noneHint)}
    </EmptyState>
  );
}

export { MyEventsPage as Component };

import { eventsTexts } from '#features/events/events.texts.ts';
import { Skeleton } from '#ui/feedback/skeleton.tsx';
import { SkeletonGrid } from '#ui/feedback/skeleton-grid.tsx';
import { EventCard, type ListedEvent } from './event-card.tsx';

const gridClasses = 'grid grid-cols-1 gap-6 sm:grid-cols-2 lg:grid-cols-3';

/** The number of covers on the first screen, which load immediately. */
const EAGER_COVERS = 3;
const PLACEHOLDERS = 6;

type EventGridProps = {
  events: readonly ListedEvent[];
  /** Gives the first event, which ends soonest or is the only one, a whole row. */
  featureFirst?: boolean;
  /** The number of covers that load immediately. */
  eagerCovers?: number;
  /** The company whose page shows the events. */
  ofCompany?: string;
};

export function EventGrid(props: EventGridProps) {
  const { events, featureFirst = false, eagerCovers = EAGER_COVERS, ofCompany } = props;
  return (
    <ul className={`${gridClasses} drawn-cards [--drawn-height:30rem]`}>
      {events.map((event, position) => (
        <EventCard
          key={event.id}
          event={event}
          eager={position < eagerCovers}
          featured={featureFirst && position === 0}
          ofCompany={ofCompany}
        />
      ))}
    </ul>
  );
}

export function EventGridSkeleton() {
  return (
    <SkeletonGrid label={eventsTexts.loading} count={PLACEHOLDERS} className={gridClasses}>
      <div className="overflow-hidden rounded-xl border border-line bg-surface">
        <Skeleton shape="block" className="aspect-[40/21] rounded-none" />
        <div className="p-5">
          <Skeleton lines={4} />
        </div>
      </div>
    </SkeletonGrid>
  );
}

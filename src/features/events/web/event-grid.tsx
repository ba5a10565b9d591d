import { eventsTexts } from '#features/events/events.texts.ts';
import { Skeleton } from '#ui/feedback/skeleton.tsx';
import { SkeletonGrid } from '#ui/feedback/skeleton-grid.tsx';
import { EventCard, type ListedEvent } from './event-card.tsx';

const gridClasses = 'grid grid-cols-1 gap-6 sm:grid-cols-2 lg:grid-cols-3';

/** How many covers are on the first screen, and are loaded at once. */
const EAGER_COVERS = 3;
const PLACEHOLDERS = 6;

type EventGridProps = {
  events: readonly ListedEvent[];
  /** The first one, which ends soonest or is the only one, takes a whole row. */
  featureFirst?: boolean;
  /** How many covers are loaded at once. */
  eagerCovers?: number;
  /** The company whose page they are on. */
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

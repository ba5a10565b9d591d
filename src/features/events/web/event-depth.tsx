import { Card } from '#ui/layout/card.tsx';
import { EventActions } from './event-actions.tsx';
import { EventFacts, EventOrigin } from './event-facts.tsx';
import type { Event } from './register-button.tsx';

export { EventProgramme } from './event-programme.tsx';
export { SimilarEvents } from './similar-events.tsx';

/** The column with an event's facts and actions. */
export function EventAside({ event }: { event: Event }) {
  return (
    <Card as="section" padding="lg" className="print:border-0 print:p-0 print:shadow-none">
      <EventFacts event={event} />
      <div className="my-6">
        <EventActions event={event} />
      </div>
      <div className="border-line border-t pt-5 print:border-0 print:pt-0">
        <EventOrigin event={event} />
      </div>
    </Card>
  );
}

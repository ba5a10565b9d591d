import { demoApplicants } from '#demo/demo-applicants.ts';
import { type DemoEvent, demoEvents } from '#demo/demo-events.ts';
import { insertRows } from '#platform/database/insert-rows.ts';
import type { DemoFill } from './demo-fill.ts';

const SEEKER = 'seeker@mai.example';
const EXHIBITOR = 'tiryaq-bay-medical';
const DAY_MS = 86_400_000;
/** People do not all come on one day; the last weeks of a chart show it. */
const DAYS_BETWEEN = 2;

/** The seeker is registered for some events, has saved others and was at one. */
export async function fillRegistrations(fill: DemoFill): Promise<void> {
  const accountId = fill.accountIds.get(SEEKER) as number;
  const idOf = ({ key }: DemoEvent) => fill.eventIds.get(key) as number;
  const here = demoEvents.filter(({ link }) => !link);
  const organized = here.filter(({ companyKey }) => companyKey === EXHIBITOR);
  const coming = here.filter(
    ({ startDay, companyKey }) => startDay > 2 && companyKey !== EXHIBITOR,
  );
  const own = [...organized, ...coming.slice(0, 2)].map((event) => ({
    accountId,
    eventId: idOf(event),
  }));
  const others = demoApplicants.flatMap(({ email }) =>
    organized.map((event) => ({
      accountId: fill.accountIds.get(email) as number,
      eventId: idOf(event),
    })),
  );
  const registered = [...own, ...others].map((registration, position) => ({
    ...registration,
    createdAt: new Date(fill.today.getTime() - position * DAYS_BETWEEN * DAY_MS),
  }));
  await insertRows(fill.connection, 'event_registrations', registered);
  const saved = demoEvents.filter(({ link, startDay }) => link && startDay > 2).slice(0, 2);
  await insertRows(
    fill.connection,
    'saved_events',
    saved.map((event) => ({ accountId, eventId: idOf(event) })),
  );
}

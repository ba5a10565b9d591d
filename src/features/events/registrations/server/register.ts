import { eventsTexts } from '#features/events/events.texts.ts';
import { registrationsTexts as texts } from '#features/events/registrations/registrations.texts.ts';
import type { Caller } from '#platform/auth/caller.ts';
import { conflict, notFound } from '#platform/calls/call-problem.ts';
import type { OperationContext } from '#platform/calls/operation.ts';
import type { Connection } from '#platform/database/connection.ts';
import { inTransaction } from '#platform/database/in-transaction.ts';
import { isOver } from '#platform/dates/validity.ts';
import { mailAboutRegistration, type Registrant } from './registration-mails.ts';
import { type OwnEventRow, selectOwnEvent } from './registrations.queries.ts';
import { standingOf } from './standing.ts';

type OwnContext = OperationContext & { readonly caller: Caller };

/** An event the account sees, or has something to do with. */
export async function requireOwnEvent(
  connection: Connection,
  accountId: number,
  eventId: number,
): Promise<OwnEventRow> {
  const [row] = await selectOwnEvent(connection, [accountId, eventId]);
  if (!row || !(row.shown || row.registered || row.saved)) throw notFound(eventsTexts.notFound);
  return row;
}

function requireOpen(row: OwnEventRow, now: Date): void {
  if (!row.shown) throw notFound(eventsTexts.notFound);
  if (isOver(row.expiry_date, now)) throw conflict(eventsTexts.registrationOver);
  if (!row.registration_open) throw conflict(eventsTexts.registrationClosed);
  if (row.event_link !== null) throw conflict(texts.elsewhere);
}

async function requirePerson(client: Connection, accountId: number): Promise<Registrant> {
  const { rows } = await client.query<Registrant>(
    'select name, email, language from accounts where id = $1',
    [accountId],
  );
  const [person] = rows;
  if (!person) throw new Error('The account of a session is gone');
  return person;
}

/** Registers once, however often it is asked; the mail with the calendar file goes along. */
export async function register(eventId: number, context: OwnContext) {
  const { caller, database, appUrl, now } = context;
  return inTransaction(database.pool, async (client) => {
    const row = await requireOwnEvent(client, caller.accountId, eventId);
    requireOpen(row, now);
    const { rowCount } = await client.query(
      `insert into event_registrations (account_id, event_id) values ($1, $2)
       on conflict (account_id, event_id) where cancelled_at is null do nothing`,
      [caller.accountId, eventId],
    );
    if (rowCount) {
      const person = await requirePerson(client, caller.accountId);
      await mailAboutRegistration(client, 'registered', { row, person, appUrl });
    }
    return standingOf({ ...row, registered: true }, now);
  });
}

export async function cancel(eventId: number, context: OwnContext) {
  const { caller, database, appUrl, now } = context;
  return inTransaction(database.pool, async (client) => {
    const row = await requireOwnEvent(client, caller.accountId, eventId);
    if (!row.registered) throw conflict(texts.notRegistered);
    if (!standingOf(row, now).can_cancel) throw conflict(texts.tooLate);
    const { rowCount } = await client.query(
      `update event_registrations set cancelled_at = now()
       where account_id = $1 and event_id = $2 and cancelled_at is null`,
      [caller.accountId, eventId],
    );
    if (rowCount) {
      const person = await requirePerson(client, caller.accountId);
      await mailAboutRegistration(client, 'cancelled', { row, person, appUrl });
    }
    return standingOf({ ...row, registered: false }, now);
  });
}

export async function setSaved(eventId: number, saved: boolean, context: OwnContext) {
  const { caller, database, now } = context;
  const row = await requireOwnEvent(database.pool, caller.accountId, eventId);
  await database.pool.query(
    saved
      ? 'insert into saved_events (account_id, event_id) values ($1, $2) on conflict do nothing'
      : 'delete from saved_events where account_id = $1 and event_id = $2',
    [caller.accountId, eventId],
  );
  return standingOf({ ...row, saved }, now);
}

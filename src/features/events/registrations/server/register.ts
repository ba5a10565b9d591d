import { accountFacts } from '#features/accounts/server/public.ts';
import { eventsTexts } from '#features/events/events.texts.ts';
import { registrationsTexts as texts } from '#features/events/registrations/registrations.texts.ts';
import type { Caller } from '#platform/auth/caller.ts';
import { conflict, notFound } from '#platform/calls/call-problem.ts';
import type { OperationContext } from '#platform/calls/operation.ts';
import { bigint, bool } from '#platform/database/columns.ts';
import type { Connection } from '#platform/database/connection.ts';
import { inTransaction } from '#platform/database/in-transaction.ts';
import { sql } from '#platform/database/sql.ts';
import { command, query } from '#platform/database/statement.ts';
import { isOver } from '#platform/dates/validity.ts';
import { eventRegistrations } from './event-registrations.table.ts';
import { mailAboutRegistration, registrant } from './registration-mails.ts';
import { type OwnEventRow, selectOwnEvent } from './registrations.queries.ts';
import { savedEvents } from './saved-events.table.ts';
import { standingOf } from './standing.ts';

type OwnContext = OperationContext & { readonly caller: Caller };

/** An event that is shown, or that the account has registered for or saved. */
export async function requireOwnEvent(
  connection: Connection,
  accountId: number,
  eventId: number,
): Promise<OwnEventRow> {
  const row = await selectOwnEvent.first(connection, { account: accountId, event: eventId });
  if (!row || !(row.shown || row.registered || row.saved)) throw notFound(eventsTexts.notFound);
  return row;
}

function requireOpen(row: OwnEventRow, now: Date): void {
  if (!row.shown) throw notFound(eventsTexts.notFound);
  if (isOver(row.expiry_date, now)) throw conflict(eventsTexts.registrationOver);
  if (!row.registration_open) throw conflict(eventsTexts.registrationClosed);
  if (row.event_link !== null) throw conflict(texts.elsewhere);
}

const selectPerson = query({
  name: 'registrations.person',
  values: { account: bigint },
  row: registrant,
  sql: sql`select name, email, language from ${accountFacts} where id = $account`,
});

const own = { account: bigint, event: bigint };

const insertRegistration = command({
  name: 'registrations.register',
  values: { ...own, sharesPhone: bool },
  sql: sql`
    insert into ${eventRegistrations} (account_id, event_id, shares_phone)
    values ($account, $event, $sharesPhone)
    on conflict (account_id, event_id) where cancelled_at is null do nothing`,
});

const changeSharing = command({
  name: 'registrations.share-phone',
  values: { ...own, sharesPhone: bool },
  sql: sql`
    update ${eventRegistrations} set shares_phone = $sharesPhone
    where account_id = $account and event_id = $event and cancelled_at is null`,
});

const cancelOwn = command({
  name: 'registrations.cancel',
  values: own,
  sql: sql`
    update ${eventRegistrations} set cancelled_at = now()
    where account_id = $account and event_id = $event and cancelled_at is null`,
});

const keepEvent = command({
  name: 'registrations.save-event',
  values: own,
  sql: sql`
    insert into ${savedEvents} (account_id, event_id) values ($account, $event)
    on conflict do nothing`,
});

const dropEvent = command({
  name: 'registrations.unsave-event',
  values: own,
  sql: sql`delete from ${savedEvents} where account_id = $account and event_id = $event`,
});

/**
 * Registers the caller once and mails the calendar file. Repeating it only changes what the organizer sees; that also
 * works once registration is closed.
 */
export async function register(
  eventId: number,
  { sharesPhone }: { readonly sharesPhone: boolean },
  context: OwnContext,
) {
  const { caller, database, appUrl, now } = context;
  return inTransaction(database.pool, async (client) => {
    const row = await requireOwnEvent(client, caller.accountId, eventId);
    if (!row.registered) requireOpen(row, now);
    const account = caller.accountId;
    const wanted = { account, event: eventId, sharesPhone };
    if (row.registered || !(await insertRegistration.run(client, wanted))) {
      await changeSharing.run(client, wanted);
    } else {
      const person = await selectPerson.one(client, { account });
      await mailAboutRegistration(client, 'registered', { row, person, appUrl });
    }
    return standingOf({ ...row, registered: true, shares_phone: sharesPhone }, now);
  });
}

export async function cancel(eventId: number, context: OwnContext) {
  const { caller, database, appUrl, now } = context;
  return inTransaction(database.pool, async (client) => {
    const row = await requireOwnEvent(client, caller.accountId, eventId);
    if (!row.registered) throw conflict(texts.notRegistered);
    if (!standingOf(row, now).can_cancel) throw conflict(texts.tooLate);
    const account = caller.accountId;
    if (await cancelOwn.run(client, { account, event: eventId })) {
      const person = await selectPerson.one(client, { account });
      await mailAboutRegistration(client, 'cancelled', { row, person, appUrl });
    }
    return standingOf({ ...row, registered: false, shares_phone: false }, now);
  });
}

export async function setSaved(eventId: number, saved: boolean, context: OwnContext) {
  const { caller, database, now } = context;
  const row = await requireOwnEvent(database.pool, caller.accountId, eventId);
  const write = saved ? keepEvent : dropEvent;
  await write.run(database.pool, { account: caller.accountId, event: eventId });
  return standingOf({ ...row, saved }, now);
}

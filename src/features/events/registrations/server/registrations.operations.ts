import {
  cancelRegistration,
  type EventTab,
  getEventStanding,
  listMyEvents,
  registerForEvent,
  saveEvent,
} from '#features/events/registrations/registrations.contract.ts';
import { registrationsTexts as texts } from '#features/events/registrations/registrations.texts.ts';
import { eventAnswer } from '#features/events/server/event-answers.ts';
import { type Operation, operation } from '#platform/calls/operation.ts';
import { isOver, todayAt } from '#platform/dates/validity.ts';
import type { Language } from '#platform/i18n/languages.ts';
import { translateIn } from '#platform/i18n/translate-in.ts';
import { type RateLimit, requireWithinLimit } from '#platform/limits/rate-limit.ts';
import { cancel, register, requireOwnEvent, setSaved } from './register.ts';
import { countOwnEvents, type OwnEventRow, selectTab } from './registrations.queries.ts';
import { standingOf } from './standing.ts';

/** Each of these may send a mail. */
const registerLimit: RateLimit = { name: 'register', times: 60, withinS: 3600 };
const cancelLimit: RateLimit = { name: 'cancel-registration', times: 60, withinS: 3600 };

const standing = operation(getEventStanding, async ({ event_id: id }, context) => {
  const { caller, database, now } = context;
  return standingOf(await requireOwnEvent(database.pool, caller.accountId, id), now);
});

const registering = operation(registerForEvent, async ({ event_id: id, share_phone }, context) => {
  const { caller, database, language } = context;
  await requireWithinLimit(database.pool, registerLimit, String(caller.accountId));
  const now = await register(id, { sharesPhone: share_phone === 1 }, context);
  return { message: translateIn(language)(texts.registered), ...now };
});

const cancelling = operation(cancelRegistration, async ({ event_id: id }, context) => {
  const { caller, database } = context;
  await requireWithinLimit(database.pool, cancelLimit, String(caller.accountId));
  const now = await cancel(id, context);
  return { message: translateIn(context.language)(texts.cancelled), ...now };
});

const saving = operation(saveEvent, async ({ event_id: id, saved }, context) => {
  const now = await setSaved(id, saved === 1, context);
  return {
    message: translateIn(context.language)(saved === 1 ? texts.saved : texts.unsaved),
    ...now,
  };
});

function ownEvent(row: OwnEventRow, language: Language, now: Date) {
  return {
    ...eventAnswer(row, language),
    is_over: isOver(row.expiry_date, now),
    is_shown: row.shown,
    ...standingOf(row, now),
  };
}

/** The position before the first event of a tab, in that tab's order. */
function startOf(tab: EventTab): readonly [string, number] {
  return tab === 'past' ? ['infinity', Number.MAX_SAFE_INTEGER] : ['-infinity', 0];
}

const ownEvents = operation(listMyEvents, async ({ tab, limit, cursor }, context) => {
  const { caller, database, language, now } = context;
  const [date = '', id] = cursor?.split('.') ?? startOf(tab);
  const [rows, counts] = await Promise.all([
    selectTab.of({ tab }).all(database.pool, {
      account: caller.accountId,
      today: todayAt(now),
      behindDate: date,
      behindId: Number(id),
      atMost: limit + 1,
    }),
    countOwnEvents(database.pool, caller.accountId, now),
  ]);
  const shown = rows.slice(0, limit);
  const last = rows.length > limit ? shown.at(-1) : undefined;
  return {
    events: shown.map((row) => ownEvent(row, language, now)),
    counts,
    next_cursor: last ? `${last.start_date}.${last.id}` : null,
  };
});

export const registrationsOperations: readonly Operation[] = [
  standing,
  registering,
  cancelling,
  saving,
  ownEvents,
];

import { eventsTexts } from '#features/events/events.texts.ts';
import { registrationListTexts as texts } from '#features/events/registrations/registration-list.texts.ts';
import {
  exportRegistrations,
  listRegistrations,
} from '#features/events/registrations/registrations.contract.ts';
import { notFound } from '#platform/calls/call-problem.ts';
import { type Operation, operation } from '#platform/calls/operation.ts';
import type { Connection } from '#platform/database/connection.ts';
import { planned, prepared } from '#platform/database/prepared.ts';
import { findSearchWords } from '#platform/database/word-search.ts';
import { inLanguage } from '#platform/i18n/in-language.ts';
import { translateIn } from '#platform/i18n/translate-in.ts';
import { CSV_TYPE, csvLines, UTF8_MARK } from '#platform/spreadsheets/csv.ts';

type EventFacts = { id: number; event_ref: string; title: string; title_ar: string | null };
type RegistrationRow = {
  id: number;
  name: string;
  email: string;
  phone: string;
  created_at: Date;
};

/** $1 company, $2 event. */
const selectOrganized = prepared<EventFacts>(
  'registrations-organized',
  'select id, event_ref, title, title_ar from events where company_id = $1 and id = $2',
);

async function requireOrganized(connection: Connection, companyId: number, eventId: number) {
  const [event] = await selectOrganized(connection, [companyId, eventId]);
  if (!event) throw notFound(eventsTexts.notFound);
  return event;
}

const rowsOf = (condition: string) => `
  select r.id, a.name, a.email, r.created_at,
    case when a.phone > '' then concat('+' || a.phone_country || ' ', a.phone) else '' end as phone
  from event_registrations r join accounts a on a.id = r.account_id
  where r.event_id = $1 and r.cancelled_at is null and ${condition}`;

/** $1 event, $2 before this id, $3 how many, $4 words or null. */
const selectRegistrations = prepared<RegistrationRow>(
  'registrations-of-event',
  `${rowsOf(`r.id < $2 and ($4::text is null
     or search_vector(a.name || ' ' || a.email) @@ prefix_query($4))`)}
   order by r.id desc limit $3`,
);

const countRegistrations = prepared<{ total: number }>(
  'registrations-total',
  'select count(*) as total from event_registrations where event_id = $1 and cancelled_at is null',
);

const selectAll = planned<RegistrationRow>(`${rowsOf('true')} order by r.id`);

const registrations = operation(listRegistrations, async (input, context) => {
  const { caller, database, language } = context;
  const { pool } = database;
  const { limit, cursor = Number.MAX_SAFE_INTEGER } = input;
  const event = await requireOrganized(pool, caller.company.id, input.event_id);
  const words = findSearchWords(input.search) ?? null;
  const [rows, [counted]] = await Promise.all([
    selectRegistrations(pool, [event.id, cursor, limit + 1, words]),
    countRegistrations(pool, [event.id]),
  ]);
  const shown = rows.slice(0, limit);
  return {
    event: {
      id: event.id,
      event_ref: event.event_ref,
      event_title: inLanguage(language, event.title, event.title_ar),
    },
    registrations: shown.map((row) => ({ ...row, created_at: row.created_at.toISOString() })),
    total: counted?.total ?? 0,
    next_cursor: rows.length > limit ? String(shown.at(-1)?.id) : null,
  };
});

const exporting = operation(exportRegistrations, async ({ event_id: id }, context) => {
  const { caller, database, language } = context;
  const t = translateIn(language);
  const event = await requireOrganized(database.pool, caller.company.id, id);
  const rows = await selectAll(database.pool, [event.id]);
  const head = [texts.name, texts.email, texts.phone, texts.registeredAt].map((text) => t(text));
  const lines = rows.map((row) => [row.name, row.email, row.phone, row.created_at.toISOString()]);
  return {
    fileName: `${event.event_ref}.csv`,
    contentType: CSV_TYPE,
    content: Buffer.from(UTF8_MARK + csvLines([head, ...lines])),
  };
});

export const organizerOperations: readonly Operation[] = [registrations, exporting];

import { accountFacts } from '#features/accounts/server/public.ts';
import { eventsTexts } from '#features/events/events.texts.ts';
import { registrationListTexts as texts } from '#features/events/registrations/registration-list.texts.ts';
import {
  exportRegistrations,
  listRegistrations,
} from '#features/events/registrations/registrations.contract.ts';
import { events } from '#features/events/server/events.table.ts';
import { notFound } from '#platform/calls/call-problem.ts';
import { type Operation, operation } from '#platform/calls/operation.ts';
import { bigint, nullable, text, timestamp } from '#platform/database/columns.ts';
import type { Connection } from '#platform/database/connection.ts';
import { type Sql, sql } from '#platform/database/sql.ts';
import { query } from '#platform/database/statement.ts';
import { findSearchWords } from '#platform/database/word-search.ts';
import { inLanguage } from '#platform/i18n/in-language.ts';
import { translateIn } from '#platform/i18n/translate-in.ts';
import { CSV_TYPE, csvLines, UTF8_MARK } from '#platform/spreadsheets/csv.ts';
import { eventRegistrations } from './event-registrations.table.ts';

const selectOrganized = query({
  name: 'registrations.organized-event',
  values: { company: bigint, event: bigint },
  row: { id: bigint, event_ref: text, title: text, title_ar: nullable(text) },
  sql: sql`
    select id, event_ref, title, title_ar from ${events}
    where company_id = $company and id = $event`,
});

async function requireOrganized(connection: Connection, company: number, id: number) {
  const event = await selectOrganized.first(connection, { company, event: id });
  if (!event) throw notFound(eventsTexts.notFound);
  return event;
}

const row = { id: bigint, name: text, email: text, created_at: timestamp, phone: text };

const rowsOf = (condition: Sql) => sql`
  select r.id, a.name, a.email, r.created_at,
    case when r.shares_phone and a.phone > '' then concat('+' || a.phone_country || ' ', a.phone) else '' end as phone
  from ${eventRegistrations} r join ${accountFacts} a on a.id = r.account_id
  where r.event_id = $event and r.cancelled_at is null and ${condition}`;

const selectRegistrations = query({
  name: 'registrations.of-event',
  values: { event: bigint, before: bigint, atMost: bigint, words: nullable(text) },
  row,
  sql: sql`
    ${rowsOf(sql`r.id < $before and ($words::text is null
      or search_vector(a.name || ' ' || a.email) @@ prefix_query($words))`)}
    order by r.id desc limit $atMost`,
});

const countRegistrations = query({
  name: 'registrations.total-of-event',
  values: { event: bigint },
  row: { total: bigint },
  sql: sql`
    select count(*) as total from ${eventRegistrations}
    where event_id = $event and cancelled_at is null`,
});

const selectAll = query({
  name: 'registrations.all-of-event',
  values: { event: bigint },
  row,
  plan: 'each call',
  sql: sql`${rowsOf(sql`true`)} order by r.id`,
});

const registrations = operation(listRegistrations, async (input, context) => {
  const { caller, database, language } = context;
  const { pool } = database;
  const { limit, cursor = Number.MAX_SAFE_INTEGER } = input;
  const event = await requireOrganized(pool, caller.company.id, input.event_id);
  const words = findSearchWords(input.search);
  const range = { event: event.id, before: cursor, atMost: limit + 1, words };
  const [rows, { total }] = await Promise.all([
    selectRegistrations.all(pool, range),
    countRegistrations.one(pool, { event: event.id }),
  ]);
  const shown = rows.slice(0, limit);
  return {
    event: {
      id: event.id,
      event_ref: event.event_ref,
      event_title: inLanguage(language, event.title, event.title_ar),
    },
    registrations: shown.map((row) => ({ ...row, created_at: row.created_at.toISOString() })),
    total,
    next_cursor: rows.length > limit ? String(shown.at(-1)?.id) : null,
  };
});

const exporting = operation(exportRegistrations, async ({ event_id: id }, context) => {
  const { caller, database, language } = context;
  const t = translateIn(language);
  const event = await requireOrganized(database.pool, caller.company.id, id);
  const rows = await selectAll.all(database.pool, { event: event.id });
  const head = [texts.name, texts.email, texts.phone, texts.registeredAt].map((text) => t(text));
  const lines = rows.map((row) => [row.name, row.email, row.phone, row.created_at.toISOString()]);
  return {
    fileName: `${event.event_ref}.csv`,
    contentType: CSV_TYPE,
    content: Buffer.from(UTF8_MARK + csvLines([head, ...lines])),
  };
});

export const organizerOperations: readonly Operation[] = [registrations, exporting];

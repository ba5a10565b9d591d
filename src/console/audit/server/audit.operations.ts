import { Readable } from 'node:stream';
import type pg from 'pg';
import { exportAudit, listAudit, listAuditChoices } from '#console/audit/audit.contract.ts';
import { pageOf, patternOf, ROWS_ASKED } from '#console/server/paged-rows.ts';
import type { ParsedInput } from '#platform/calls/call.ts';
import { type Operation, operation } from '#platform/calls/operation.ts';
import { bigint, date, nullable, text, timestamp } from '#platform/database/columns.ts';
import { homeMidnightOf } from '#platform/database/home-days.ts';
import { raw, sql } from '#platform/database/sql.ts';
import { query, type RowOf } from '#platform/database/statement.ts';
import { queryFamily } from '#platform/database/statement-family.ts';
import { todayAt } from '#platform/dates/validity.ts';
import { CSV_TYPE, csvLines, UTF8_MARK } from '#platform/spreadsheets/csv.ts';
import { differenceOf, labelOf } from './audit-difference.ts';
import { auditLog } from './audit-log.table.ts';
import { recordedFacts } from './recorded-facts.ts';

type Filters = ParsedInput<typeof exportAudit>;

const entry = {
  id: bigint,
  at: timestamp,
  actor: text,
  action: text,
  subject: text,
  subject_id: nullable(text),
  before: nullable(recordedFacts),
  after: nullable(recordedFacts),
};

type EntryRow = RowOf<typeof entry>;

const selectEntries = query({
  name: 'console.audit-entries',
  values: {
    actor: nullable(text),
    subject: nullable(text),
    subjectId: nullable(text),
    action: nullable(text),
    from: nullable(date),
    to: nullable(date),
    beforeId: nullable(bigint),
    atMost: bigint,
  },
  row: entry,
  plan: 'each call',
  sql: sql`
    select id, at, actor, action, subject, subject_id, before, after from ${auditLog}
    where ($actor::text is null or actor ilike $actor)
      and ($subject::text is null or subject = $subject)
      and ($subjectId::text is null or subject_id = $subjectId)
      and ($action::text is null or action = $action)
      and ($from::date is null or at >= ${homeMidnightOf(sql`$from`)})
      and ($to::date is null or at < ${homeMidnightOf(sql`$to::date + 1`)})
      and ($beforeId::bigint is null or id < $beforeId)
    order by id desc limit $atMost`,
});

function readEntries(pool: pg.Pool, filters: Filters, beforeId: number | null, atMost: number) {
  const { actor, subject, subject_id: subjectId, action, from, to } = filters;
  return selectEntries.all(pool, {
    actor: patternOf(actor),
    subject: subject || null,
    subjectId: subjectId || null,
    action: action || null,
    from,
    to,
    beforeId,
    atMost,
  });
}

const selectNames = queryFamily({
  name: 'console.audit-names',
  choices: { column: ['subject', 'action'] },
  row: { name: text },
  plan: () => 'each call',
  sql: ({ column }) => sql`select distinct ${raw(column)} as name from ${auditLog} order by name`,
});

const list = operation(listAudit, async ({ cursor, ...filters }, { database }) => {
  const rows = await readEntries(database.pool, filters, cursor ?? null, ROWS_ASKED);
  const { shown, next_cursor } = pageOf(rows, ({ id }) => id);
  return {
    entries: shown.map(({ before, after, at, ...rest }) => ({
      ...rest,
      at: at.toISOString(),
      label: labelOf(before, after),
      changes: [...differenceOf(before, after)],
    })),
    next_cursor,
  };
});

const choices = operation(listAuditChoices, async (_input, { database }) => {
  const namesOf = async (column: 'subject' | 'action') => {
    const rows = await selectNames.of({ column }).all(database.pool);
    return rows.map(({ name }) => name);
  };
  return { subjects: await namesOf('subject'), actions: await namesOf('action') };
});

const EXPORTED_AT_ONCE = 500;
const header = ['id', 'at', 'operator', 'action', 'subject', 'subject_id', 'changes'];

function lineOf({ id, at, actor, action, subject, subject_id, before, after }: EntryRow) {
  const changes = differenceOf(before, after)
    .map((change) => `${change.field}: ${change.before ?? ''} → ${change.after ?? ''}`)
    .join('\n');
  return [id, at.toISOString(), actor, action, subject, subject_id ?? '', changes];
}

/** Streamed in pages, because the log can be larger than the memory. */
async function* exportLines(pool: pg.Pool, filters: Filters) {
  yield UTF8_MARK + csvLines([header]);
  let cursor: number | null = null;
  for (;;) {
    const rows: EntryRow[] = await readEntries(pool, filters, cursor, EXPORTED_AT_ONCE);
    if (rows.length > 0) yield csvLines(rows.map(lineOf));
    if (rows.length < EXPORTED_AT_ONCE) return;
    cursor = rows.at(-1)?.id ?? null;
  }
}

const exportAll = operation(exportAudit, async (filters, { database, now }) => ({
  fileName: `audit-log-${todayAt(now)}.csv`,
  contentType: CSV_TYPE,
  content: Readable.from(exportLines(database.pool, filters)),
}));

export const auditOperations: readonly Operation[] = [list, choices, exportAll];

import { Readable } from 'node:stream';
import type pg from 'pg';
import { exportAudit, listAudit, listAuditChoices } from '#console/audit/audit.contract.ts';
import { pageOf, patternOf, ROWS_ASKED } from '#console/server/paged-rows.ts';
import type { ParsedInput } from '#platform/calls/call.ts';
import { type Operation, operation } from '#platform/calls/operation.ts';
import { homeMidnightOf } from '#platform/database/home-days.ts';
import { planned } from '#platform/database/prepared.ts';
import { CSV_TYPE, csvLines, UTF8_MARK } from '#platform/spreadsheets/csv.ts';
import { differenceOf, labelOf } from './audit-difference.ts';

type Filters = ParsedInput<typeof exportAudit>;

type EntryRow = {
  id: number;
  at: Date;
  actor: string;
  action: string;
  subject: string;
  subject_id: string | null;
  before: Record<string, unknown> | null;
  after: Record<string, unknown> | null;
};

/** $1 actor, $2 subject, $3 its id, $4 action, $5 and $6 days, $7 before this id, $8 how many. */
const selectEntries = planned<EntryRow>(
  `select id, at, actor, action, subject, subject_id, before, after from audit_log
   where ($1::text is null or actor ilike $1) and ($2::text is null or subject = $2)
     and ($3::text is null or subject_id = $3) and ($4::text is null or action = $4)
     and ($5::date is null or at >= ${homeMidnightOf('$5')})
     and ($6::date is null or at < ${homeMidnightOf('$6::date + 1')})
     and ($7::bigint is null or id < $7)
   order by id desc limit $8`,
);

function readEntries(pool: pg.Pool, filters: Filters, cursor: number | null, limit: number) {
  const { actor, subject, subject_id, action, from, to } = filters;
  return selectEntries(pool, [
    patternOf(actor),
    subject || null,
    subject_id || null,
    action || null,
    from ?? null,
    to ?? null,
    cursor,
    limit,
  ]);
}

const list = operation(listAudit, async ({ cursor, ...filters }, { database }) => {
  const rows = await readEntries(database.pool, filters, cursor ?? null, ROWS_ASKED);
  const { shown, next_cursor } = pageOf(rows, ({ id }) => id);
  return {
    entries: shown.map(({ before, after, at, ...entry }) => ({
      ...entry,
      at: at.toISOString(),
      label: labelOf(before, after),
      changes: [...differenceOf(before, after)],
    })),
    next_cursor,
  };
});

const choices = operation(listAuditChoices, async (_input, { database }) => {
  const namesOf = async (column: 'subject' | 'action') => {
    const { rows } = await database.pool.query<{ name: string }>(
      `select distinct ${column} as name from audit_log order by name`,
    );
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

/** Read piece by piece: the log may be longer than the memory. */
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
  fileName: `audit-log-${now.toISOString().slice(0, 10)}.csv`,
  contentType: CSV_TYPE,
  content: Readable.from(exportLines(database.pool, filters)),
}));

export const auditOperations: readonly Operation[] = [list, choices, exportAll];

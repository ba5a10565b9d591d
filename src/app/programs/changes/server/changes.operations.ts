import { changedKinds, listChanges } from '#app/programs/changes/changes.contract.ts';
import { changesTexts as texts } from '#app/programs/changes/changes.texts.ts';
import { CallProblem } from '#platform/calls/call-problem.ts';
import { type Operation, operation } from '#platform/calls/operation.ts';
import {
  bigint,
  bool,
  nullable,
  oneOf,
  present,
  text,
  timestamp,
} from '#platform/database/columns.ts';
import { sql } from '#platform/database/sql.ts';
import { query } from '#platform/database/statement.ts';
import { localizePath } from '#platform/i18n/languages.ts';
import { changeHistory, recordChanges } from './record-changes.table.ts';

/** Every transaction before the horizon has ended, so no change can appear there any more. */
const selectHorizon = query({
  name: 'changes.horizon',
  row: { history: text, horizon: present(text) },
  sql: sql`
    select id::text as history, pg_snapshot_xmin(pg_current_snapshot())::text as horizon
    from ${changeHistory}`,
});

const selectChanges = query({
  name: 'changes.since',
  values: {
    xid: text,
    seq: text,
    horizon: text,
    kind: nullable(text),
    withGone: bool,
    atMost: bigint,
  },
  row: {
    kind: oneOf(changedKinds),
    record_id: bigint,
    path: nullable(text),
    ends_on: nullable(text),
    is_shown: bool,
    is_new: bool,
    changed_at: timestamp,
    xid: text,
    seq: text,
  },
  sql: sql`
    select c.kind, c.record_id, c.path, c.ends_on::text, c.is_shown,
      c.shown_xid >= $xid::text::xid8 as is_new, c.changed_at, c.xid::text as xid, c.seq::text as seq
    from ${recordChanges} c
    where c.xid < $horizon::text::xid8 and (c.xid, c.seq) > ($xid::text::xid8, $seq::text::bigint)
      and ($kind::text is null or c.kind = $kind) and (c.is_shown or $withGone)
    order by c.xid, c.seq limit $atMost`,
});

const changes = operation(listChanges, async ({ since, kind, limit }, context) => {
  const { database, appUrl, language } = context;
  const { history, horizon } = await selectHorizon.one(database.pool);
  const [ofHistory = history, xid = '0', seq = '0'] = since?.split('.') ?? [];
  if (ofHistory !== history) throw new CallProblem('mark_ended', 410, texts.markEnded);
  const asked = { xid, seq, horizon, kind, withGone: since !== undefined, atMost: limit + 1 };
  const rows = await selectChanges.all(database.pool, asked);
  const shown = rows.slice(0, limit);
  const last = rows.length > limit ? shown.at(-1) : undefined;
  return {
    changes: shown.map((row) => ({
      kind: row.kind,
      id: row.record_id,
      change: row.is_shown
        ? row.is_new
          ? ('created' as const)
          : ('changed' as const)
        : ('removed' as const),
      address: row.path && appUrl + localizePath(language, row.path),
      ends_on: row.ends_on,
      changed_at: row.changed_at.toISOString(),
    })),
    next_mark: last ? `${history}.${last.xid}.${last.seq}` : `${history}.${horizon}.0`,
    more: last !== undefined,
  };
});

export const changesOperations: readonly Operation[] = [changes];

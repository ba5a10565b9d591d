import type pg from 'pg';
import { array, bigint, float, nullable, text, timestamp } from '#platform/database/columns.ts';
import type { Connection } from '#platform/database/connection.ts';
import { sql, type Table } from '#platform/database/sql.ts';
import { command, query } from '#platform/database/statement.ts';
import { dropHeldMails } from '#platform/mail/held-mails.ts';
import { UNDO_KEPT_S } from '#platform/undo/undo-time.ts';
import { deletedRows, deletions } from './deletions.table.ts';
import type { OwnerId } from './owners.ts';

/** Triggers of migration 0175 keep the deleted rows and those that are deleted with them. */
const insertDeletion = command({
  name: 'collection.deletion-keep',
  values: { company: nullable(bigint), table: text, ids: array(bigint), keptS: float },
  row: { id: bigint, undo_until: timestamp },
  sql: sql`
    insert into ${deletions} (company_id, table_name, row_ids, undo_until)
    values ($company, $table, $ids, now() + make_interval(secs => $keptS))
    returning id, undo_until`,
});

const restoreRows = command({
  name: 'collection.deletion-undo',
  values: { company: nullable(bigint), table: text, id: bigint },
  row: { row_ids: array(bigint) },
  sql: sql`
    update ${deletions} set undone_at = now()
    where id = $id and table_name = $table and company_id is not distinct from $company
      and undo_until > now() and undone_at is null
    returning row_ids`,
});

const forgetDue = command({
  name: 'collection.deletions-forget',
  sql: sql`delete from ${deletions} where undo_until <= now() or undone_at is not null`,
});

const forgetPerson = command({
  name: 'collection.deletions-forget-person',
  values: { account: text },
  sql: sql`delete from ${deletedRows} where content ->> 'account_id' = $account`,
});

const selectNamed = query({
  name: 'collection.deletions-name-files',
  values: { names: array(text) },
  row: { name: text },
  plan: 'each call',
  sql: sql`
    select named.value as name from ${deletedRows} kept, jsonb_each_text(kept.content) named
    where named.value = any($names)`,
});

/** The key under which mails about a deletion are held. */
const holdOf = (deletion: number) => `deletion:${deletion}`;

export type Deletion = { readonly id: number; readonly undoUntil: Date; readonly hold: string };

type Kept = { readonly owner: OwnerId; readonly table: Table; readonly ids: readonly number[] };

/** Keeps rows that are about to be deleted, within the deleting transaction. */
export async function keepDeleted(client: Connection, kept: Kept): Promise<Deletion> {
  const { owner, table, ids } = kept;
  const values = { company: owner, table: table.name, ids, keptS: UNDO_KEPT_S };
  const { id, undo_until: undoUntil } = await insertDeletion.one(client, values);
  return { id, undoUntil, hold: holdOf(id) };
}

/** Restores the rows of a deletion, drops its mails and returns the rows' ids; none if it is too late. */
export async function undoDeletion(
  client: Connection,
  { owner, table, id }: { owner: OwnerId; table: Table; id: number },
): Promise<readonly number[]> {
  const restored = await restoreRows.first(client, { company: owner, table: table.name, id });
  if (!restored) return [];
  await dropHeldMails(client, holdOf(id));
  return restored.row_ids;
}

/** Forgets deletions that can no longer be undone, and returns how many. */
export function sweepDeletions(pool: pg.Pool): Promise<number> {
  return forgetDue.run(pool);
}

/** The names among these that belong to deleted rows which may be restored. */
export async function findFilesOfDeleted(connection: Connection, names: readonly string[]) {
  const rows = await selectNamed.all(connection, { names });
  return new Set(rows.map(({ name }) => name));
}

/** Removes a person's records from deleted rows, so that undoing a deletion does not bring them back. */
export async function erasePersonFromDeleted(connection: Connection, accountId: number) {
  await forgetPerson.run(connection, { account: String(accountId) });
}

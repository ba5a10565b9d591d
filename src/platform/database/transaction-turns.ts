import type pg from 'pg';
import type { Table } from './sql.ts';

/** Keeps others from writing the table until the transaction ends; they may still read it. */
export async function lockTable(client: pg.ClientBase, { name }: Table): Promise<void> {
  await client.query(`lock table ${name} in share row exclusive mode`);
}

/** Serializes transactions that name the same thing: each waits until the one before it has ended. */
export async function takeTurns(client: pg.ClientBase, what: string, id = 0): Promise<void> {
  await client.query('select pg_advisory_xact_lock(hashtextextended($1, $2))', [what, id]);
}

/** Raises the statement timeout for the rest of the transaction, for example to '5min'. */
export async function allowStatementsOf(client: pg.ClientBase, length: string): Promise<void> {
  await client.query(`select set_config('statement_timeout', $1, true)`, [length]);
}

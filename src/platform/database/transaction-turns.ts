import type pg from 'pg';
import type { Table } from './sql.ts';

/** From here to the end of the transaction nobody else writes the table; reading goes on. */
export async function lockTable(client: pg.ClientBase, { name }: Table): Promise<void> {
  await client.query(`lock table ${name} in share row exclusive mode`);
}

/** From here to the end of the transaction one after the other, among those who say the same. */
export async function takeTurns(client: pg.ClientBase, what: string, id = 0): Promise<void> {
  await client.query('select pg_advisory_xact_lock(hashtextextended($1, $2))', [what, id]);
}

/** For a transaction whose one statement may take longer than any other, such as '5min'. */
export async function allowStatementsOf(client: pg.ClientBase, length: string): Promise<void> {
  await client.query(`select set_config('statement_timeout', $1, true)`, [length]);
}

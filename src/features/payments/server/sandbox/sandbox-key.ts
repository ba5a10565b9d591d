import type pg from 'pg';
import { text } from '#platform/database/columns.ts';
import { sql } from '#platform/database/sql.ts';
import { query } from '#platform/database/statement.ts';
import { sandboxGateway } from './sandbox-gateway.table.ts';

const known = new WeakMap<pg.Pool, Promise<string>>();

const selectKey = query({
  name: 'payments.sandbox-key',
  row: { secret_key: text },
  sql: sql`select secret_key from ${sandboxGateway}`,
});

async function read(pool: pg.Pool): Promise<string> {
  return (await selectKey.one(pool)).secret_key;
}

/** The key between the portal and the sandbox gateway; it is created with the database and shared by all instances. */
export function sandboxKey(pool: pg.Pool): Promise<string> {
  const asked = known.get(pool) ?? read(pool);
  known.set(pool, asked);
  asked.catch(() => known.delete(pool));
  return asked;
}

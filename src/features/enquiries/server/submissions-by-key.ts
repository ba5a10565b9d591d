import { requireSameInput } from '#platform/calls/retry-keys.ts';
import { bytes, nullable, text, uuid } from '#platform/database/columns.ts';
import type { Connection } from '#platform/database/connection.ts';
import { sql, type Table } from '#platform/database/sql.ts';
import { query } from '#platform/database/statement.ts';

type Keyed = {
  readonly key: string;
  readonly email: string;
  readonly asked: Buffer | null | undefined;
};

/** Finds earlier submissions in a table by their idempotency key. */
export function submissionsByKey(table: Table) {
  const selectByKey = query({
    name: `${table.name}.by-key`,
    values: { key: uuid, email: nullable(text) },
    row: { asked: nullable(bytes) },
    sql: sql`
      select asked from ${table}
      where send_key = $key and ($email::text is null or email = $email) limit 1`,
  });
  return {
    /** Whether anybody has used this key before. */
    async isKnown(connection: Connection, key: string): Promise<boolean> {
      return (await selectByKey.first(connection, { key, email: null })) !== undefined;
    },
    /** Whether this address has sent this before. */
    async isRepeated(connection: Connection, { key, email, asked }: Keyed): Promise<boolean> {
      const before = await selectByKey.first(connection, { key, email });
      if (before && asked) requireSameInput(before.asked, asked);
      return before !== undefined;
    },
  };
}

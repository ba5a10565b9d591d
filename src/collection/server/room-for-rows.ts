import type pg from 'pg';
import type { Collection } from '#collection/contract/define-collection.ts';
import { CallProblem } from '#platform/calls/call-problem.ts';
import { bigint, int } from '#platform/database/columns.ts';
import { sql } from '#platform/database/sql.ts';
import { query } from '#platform/database/statement.ts';
import { takeTurns } from '#platform/database/transaction-turns.ts';
import type { Text } from '#platform/i18n/texts.ts';
import type { Storage } from './storage.ts';

type Added = {
  readonly companyId: number;
  readonly added: number;
  /** The message if there is no room; it may use the number of rows. */
  readonly tooMany: Text;
};

export type RequireRoom = (client: pg.ClientBase, added: Added) => Promise<void>;

/**
 * Refuses more rows of one kind than the operator allows a company, however they are added. Transactions that add such
 * rows
 * to one company take turns, so that each counts the rows of those before it.
 */
export function roomForRows(
  { name, words }: Collection,
  { table, readMostRows }: Storage,
): RequireRoom | undefined {
  if (!readMostRows) return undefined;
  const countUpTo = query({
    name: `collection.${name}-count-up-to`,
    values: { companyId: bigint, most: bigint },
    row: { n: int },
    plan: 'each call',
    sql: sql`
      select count(*)::int as n
      from (select from ${table} where company_id = $companyId limit $most) as counted`,
  });
  return async (client, { companyId, added, tooMany }) => {
    await takeTurns(client, `rows of ${name}`, companyId);
    const most = await readMostRows(client);
    // Counts one row beyond the limit, to notice when there are too many already.
    const { n } = await countUpTo.one(client, { companyId, most: most + 1 });
    if (n + added <= most) return;
    const values = { ...words, most, n, added };
    throw new CallProblem('too_many_rows', 409, tooMany, { values });
  };
}

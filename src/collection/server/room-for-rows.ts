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
  /** What is said where there is no room; it may say how many there are. */
  readonly tooMany: Text;
};

export type RequireRoom = (client: pg.ClientBase, added: Added) => Promise<void>;

/**
 * Stands against more rows than the operator lets a company have of one kind, whichever way they come. Whoever adds
 * some of that kind to a company waits until those before are there, and so are counted.
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
    // One more than there may be, so that too many are told from enough.
    const { n } = await countUpTo.one(client, { companyId, most: most + 1 });
    if (n + added <= most) return;
    const values = { ...words, most, n, added };
    throw new CallProblem('too_many_rows', 409, tooMany, { values });
  };
}

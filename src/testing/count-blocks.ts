import type pg from 'pg';
import type { Connection } from '#platform/database/connection.ts';
import type { Database } from '#platform/database/database.ts';

type Read<Values> = (connection: Connection, values: Values) => Promise<unknown>;

type Plan = {
  'QUERY PLAN': [{ Plan: { 'Shared Hit Blocks': number; 'Shared Read Blocks': number } }];
};

/**
 * How many blocks of the database a query touches. A prepared statement is measured with its generic plan, one that is
 * planned per call with its values.
 */
export async function countBlocks<Values>(
  { pool }: Database,
  read: Read<Values>,
  values: Values,
): Promise<number> {
  const client = await pool.connect();
  try {
    let row: Plan | undefined;
    const explain = async ({ text, values: given }: pg.QueryConfig) => {
      const explained = `explain (analyze, buffers, format json) ${text}`;
      [row] = (await client.query<Plan>(explained, given)).rows;
      return { rows: [] };
    };
    const explaining = {
      async query(asked: string | pg.QueryConfig, given?: unknown[]) {
        if (typeof asked === 'string') return explain({ text: asked, values: given });
        if (asked.name) await client.query('set plan_cache_mode = force_generic_plan');
        return explain(asked);
      },
    };
    await read(explaining as unknown as Connection, values);
    const plan = row?.['QUERY PLAN'][0].Plan;
    if (!plan) throw new Error('The read was not explained');
    return plan['Shared Hit Blocks'] + plan['Shared Read Blocks'];
  } finally {
    client.release(true);
  }
}

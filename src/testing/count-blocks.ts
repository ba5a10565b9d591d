import type pg from 'pg';
import type { Database } from '#platform/database/database.ts';

type Read = (connection: Pick<pg.Pool, 'query'>, values: readonly unknown[]) => Promise<unknown[]>;

type Plan = {
  'QUERY PLAN': [{ Plan: { 'Shared Hit Blocks': number; 'Shared Read Blocks': number } }];
};

/**
 * How many blocks of the database a read touches: a prepared one once its plan no longer knows the
 * values, one that is planned for every call with them.
 */
export async function countBlocks(
  { pool }: Database,
  read: Read,
  values: readonly unknown[],
): Promise<number> {
  const client = await pool.connect();
  try {
    const explain = (text: string, given: unknown[] = []) =>
      client.query(`explain (analyze, buffers, format json) ${text}`, given);
    const explained = {
      async query(asked: string | pg.QueryConfig, given?: unknown[]) {
        if (typeof asked === 'string') return explain(asked, given);
        await client.query('set plan_cache_mode = force_generic_plan');
        return explain(asked.text, asked.values);
      },
    };
    const [row] = (await read(explained as unknown as pg.Pool, values)) as Plan[];
    const plan = row?.['QUERY PLAN'][0].Plan;
    if (!plan) throw new Error('The read was not explained');
    return plan['Shared Hit Blocks'] + plan['Shared Read Blocks'];
  } finally {
    client.release(true);
  }
}

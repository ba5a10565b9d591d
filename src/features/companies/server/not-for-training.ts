import { bigint } from '#platform/database/columns.ts';
import type { Connection } from '#platform/database/connection.ts';
import { rowsOf } from '#platform/database/followed-rows.ts';
import { sql } from '#platform/database/sql.ts';
import { query } from '#platform/database/statement.ts';
import { companies } from './companies.table.ts';

const selectRefusing = query({
  name: 'companies.refuses-training',
  values: { id: bigint },
  row: { id: bigint },
  sql: sql`select id from ${companies} where id = $id and training_use = 'refused'`,
  follows: [rowsOf(companies, { id: '$id' })],
});

/** Whether a company forbids training models on what it shows. */
export const isNotForTraining = async (connection: Connection, id: number): Promise<boolean> =>
  (await selectRefusing.first(connection, { id })) !== undefined;

const selectAllRefusing = query({
  name: 'companies.refusing-training',
  values: { atMost: bigint },
  row: { id: bigint },
  sql: sql`
    select id from ${companies} where training_use = 'refused' and listed
    order by id limit $atMost`,
});

/** The listed companies that forbid it. */
export const readNotForTraining = async (
  connection: Connection,
  atMost: number,
): Promise<readonly number[]> =>
  (await selectAllRefusing.all(connection, { atMost })).map(({ id }) => id);

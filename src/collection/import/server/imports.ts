import type pg from 'pg';

type Connection = Pick<pg.ClientBase, 'query'>;

/** A run that has not been heard of for so long was cut off; it may be begun again. */
const CUT_OFF_AFTER = '2 minutes';

export type ImportRecord = {
  readonly id: number;
  readonly result: object | null;
  readonly begun: boolean;
};

/**
 * Begins an import, or finds the one that was begun with the same key: done, its result is the
 * answer; running, somebody else is at it.
 */
export async function beginImport(
  connection: Connection,
  companyId: number,
  collection: string,
  key: string,
): Promise<ImportRecord> {
  const { rows } = await connection.query(
    `insert into imports (company_id, collection, key) values ($1, $2, $3)
     on conflict (company_id, collection, key) do update set created_at = now()
       where imports.result is null and imports.created_at < now() - $4::interval
     returning id`,
    [companyId, collection, key, CUT_OFF_AFTER],
  );
  if (rows[0]) return { id: Number(rows[0].id), result: null, begun: true };
  const known = await connection.query(
    'select id, result from imports where company_id = $1 and collection = $2 and key = $3',
    [companyId, collection, key],
  );
  return { id: Number(known.rows[0].id), result: known.rows[0].result, begun: false };
}

export async function noteProgress(
  connection: Connection,
  importId: number,
  done: number,
  total: number,
): Promise<void> {
  await connection.query('update imports set rows_done = $2, rows_total = $3 where id = $1', [
    importId,
    done,
    total,
  ]);
}

/** In the transaction that stored the rows: the result stands if and only if they do. */
export async function finishImport(
  connection: Connection,
  importId: number,
  result: object,
  failedRows: string | null,
): Promise<void> {
  await connection.query('update imports set result = $2, failed_rows = $3 where id = $1', [
    importId,
    JSON.stringify(result),
    failedRows,
  ]);
}

/** An import that stored nothing leaves nothing behind. */
export async function forgetImport(connection: Connection, importId: number): Promise<void> {
  await connection.query('delete from imports where id = $1 and result is null', [importId]);
}

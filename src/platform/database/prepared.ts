import type pg from 'pg';

type Queryable = Pick<pg.Pool, 'query'>;

/** A hot read as a statement that each connection plans once; building it costs nothing per call. */
export function prepared<Row extends pg.QueryResultRow>(name: string, text: string) {
  return async (connection: Queryable, values: readonly unknown[]): Promise<Row[]> => {
    const result = await connection.query<Row>({ name, text, values: [...values] });
    return result.rows;
  };
}

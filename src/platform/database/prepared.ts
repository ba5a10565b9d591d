import type pg from 'pg';

type Queryable = Pick<pg.ClientBase, 'query'>;

/** A read with the values it is made for. */
export type Query<Row> = (connection: Queryable, values: readonly unknown[]) => Promise<Row[]>;

/** A hot read as a statement that each connection plans once; building it costs nothing per call. */
export function prepared<Row extends pg.QueryResultRow>(name: string, text: string): Query<Row> {
  return async (connection, values) => {
    const result = await connection.query<Row>({ name, text, values: [...values] });
    return result.rows;
  };
}

/** A read whose best way depends on what is asked, so that it is planned for every call. */
export function planned<Row extends pg.QueryResultRow>(text: string): Query<Row> {
  return async (connection, values) => {
    const result = await connection.query<Row>(text, [...values]);
    return result.rows;
  };
}

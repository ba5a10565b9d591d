import type pg from 'pg';

/** What queries run on: the pool, or the client of a transaction. */
export type Connection = Pick<pg.ClientBase, 'query'>;

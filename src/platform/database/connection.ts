import type pg from 'pg';

/** What queries need, be it the pool or the client of a transaction. */
export type Connection = Pick<pg.ClientBase, 'query'>;

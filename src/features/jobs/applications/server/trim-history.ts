import { type Sql, sql, type Table } from '#platform/database/sql.ts';

/** The first rows are needed for the figures: when somebody applied and was first answered. */
const FIRST_KEPT = 10;
const LAST_KEPT = 200;

/**
 * Keeps the first and the last rows of an application's history, so that nobody can fill the table by repeating an
 * action. Used within the statement that inserts a row; that row is not visible to it yet.
 */
export const trimHistory = (record: Table, application: Sql): Sql => sql`
  delete from ${record} where application_id = ${application} and id in (
    select id from ${record} where application_id = ${application}
    order by id desc offset ${LAST_KEPT - 1}
  ) and id not in (
    select id from ${record} where application_id = ${application} order by id limit ${FIRST_KEPT}
  )`;

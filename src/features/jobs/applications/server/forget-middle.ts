import { type Sql, sql, type Table } from '#platform/database/sql.ts';

/** What figures are made of stands at the beginning: when somebody applied, and was first answered. */
const FIRST_KEPT = 10;
const LAST_KEPT = 200;

/**
 * Of what happened to an application the beginning stays and what came last: nobody fills a record by doing a thing over
 * and over. Said with the statement that adds a row, which it does not see.
 */
export const forgetMiddle = (record: Table, application: Sql): Sql => sql`
  delete from ${record} where application_id = ${application} and id in (
    select id from ${record} where application_id = ${application}
    order by id desc offset ${LAST_KEPT - 1}
  ) and id not in (
    select id from ${record} where application_id = ${application} order by id limit ${FIRST_KEPT}
  )`;

import { MOST_COUNTED } from '#features/companies/companies.contract.ts';
import { bigint, date, int } from '#platform/database/columns.ts';
import type { Connection } from '#platform/database/connection.ts';
import { rowsIn } from '#platform/database/followed-rows.ts';
import { type Sql, sql } from '#platform/database/sql.ts';
import { query } from '#platform/database/statement.ts';
import type { CalendarDate } from '#platform/dates/calendar-date.ts';

export type CountedCompany = {
  readonly company: number;
  /** From 1 (Supplier) to 5 (Service Provider). */
  readonly type: number | null;
  readonly today: CalendarDate;
};

/** Counts a company's visible entries of a kind, up to the page's limit. */
export type CompanyCount = (connection: Connection, of: CountedCompany) => Promise<number>;

/** Stops counting one above the limit, because a company may have a hundred thousand entries. */
const countOf = (shown: Sql) => sql`
  select count(*)::int as count from (select from (${shown}) as shown limit ${MOST_COUNTED + 1}) as counted`;

/** Counts rows of `$company`. */
export function companyCount(name: string, shown: Sql): CompanyCount {
  const select = query({
    name,
    values: { company: bigint },
    row: { count: int },
    sql: countOf(shown),
    follows: rowsIn(shown, { company_id: '$company' }),
  });
  return async (connection, { company }) => (await select.one(connection, { company })).count;
}

/** Counts rows of `$company` that have not expired on `$today`. */
export function datedCompanyCount(name: string, shown: Sql): CompanyCount {
  const values = { company: bigint, today: date };
  const select = query({
    name,
    values,
    row: { count: int },
    sql: countOf(shown),
    follows: rowsIn(shown, { company_id: '$company' }),
  });
  return async (connection, { company, today }) =>
    (await select.one(connection, { company, today })).count;
}

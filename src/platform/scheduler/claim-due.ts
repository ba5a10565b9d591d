import { columnList } from '#platform/database/column-list.ts';
import { joinSql, raw, type Sql, sql, type Table } from '#platform/database/sql.ts';
import { type Columns, command } from '#platform/database/statement.ts';

type DueRows<Row extends Columns> = {
  readonly name: string;
  readonly table: Table;
  readonly row: Row;
  /** The column with the time at which a row is due. */
  readonly dueAt: string;
  /** A further condition for due rows. */
  readonly where?: Sql;
  /** Further columns to set on claimed rows. */
  readonly set?: Sql;
  readonly atMost: number;
  /** When a claimed row is due again; longer than the work takes. */
  readonly retryS: number;
};

/** Claims due rows. Each goes to one instance, and is due again by itself if that one does not finish. */
export function claimDueRows<Row extends Columns>(due: DueRows<Row>) {
  const { name, table, row, atMost, retryS } = due;
  const dueAt = raw(due.dueAt);
  const isDue = [sql`${dueAt} <= now()`, ...(due.where ? [due.where] : [])];
  const changes = [
    sql`${dueAt} = now() + make_interval(secs => ${retryS})`,
    ...(due.set ? [due.set] : []),
  ];
  return command({
    name,
    row,
    sql: sql`
      update ${table} set ${joinSql(changes, ', ')}
      where id in (
        select id from ${table} where ${joinSql(isDue, ' and ')}
        order by ${dueAt} limit ${atMost} for update skip locked)
      returning ${columnList(row)}`,
  });
}

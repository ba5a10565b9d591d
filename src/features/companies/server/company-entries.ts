import type { AnyCall, CallResult } from '#platform/calls/call.ts';
import { type Operation, operation } from '#platform/calls/operation.ts';
import { bigint, oneOf } from '#platform/database/columns.ts';
import { rowsOf } from '#platform/database/followed-rows.ts';
import { joinSql, raw, sql, type Table } from '#platform/database/sql.ts';
import { type Columns, query } from '#platform/database/statement.ts';
import { languages } from '#platform/i18n/languages.ts';
import { keepLatinOrder } from '#platform/i18n/latin-order.ts';
import { requireListedCompany } from './listed-company.ts';

/** More than any company has; a longer list would be unreadable. */
const ENTRIES_SHOWN = 100;

type Entries = {
  /** Also the name of the answer's field. */
  readonly table: Table;
  readonly columns: Columns;
  /** Columns with an Arabic version, shown in the visitor's language. */
  readonly translated: Columns;
};

/** A call for a short list on a company's page, such as its branches: active rows in the company's own order. */
export function companyEntries(
  call: AnyCall,
  { table, columns, translated }: Entries,
): readonly Operation[] {
  const said = Object.keys(translated).map((column) =>
    raw(
      `case $language when 'ar' then coalesce(${column}_ar, ${column}) else ${column} end as ${column}`,
    ),
  );
  const selected = [...['id', ...Object.keys(columns)].map(raw), ...said];
  const select = query({
    name: `${table.name}.of-company`,
    values: { company: bigint, language: oneOf(languages) },
    row: { id: bigint, ...columns, ...translated },
    sql: sql`
      select ${joinSql(selected, ', ')} from ${table}
      where company_id = $company and status = 1 order by position, id limit ${ENTRIES_SHOWN}`,
    follows: [rowsOf(table, { company_id: '$company' })],
  });
  /** Keeps the order of Latin text on an Arabic page. */
  const inArabicText = (row: Readonly<Record<string, unknown>>) =>
    Object.fromEntries(
      Object.entries(row).map(([column, value]) => [
        column,
        column in translated && typeof value === 'string' ? keepLatinOrder(value) : value,
      ]),
    );
  const entriesOfCompany = operation(call, async (input, { database: { pool }, language }) => {
    const company = Number(input.id);
    await requireListedCompany(pool, company);
    const rows = await select.all(pool, { company, language });
    const read = language === 'ar' ? rows.map(inArabicText) : rows;
    return { [table.name]: read } as CallResult<AnyCall>;
  });
  return [entriesOfCompany];
}

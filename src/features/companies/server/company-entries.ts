import type { AnyCall, CallResult } from '#platform/calls/call.ts';
import { type Operation, operation } from '#platform/calls/operation.ts';
import { prepared } from '#platform/database/prepared.ts';
import { requireListedCompany } from './listed-company.ts';

/** More than any company has; a list without an end would be none to read. */
const ENTRIES_SHOWN = 100;

type Entries = {
  /** The table, and the field of the answer. */
  readonly name: string;
  readonly columns: readonly string[];
  /** Columns that have an Arabic twin, said in the language of the visitor. */
  readonly translated: readonly string[];
};

/** A short list on a company's page, such as its branches: what is active, in the company's order. */
export function companyEntries(
  call: AnyCall,
  { name, columns, translated }: Entries,
): readonly Operation[] {
  const said = translated.map(
    (column) =>
      `case $3 when 'ar' then coalesce(${column}_ar, ${column}) else ${column} end as ${column}`,
  );
  const select = prepared(
    `${name}-of-company`,
    `select ${['id', ...columns, ...said].join(', ')} from ${name}
     where company_id = $1 and status = 1 order by position, id limit $2`,
  );
  const entriesOfCompany = operation(call, async ({ id }, { database: { pool }, language }) => {
    await requireListedCompany(pool, Number(id));
    const rows = await select(pool, [id, ENTRIES_SHOWN, language]);
    return { [name]: rows } as CallResult<AnyCall>;
  });
  return [entriesOfCompany];
}

import * as z from 'zod/mini';
import { importTexts } from '#collection/import/import.texts.ts';
import { CallProblem } from '#platform/calls/call-problem.ts';
import { bigint, json, text } from '#platform/database/columns.ts';
import type { Connection } from '#platform/database/connection.ts';
import { sql } from '#platform/database/sql.ts';
import { command, query } from '#platform/database/statement.ts';
import { importColumns } from './import-columns.table.ts';
import { type ChosenColumns, foldedHeader } from './match-columns.ts';

const LONGEST_HEADER = 200;
const MOST_HEADERS = 1_000;

const chosenSchema = z
  .record(
    z.string().check(z.maxLength(LONGEST_HEADER)),
    z.string().check(z.maxLength(LONGEST_HEADER)),
  )
  .check(z.refine((chosen) => Object.keys(chosen).length <= MOST_HEADERS));

/** Parses the columns that a person chose, from the form in which a call carries them. */
export function readChosenColumns(said: string | undefined): ChosenColumns {
  if (!said) return {};
  try {
    const chosen = chosenSchema.parse(JSON.parse(said));
    return Object.fromEntries(
      Object.entries(chosen).map(([header, field]) => [foldedHeader(header), field]),
    );
  } catch {
    throw new CallProblem('unreadable_columns', 400, importTexts.badColumns);
  }
}

/** Combines what was chosen now with as much as fits of what was chosen before. */
export function withEarlier(said: ChosenColumns, before: ChosenColumns): ChosenColumns {
  const earlier = Object.entries(before).filter(([header]) => !Object.hasOwn(said, header));
  return Object.fromEntries([...Object.entries(said), ...earlier].slice(0, MOST_HEADERS));
}

const owned = { companyId: bigint, collection: text };

const selectColumns = query({
  name: 'collection.import-columns',
  values: owned,
  row: { columns: json(z.record(z.string(), z.string())) },
  sql: sql`
    select columns from ${importColumns}
    where company_id = $companyId and collection = $collection`,
});

/** The company's earlier choices. Its files are alike, so a choice for a header holds until it is changed. */
export async function rememberedColumns(
  connection: Connection,
  companyId: number,
  collection: string,
): Promise<ChosenColumns> {
  return (await selectColumns.first(connection, { companyId, collection }))?.columns ?? {};
}

export const rememberColumns = command({
  name: 'collection.import-columns-remember',
  values: { ...owned, columns: json(z.record(z.string(), z.string())) },
  sql: sql`
    insert into ${importColumns} (company_id, collection, columns)
    values ($companyId, $collection, $columns)
    on conflict (company_id, collection) do update set columns = excluded.columns`,
});

import { getProductWords, suggestedFields } from '#features/products/products.contract.ts';
import { type Operation, operation } from '#platform/calls/operation.ts';
import { bigint, oneOf, text } from '#platform/database/columns.ts';
import { joinSql, raw, sql } from '#platform/database/sql.ts';
import { query } from '#platform/database/statement.ts';
import { products } from './products.table.ts';

const MOST = 300;

const each = suggestedFields.map(
  (field) => sql`
    select distinct ${raw(`'${field}'`)} as field, ${raw(field)} as word
    from ${products} where company_id = $company and ${raw(field)} is not null`,
);

const selectWords = query({
  name: 'products.words-of-company',
  values: { company: bigint, atMost: bigint },
  row: { field: oneOf(suggestedFields), word: text },
  sql: sql`
    select field, word from (${joinSql(each, ' union all ')}) as used
    where word is not null order by field, word limit $atMost`,
});

const words = operation(getProductWords, async (_input, { database: { pool }, caller }) => ({
  words: await selectWords.all(pool, { company: caller.company.id, atMost: MOST }),
}));

export const productWordsOperations: readonly Operation[] = [words];

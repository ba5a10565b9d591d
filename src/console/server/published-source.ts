import { bigint, int, nullable, text, timestamp, tsquery } from '#platform/database/columns.ts';
import { raw, sql, type View } from '#platform/database/sql.ts';
import { command, query } from '#platform/database/statement.ts';
import type { PublishedSource } from '#platform/features/published-source.ts';
import type { Findable } from '#platform/search/findable.ts';

type PublishedRecords = Findable & {
  /** The view of the companies that own the records, joined by `company_id`. */
  readonly company: View;
  readonly beforeRemove?: PublishedSource['beforeRemove'];
};

const row = {
  id: bigint,
  title: text,
  title_ar: nullable(text),
  company_name: text,
  company_name_ar: nullable(text),
  path: text,
  created_at: timestamp,
};

const range = { before: nullable(bigint), atMost: bigint };

/**
 * Up to this many matches are all read and sorted. With more of them, going through the newest records soon meets
 * enough.
 */
const FEW = 5_000;

function listsOf({ table, shown, words, title, path, company }: PublishedRecords) {
  const listOf = (condition = sql``) => sql`
    select found.id, found.${raw(title)} as title, found.${raw(title)}_ar as title_ar,
      company.name as company_name, company.name_ar as company_name_ar, ${path} as path,
      found.created_at
    from ${table} found join ${company} company on company.id = found.company_id
    where ${shown} ${condition} and ($before::bigint is null or found.id < $before)
    order by found.id desc limit $atMost`;
  return {
    list: query({
      name: `${table.name}.published`,
      values: range,
      row,
      plan: 'each call',
      sql: listOf(),
    }),
    search: query({
      name: `${table.name}.published-searched`,
      values: { ...range, question: nullable(tsquery) },
      row,
      plan: 'each call',
      // The planner takes every word prefix for a common one, so a subselect hides the question from it.
      sql: sql`
        with hit as materialized (
          select found.id from ${table} found
          where ${shown} and ${words} @@ (select $question::tsquery) limit ${FEW + 1}
        ), count as materialized (select count(*) > ${FEW} as many from hit)
        (${listOf(sql`and found.id = any (array(select id from hit)) and not (select many from count)`)})
        union all
        (${listOf(sql`and ${words} @@ $question::tsquery and (select many from count)`)})
        order by id desc`,
    }),
  };
}

/** Gives the operator's console access to a kind of published record: list, hide and delete. */
export function publishedSource(records: PublishedRecords): PublishedSource {
  const { kind, table, title, company, beforeRemove } = records;
  const { list, search } = listsOf(records);

  const selectForUpdate = query({
    name: `${table.name}.published-held`,
    values: { id: bigint },
    row: { title: text, status: int, company: text },
    plan: 'each call',
    sql: sql`
      select found.${raw(title)} as title, found.status, company.name as company
      from ${table} found join ${company} company on company.id = found.company_id
      where found.id = $id for update of found`,
  });

  const hideOne = command({
    name: `${table.name}.published-hide`,
    values: { id: bigint },
    sql: sql`update ${table} set status = 0 where id = $id`,
  });

  const removeOne = command({
    name: `${table.name}.published-remove`,
    values: { id: bigint },
    sql: sql`delete from ${table} where id = $id`,
  });

  return {
    kind,
    beforeRemove,
    list: list.all,
    search: search.all,
    findForUpdate: (client, id) => selectForUpdate.first(client, { id }),
    async hide(client, id) {
      await hideOne.run(client, { id });
    },
    async remove(client, id) {
      await removeOne.run(client, { id });
    },
  };
}

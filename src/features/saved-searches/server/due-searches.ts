import { accountFacts } from '#features/accounts/server/public.ts';
import { alertRhythms, savableLists } from '#features/saved-searches/saved-searches.contract.ts';
import { array, bigint, nullable, oneOf, text, timestamp } from '#platform/database/columns.ts';
import { sql } from '#platform/database/sql.ts';
import { command, query, type RowOf } from '#platform/database/statement.ts';
import { languages } from '#platform/i18n/languages.ts';
import { savedSearches } from './saved-searches.table.ts';

/** Handled per transaction; the next run follows right after. */
const AT_ONCE = 10_000;

const due = {
  id: bigint,
  list: oneOf(savableLists),
  country: text,
  query: text,
  words: nullable(text),
  name: text,
  every: oneOf(alertRhythms),
  told_until: text,
  stop_token: text,
  email: text,
  person: text,
  language: oneOf(languages),
};

export type DueSearch = RowOf<typeof due>;

/** Locks the due searches until the transaction ends and skips those that another instance has locked. */
export const selectDue = query({
  name: 'saved-searches.due',
  values: { now: timestamp },
  row: due,
  sql: sql`
    select s.id, s.list, s.country, s.query, s.words::text as words, s.name, s.every,
      s.told_until::text as told_until, s.stop_token::text as stop_token, a.email, a.name as person,
      a.language
    from ${savedSearches} s join ${accountFacts} a on a.id = s.account_id
    where s.paused_at is null and s.due_at <= $now and not a.is_suspended
    order by s.due_at limit ${AT_ONCE} for update of s skip locked`,
});

export const markTold = command({
  name: 'saved-searches.mark-told',
  values: { ids: array(bigint), until: text, dueAt: timestamp },
  sql: sql`
    update ${savedSearches} set told_until = $until::text::xid8, due_at = $dueAt
    where id = any ($ids::bigint[])`,
});

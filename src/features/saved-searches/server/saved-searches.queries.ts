import { accountFacts } from '#features/accounts/server/public.ts';
import { alertRhythms, savableLists } from '#features/saved-searches/saved-searches.contract.ts';
import { bigint, bool, nullable, oneOf, text, timestamp } from '#platform/database/columns.ts';
import { sql } from '#platform/database/sql.ts';
import { command, query } from '#platform/database/statement.ts';
import { savedSearches } from './saved-searches.table.ts';

/**
 * Inserts only while there are fewer than the limit. If the same search is saved already, it gets the new name and is
 * resumed.
 */
export const keepSearch = command({
  name: 'saved-searches.save',
  values: {
    account: bigint,
    list: oneOf(savableLists),
    country: text,
    query: text,
    words: nullable(text),
    name: text,
    every: oneOf(alertRhythms),
    dueAt: timestamp,
    most: bigint,
  },
  sql: sql`
    insert into ${savedSearches} (account_id, list, country, query, words, name, every, due_at)
    select $account, $list, $country, $query, $words::text::tsquery, $name, $every, $dueAt
    where (
      select count(*) from ${savedSearches} other
      where other.account_id = $account
        and (other.list, other.country, other.query) <> ($list, $country, $query)) < $most
    on conflict (account_id, list, country, query) do update set
      name = excluded.name, every = excluded.every, due_at = excluded.due_at,
      words = excluded.words,
      told_until = case when saved_searches.paused_at is null then saved_searches.told_until
        else pg_snapshot_xmin(pg_current_snapshot()) end,
      paused_at = null`,
});

export const selectSavedSearches = query({
  name: 'saved-searches.of-account',
  values: { account: bigint },
  row: {
    id: bigint,
    list: oneOf(savableLists),
    country: text,
    query: text,
    name: text,
    every: oneOf(alertRhythms),
    paused: bool,
    due_at: timestamp,
    feed_token: text,
    created_at: timestamp,
  },
  sql: sql`
    select id, list, country, query, name, every, paused_at is not null as paused, due_at,
      feed_token::text, created_at
    from ${savedSearches} where account_id = $account order by id desc`,
});

/** What appeared while the search was paused is not mailed afterwards. */
export const changeSearch = command({
  name: 'saved-searches.change',
  values: {
    account: bigint,
    id: bigint,
    name: text,
    every: oneOf(alertRhythms),
    paused: bool,
    dueAt: timestamp,
  },
  sql: sql`
    update ${savedSearches} set name = $name, every = $every,
      due_at = case when every = $every and paused_at is null then due_at else $dueAt end,
      told_until = case when paused_at is not null and not $paused
        then pg_snapshot_xmin(pg_current_snapshot()) else told_until end,
      paused_at = case when $paused then coalesce(paused_at, now()) end
    where id = $id and account_id = $account`,
});

export const deleteSearch = command({
  name: 'saved-searches.delete',
  values: { account: bigint, id: bigint },
  sql: sql`delete from ${savedSearches} where id = $id and account_id = $account`,
});

/** Stopping twice changes nothing. */
export const stopByToken = command({
  name: 'saved-searches.stop',
  values: { token: text },
  sql: sql`
    update ${savedSearches} set paused_at = coalesce(paused_at, now())
    where stop_token = $token::text::uuid`,
});

export const selectByFeedToken = query({
  name: 'saved-searches.of-feed',
  values: { token: text },
  row: { list: oneOf(savableLists), country: text, query: text },
  sql: sql`
    select s.list, s.country, s.query
    from ${savedSearches} s join ${accountFacts} a on a.id = s.account_id and not a.is_suspended
    where s.feed_token = $token::text::uuid`,
});

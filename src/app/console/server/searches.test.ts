import { describe, expect, test } from 'vitest';
import { patternOf } from '#console/server/paged-rows.ts';
import { accountFacts } from '#features/accounts/server/public.ts';
import { selectUsersWith, userSearchWith } from '#features/accounts/users/server/users.queries.ts';
import { companySearch } from '#features/companies/console/server/company-search.ts';
import { selectCompanies } from '#features/companies/console/server/console-companies.operations.ts';
import { companyFacts } from '#features/companies/server/public.ts';
import { selectOrders } from '#features/payments/server/orders.operations.ts';
import { messagesQueries } from '#features/site/contact/server/messages.queries.ts';
import { currentPlanOf, planFacts } from '#features/subscriptions/server/public.ts';
import type { Connection } from '#platform/database/connection.ts';
import { withSeparateStatementList } from '#platform/database/statement-list.ts';
import { selectMails } from '#platform/mail/outbox.ts';
import { countBlocks } from '#testing/count-blocks.ts';
import { createTestDatabase } from '#testing/test-database.ts';

const database = await createTestDatabase();
const { pool } = database;

const ROWS = 5000;
await pool.query(`
  insert into accounts (email, name)
  select 'person-' || n || '@test.example', 'Person ' || n from generate_series(1, ${ROWS}) n;
  insert into companies (owner_account_id, name, country, category, email, phone_country, phone)
  select id, 'Company ' || id, 'KW', 'clinic', 'office-' || id || '@test.example', '965', '22001122'
  from accounts;
  insert into orders (id, company_id, plan, months, currency, month_price_minor, subtotal_minor,
    total_minor, email, company_name, language, provider, live, provider_ref)
  select 'ord_' || lpad(id::text, 22, '0'), id, 1, 12, 'USD', 100, 1200, 1200,
    email, name, 'en', 'sandbox', false, 'charge-' || id from companies;
  insert into messages (kind, name, email, subject, message, language, country)
  select 'contact', name, email, 'technical', 'It does not open on ' || id, 'en', 'KW' from accounts;
  insert into mails (recipient, subject, body, language)
  select email, 'Hello ' || id, 'Hello', 'en' from accounts;
`);
await pool.query('vacuum analyze accounts, companies, orders, messages, mails');

const owned = { companies: companyFacts, plans: planFacts, currentPlanOf };

const { selectMessages, selectUsers, userSearch } = withSeparateStatementList(() => ({
  ...messagesQueries(accountFacts),
  selectUsers: selectUsersWith(owned),
  userSearch: userSearchWith(owned),
})).made;

/** The whole of the words is looked up. */
const whole = (words: string) => ({ pattern: patternOf(words), part: patternOf(words) });

const found = (words: string) => ({ pattern: patternOf(words), before: null, atMost: 26 });

/** Searches each list for words. */
const searches = {
  orders: (connection: Connection, words: string) =>
    selectOrders.all(connection, {
      pattern: patternOf(words),
      words,
      status: null,
      after: null,
      atMost: 26,
    }),
  messages: (connection: Connection, words: string) =>
    selectMessages.all(connection, { ...found(words), state: null }),
  mails: (connection: Connection, words: string) =>
    selectMails.all(connection, { ...found(words), state: null }),
  users: (connection: Connection, words: string) =>
    selectUsers
      .of({ way: 'newest' })
      .all(connection, { ...found(words), ...whole(words), kind: 'all', today: '2026-01-01' }),
  companies: (connection: Connection, words: string) =>
    selectCompanies.of({ way: 'newest' }).all(connection, {
      today: '2026-01-01',
      ...whole(words),
      country: null,
      listed: null,
      before: null,
      atMost: 26,
    }),
};

describe.each(Object.entries(searches))('the search among thousands of %s', (_name, read) => {
  test('finds the one row that has half of an address, and none by signs of patterns', async () => {
    expect(await read(pool, '-4321@TEST')).toHaveLength(1);
    expect(await read(pool, '4%1@test')).toEqual([]);
  });

  test('reads little, be it found or not', async () => {
    for (const words of ['-4321@test', 'nobody@nowhere']) {
      expect(await countBlocks(database, read, words)).toBeLessThan(150);
    }
  });
});

test.each([
  ['users', userSearch, 'person-4321@test', '%4321%'],
  ['users by their company', userSearch, 'Company zebra', '%zebra%'],
  ['companies', companySearch, 'office-4321@test', '%4321%'],
  ['companies by their owner', companySearch, 'person zebra', '%zebra%'],
])('what nearly all %s have is not looked up', async (_, search, typed, part) => {
  expect((await search(pool, typed)).part).toBe(part);
});

test.each([
  ['accounts', selectUsers, { kind: 'all', today: '2026-01-01' }],
  ['companies', selectCompanies, { country: null, listed: null, today: '2026-01-01' }],
] as const)('the same %s are met among the newest', async (_, select, filters) => {
  for (const words of ['4999', '@test', '432', 'company 49', 'nobody']) {
    const values = { ...found(words), ...whole(words), ...filters };
    type Read = { all(connection: Connection, given: object): Promise<unknown[]> };
    const read = (way: 'newest' | 'glanced') => (select.of({ way }) as Read).all(pool, values);
    const met = await read('glanced');
    const all = await read('newest');
    expect(all.slice(0, met.length)).toEqual(met);
    if (words === '@test') expect(met).toHaveLength(26);
  }
});

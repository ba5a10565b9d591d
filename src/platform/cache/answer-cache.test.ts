import { describe, expect, test } from 'vitest';
import type { OperationContext } from '#platform/calls/operation.ts';
import { silentLog } from '#platform/database/database-log.ts';
import { poll } from '#platform/database/poll.ts';
import { sendableBody } from '#platform/http/sendable-body.ts';
import { makeCompany, makeProduct } from '#testing/factories.ts';
import { startTestApp } from '#testing/start-test-app.ts';
import { createAnswerCache } from './answer-cache.ts';
import { LISTENERS_KEY, openChangeFeed } from './change-feed.ts';

const portal = await startTestApp();
const { call, database, fetch } = portal;
const other = await startTestApp({}, database);

const list = 'companies/companies.php?country=KW&limit=50';
const namesOn = async (app: typeof portal) =>
  (await app.call(list)).body.companies.map((each: { company_name: string }) => each.company_name);

describe('a kept answer', () => {
  test('shows a change on the next read, however it was made', async () => {
    await makeCompany(database, { name: 'Before' });
    expect(await namesOn(portal)).toEqual(['Before']);
    expect(await namesOn(portal)).toEqual(['Before']);
    await database.pool.query(`update companies set name = 'After'`);
    expect(await namesOn(portal)).toEqual(['After']);
    await database.pool.query(`update companies set status = 3`);
    expect(await namesOn(portal)).toEqual([]);
    await database.pool.query(`update companies set status = 1`);
  });

  test('shows a change made through another instance', async () => {
    expect(await namesOn(other)).toEqual(['After']);
    await database.pool.query(`update companies set name = 'Everywhere'`);
    expect(await namesOn(other)).toEqual(['Everywhere']);
    expect(await namesOn(portal)).toEqual(['Everywhere']);
  });

  test('is a page, too', async () => {
    const html = async () => (await fetch('/companies')).text();
    expect(await html()).toContain('Everywhere');
    await database.pool.query(`update companies set name = 'On the page'`);
    expect(await html()).toContain('On the page');
    await database.pool.query(
      `insert into settings values ('website_name', 'Renamed') on conflict (name) do nothing`,
    );
    expect(await html()).toContain('Renamed');
  });

  test('is not disturbed by changes elsewhere: the database is not asked again', async () => {
    await namesOn(portal);
    await database.pool.query(`update companies set name = name`);
    await namesOn(portal);
    const asked = await queriesDuring(() => namesOn(portal));
    expect(asked).toBe(0);
    const askedAfterChange = await queriesDuring(async () => {
      await database.pool.query(`update companies set name = name || ', elsewhere'`);
      await namesOn(portal);
    });
    expect(askedAfterChange).toBeGreaterThan(0);
  });

  test('stands while rows change that it does not show', async () => {
    const shown = await makeCompany(database, { name: 'Shown', country: 'QA' });
    const beside = await makeCompany(database, { name: 'Beside', country: 'QA' });
    const detail = () => call(`companies/company-detail.php?id=${shown.id}`);
    await detail();
    const askedAfterOther = await queriesDuring(async () => {
      await database.pool.query(`update companies set name = 'Still beside' where id = $1`, [
        beside.id,
      ]);
      await detail();
    });
    expect(askedAfterOther).toBe(0);
    await database.pool.query(`update companies set name = 'Shown anew' where id = $1`, [shown.id]);
    expect((await detail()).body.company.company_name).toBe('Shown anew');
    // More rows than a notification names one by one.
    for (let made = 0; made < 101; made += 1) await makeCompany(database, { country: 'QA' });
    await database.pool.query(`update companies set name = name || '.' where country = 'QA'`);
    expect((await detail()).body.company.company_name).toBe('Shown anew.');
  });

  test('of the newest stands while an older one changes, and one that comes into it shows', async () => {
    const { id: companyId } = await makeCompany(database, { country: 'BH' });
    const made = await Promise.all(
      ['First', 'Second', 'Third'].map((itemName) =>
        makeProduct(database, { companyId, itemName }),
      ),
    );
    const [oldest, , newest] = made.map(({ id }) => id).toSorted((a, b) => a - b);
    const rename = (id: number | undefined, name: string) =>
      database.pool.query('update products set item_name = $2 where id = $1', [id, name]);
    const list = async () => {
      const { body } = await call('products/get-products.php?country=BH&limit=1');
      return body.products.map(({ item_name }: { item_name: string }) => item_name);
    };
    await list();
    const asked = await queriesDuring(async () => {
      await rename(oldest, 'Older, renamed');
      await list();
    }, 'from products');
    expect(asked).toBe(0);
    await rename(newest, 'Newest, renamed');
    expect(await list()).toEqual(['Newest, renamed']);
    await database.pool.query('update products set status = 0 where id = $1', [newest]);
    expect(await list()).not.toEqual(['Newest, renamed']);
    const { rows } = await database.pool.query(
      'select id, item_name from products where company_id = $1 and listed order by id desc limit 1',
      [companyId],
    );
    expect(await list()).toEqual([rows[0].item_name]);
    const { id } = await makeProduct(database, { companyId, itemName: 'Just come' });
    expect(id).toBeGreaterThan(newest ?? 0);
    expect(await list()).toEqual(['Just come']);
  });

  test('stands where a row is written as it was', async () => {
    const { id } = await makeCompany(database, { name: 'The same', country: 'QA' });
    const detail = () => call(`companies/company-detail.php?id=${id}`);
    await detail();
    const asked = await queriesDuring(async () => {
      await database.pool.query('update companies set name = name where id = $1', [id]);
      await detail();
    });
    expect(asked).toBe(0);
  });

  test('belongs to its language and country', async () => {
    await makeCompany(database, { name: 'Latin', nameAr: 'عربي', country: 'OM' });
    const ask = (language: string) =>
      call('companies/companies.php', {
        headers: { 'accept-language': language, cookie: 'country=OM' },
      });
    expect((await ask('en')).body.companies[0].company_name).toBe('Latin');
    expect((await ask('ar')).body.companies[0].company_name).toBe('عربي');
    expect((await call('companies/companies.php')).body.country_used).toBe('KW');
  });

  test('is never one that tells the caller’s own address', async () => {
    const inject = (remoteAddress: string) =>
      portal.app.inject({ url: '/api/geo/visitor.php', remoteAddress });
    expect((await inject('203.0.113.1')).json().ip).toBe('203.0.113.1');
    expect((await inject('203.0.113.2')).json().ip).toBe('203.0.113.2');
  });
});

test('a part of pages is kept when a second page asks for it', async () => {
  const feed = await openChangeFeed(database.pool, silentLog);
  const cache = createAnswerCache(feed, 1_000_000);
  const visitor = { country: 'KW', isCountryKnown: true, ip: '', agent: '', browser: null };
  const context: Partial<OperationContext> = { database, visitor };
  let made = 0;
  const ask = (key: string, isPart: boolean) =>
    cache.answer({ key, rawKey: undefined, isPart }, context as OperationContext, async () => {
      made += 1;
      return sendableBody('text/plain', 'x');
    });
  const timesMade = async (key: string, isPart: boolean) => {
    made = 0;
    for (let asked = 0; asked < 4; asked += 1) await ask(key, isPart);
    return made;
  };
  expect(await timesMade('part', true)).toBe(2);
  expect(await timesMade('whole', false)).toBe(1);
  await feed.close();
});

test('when there is no more room, the oldest go that nobody asked for', async () => {
  const feed = await openChangeFeed(database.pool, silentLog);
  const roomForTwo = createAnswerCache(feed, 75_000);
  const visitor = { country: 'KW', isCountryKnown: true, ip: '', agent: '', browser: null };
  const context: Partial<OperationContext> = { database, visitor };
  const keep = (key: string) =>
    roomForTwo.answer({ key, rawKey: key }, context as OperationContext, async () =>
      sendableBody('text/plain', 'x'.repeat(20_000)),
    );
  await keep('first');
  await keep('second');
  await keep('first');
  await keep('third');
  expect(roomForTwo.find('second')).toBeUndefined();
  expect(roomForTwo.find('first')).toBeDefined();
  expect(roomForTwo.find('third')).toBeDefined();
  await feed.close();
});

/** How many queries of a table the portal sent during some work. */
async function queriesDuring(
  work: () => Promise<unknown>,
  table = 'from companies',
): Promise<number> {
  let asked = 0;
  const { pool } = database;
  const original = pool.query.bind(pool);
  const counting = (statement: { text?: string }, ...rest: unknown[]) => {
    if (statement.text?.includes(table)) asked += 1;
    return (original as (...args: unknown[]) => unknown)(statement, ...rest);
  };
  Object.assign(pool, { query: counting });
  await work();
  Object.assign(pool, { query: original });
  return asked;
}

test('while changes cannot be heard, nothing kept is used; afterwards it is again', async () => {
  await namesOn(portal);
  await database.pool.query(
    `select pg_terminate_backend(pid) from pg_locks
     where locktype = 'advisory' and objid = ${LISTENERS_KEY} and database =
       (select oid from pg_database where datname = current_database())`,
  );
  const deaf = await poll(
    async () => ((await queriesDuring(() => namesOn(portal))) > 0 ? true : undefined),
    { timeoutMs: 5_000, everyMs: 10 },
  );
  expect(deaf).toBe(true);
  await database.pool.query(`update companies set name = 'Heard again' where country = 'KW'`);
  expect(await namesOn(portal)).toEqual(['Heard again']);
  const settled = await poll(
    async () => ((await queriesDuring(() => namesOn(portal))) === 0 ? true : undefined),
    { timeoutMs: 5_000, everyMs: 100 },
  );
  expect(settled).toBe(true);
});

test('every table is watched, or is named here with the reason', async () => {
  const unwatched = {
    schema_migrations: 'changes only at start',
    accounts: 'no visitor’s answer is made from it',
    sessions: 'no visitor’s answer is made from it',
    search_pages: 'written at start; what is found is in search_documents',
    search_stop_words: 'written at start; what is found is in search_terms',
    shipped_synonyms: 'compared at start',
    city_spellings: 'only triggers read it',
    medicine_words: 'where to look; what is found is read from products',
    search_misses: 'only the operator reads it',
    search_salts: 'compared, never shown',
    search_askers: 'compared, never shown',
    sign_in_codes: 'checked, never shown',
    saved_searches: 'only the person reads it',
    messages: 'only the operator reads it',
    mails: 'only the mailer reads it',
    held_mails: 'only the mailer reads it',
    deletions: 'asked by POST only',
    deleted_rows: 'never shown',
    rate_limits: 'counted, never shown',
    visitor_salts: 'a secret that nobody is shown',
    contact_clicks: 'only the company reads it',
    lead_webhooks: 'only the company reads it',
    lead_webhook_deliveries: 'only the company reads it',
    open_dump_claims: 'only the maker reads it',
    record_changes: 'what may be told of it depends on what is under way',
    change_history: 'what may be told of it depends on what is under way',
    coupons: 'asked by POST only',
    coupon_uses: 'asked by POST only',
    static_content_versions: 'only the operator reads it',
    subscription_reminders: 'only the reminder reads it',
    receipts: 'shown to its company only',
    refunds: 'only the operator reads it',
    import_columns: 'shown to its company only',
    imports: 'shown to its company only',
    import_changes: 'shown to its company only',
    created_items: 'read by its company only',
    account_email_changes: 'checked, never shown from a cache',
    company_email_links: 'checked, never shown',
    company_views: 'shown to its company only',
    visitor_days: 'only the operator reads it',
    sandbox_gateway: 'a key',
    sandbox_charges: 'read afresh for every page',
    sandbox_refunds: 'only the sandbox reads it',
    orders: 'shown to whoever has its id, never from a cache',
    applications: 'shown to applicant and company only',
    application_steps: 'shown to applicant and company only',
    cv_openings: 'shown to the applicant only',
    enquiries: 'shown to its two sides only',
    enquiry_messages: 'shown to its two sides only',
    enquiry_links: 'checked, never shown',
    enquiry_senders: 'shown to its company only',
    erased_sender_blocks: 'checked, never shown',
    enquiry_reports: 'only the operator reads it',
    unconfirmed_enquiries: 'checked, never shown',
    request_tray_items: 'only the person reads it',
    quotations: 'shown to its two sides only',
    quotation_lines: 'shown to its two sides only',
    quotation_deals: 'shown to its two sides only',
    quote_requests: 'shown to its two sides only',
    quote_request_files: 'shown to its two sides only',
    quote_request_lines: 'shown to its two sides only',
    event_registrations: 'shown to whoever registered and the organiser only',
    saved_events: 'shown to whoever saved them only',
    saved_jobs: 'shown to whoever saved them only',
    audit_log: 'only the operator reads it',
    api_keys: 'shown to its company only',
    recovery_codes: 'checked, never shown',
    second_factors: 'checked, never shown',
    passkeys: 'shown to its account only',
    passkey_challenges: 'checked, never shown',
    known_askers: 'checked, never shown',
    former_operators: 'checked, never shown',
  };
  const { rows } = await database.pool.query(
    `select relname from pg_class join pg_namespace on pg_namespace.oid = relnamespace
     where relkind = 'r' and nspname = 'public'
       and not exists (select 1 from pg_trigger where tgrelid = pg_class.oid and tgname = 'announce_change')`,
  );
  expect(rows.map(({ relname }) => relname).sort()).toEqual(Object.keys(unwatched).sort());
});

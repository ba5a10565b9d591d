import { describe, expect, test } from 'vitest';
import { readFirstShown } from '#app/programs/changes/server/first-shown.ts';
import { serverFeatures } from '#app/server/server-features.ts';
import { beginMarksAnew } from '#features/saved-searches/server/begin-marks.ts';
import { sendAlerts } from '#features/saved-searches/server/send-alerts.ts';
import { takeTurns } from '#platform/database/transaction-turns.ts';
import { DAY_MS } from '#platform/dates/spans.ts';
import { countWaiting } from '#testing/count-waiting.ts';
import { makeCompany, makeEvent, makeJob, makeProduct } from '#testing/factories.ts';
import { type SignedIn, signInJobSeeker } from '#testing/sign-in-as.ts';
import { startTestApp } from '#testing/start-test-app.ts';

const { database, call, fetch } = await startTestApp();
const { pool } = database;
const lists = serverFeatures.flatMap((feature) => feature.followed ?? []);
const company = await makeCompany(database, { name: 'Dana Devices', country: 'KW' });
const abroad = await makeCompany(database, { name: 'Elsewhere', country: 'AE' });

const TOMORROW = () => new Date(Date.now() + 2 * DAY_MS);

const post = (path: string, person: SignedIn | undefined, body: object) =>
  call(`saved-searches/${path}.php`, {
    method: 'POST',
    headers: { ...person?.headers, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });

const wish = { list: '/jobs', country: 'KW', query: '', name: 'Mine', every: 'day' };

async function save(person: SignedIn, facts: Partial<typeof wish> = {}) {
  const { status, body } = await post('save', person, { ...wish, ...facts });
  expect([status, body.message]).toEqual([200, 'The search is saved.']);
}

const listOf = async (person: SignedIn) =>
  (await call('saved-searches/list.php', { headers: person.headers })).body.searches;

/** A record is mailed once no older transaction is running on the server, which other tests use as well. */
async function settled(): Promise<void> {
  const { rows } = await pool.query('select pg_current_xact_id()::text as now');
  const isPast = 'select pg_snapshot_xmin(pg_current_snapshot()) > $1::xid8 as past';
  const past = async () => (await pool.query(isPast, [rows[0].now])).rows[0].past;
  await expect.poll(past, { timeout: 20_000 }).toBe(true);
}

async function send(now = TOMORROW()): Promise<void> {
  await settled();
  await sendAlerts(pool, { lists, appUrl: 'https://mai.example', now, readFirstShown });
}

async function mailsTo({ account }: SignedIn) {
  const { rows } = await pool.query(
    'select subject, body, stop_url from mails where recipient = $1 order by id',
    [account.email],
  );
  return rows as { subject: string; body: string; stop_url: string }[];
}

describe('what cannot be', () => {
  test('nobody saves without signing in', async () => {
    expect((await post('save', undefined, wish)).status).toBe(401);
    expect((await call('saved-searches/list.php')).status).toBe(401);
  });

  test.each([
    { list: '/companies' },
    { country: 'Kuwait' },
    { name: ' ' },
    { name: 'Nurses\n123456' },
    { every: 'hour' },
    { query: 'x'.repeat(1001) },
  ])('%o is refused', async (wrong) => {
    const person = await signInJobSeeker(database);
    expect((await post('save', person, { ...wish, ...wrong })).status).toBe(400);
  });

  test('another’s search is neither changed nor deleted', async () => {
    const [owner, other] = [await signInJobSeeker(database), await signInJobSeeker(database)];
    await save(owner);
    const [{ id }] = await listOf(owner);
    const change = { id, name: 'Theirs', every: 'week', paused: 1 };
    expect((await post('change', other, change)).status).toBe(404);
    expect((await post('delete', other, { id })).status).toBe(404);
    expect(await listOf(owner)).toMatchObject([{ id, name: 'Mine', every: 'day', paused: false }]);
  });

  test('more than fifty are not kept', async () => {
    const person = await signInJobSeeker(database);
    await pool.query(
      `insert into saved_searches (account_id, list, country, query, name, every, due_at)
       select $1, '/jobs', 'KW', 'search=' || n, 'n', 'week', now() + interval '9 days'
       from generate_series(1, 50) as n`,
      [person.account.id],
    );
    expect((await post('save', person, wish)).status).toBe(409);
    expect((await post('save', person, { ...wish, query: 'search=7' })).status).toBe(200);
  });

  test('nor are they of forty that come at once', async () => {
    const person = await signInJobSeeker(database);
    const saved = Array.from({ length: 40 }, (_, n) => ({ ...wish, query: `search=word${n}` }));
    await pool.query(
      `insert into saved_searches (account_id, list, country, query, name, every, due_at)
       select $1, '/jobs', 'KW', 'search=' || n, 'n', 'week', now() + interval '9 days'
       from generate_series(1, 45) as n`,
      [person.account.id],
    );
    const gate = await pool.connect();
    await gate.query('begin');
    await takeTurns(gate, 'saved-searches', person.account.id);
    const answers = Promise.all(saved.map((each) => post('save', person, each)));
    await expect.poll(() => countWaiting(pool)).toBeGreaterThan(0);
    await gate.query('commit');
    gate.release();
    expect((await answers).filter(({ status }) => status === 200)).toHaveLength(5);
    expect(await listOf(person)).toHaveLength(50);
  });
});

test('one search is kept once, however its address is written', async () => {
  const person = await signInJobSeeker(database);
  await save(person, { query: 'sort=closing&city=b,a&profession=nurse', name: 'First' });
  await save(person, { query: 'profession=nurse&city=a,b,b&nonsense=1', name: 'Second' });
  expect(await listOf(person)).toMatchObject([
    { name: 'Second', address: '/jobs?profession=nurse&city=a,b', country_name: 'Kuwait' },
  ]);
});

describe('mails', () => {
  test('tell what is new, by country, facets and words, once, and nothing where nothing is new', async () => {
    const [all, nurses, worded, products, events, none] = (await Promise.all(
      Array.from({ length: 6 }, () => signInJobSeeker(database)),
    )) as [SignedIn, SignedIn, SignedIn, SignedIn, SignedIn, SignedIn];
    await makeJob(database, company.id, { title: 'Told to nobody: it was there before' });
    await settled();
    await save(all);
    await save(nurses, { query: 'employment=part-time', name: 'Part time' });
    await save(worded, { query: 'search=radiographer' });
    await save(products, { list: '/products', query: 'search=infusion pump' });
    await save(events, { list: '/events', query: 'fee=free' });
    await save(none, { country: 'OM' });
    const job = await makeJob(database, company.id, { title: 'Senior Radiographer' });
    const part = await makeJob(database, company.id, { title: 'Receptionist' });
    await pool.query(`update jobs set employment_kind = 'part-time' where id = $1`, [part.id]);
    await makeJob(database, abroad.id, { title: 'Radiographer in Dubai' });
    await makeProduct(database, { companyId: company.id, itemName: 'Infusion pump X' });
    await makeProduct(database, { companyId: company.id, itemName: 'Gauze' });
    const free = await makeEvent(database, company.id, { title: 'Open day' });
    await pool.query('update events set price_minor = 0 where id = $1', [free.id]);
    await send();
    const subjects = async (person: SignedIn) => (await mailsTo(person)).map((m) => m.subject);
    expect(await subjects(all)).toEqual(['New in “Mine”: 2']);
    expect(await subjects(nurses)).toEqual(['New in “Part time”: 1']);
    const [mail] = await mailsTo(worded);
    expect(mail?.body).toContain(
      `• Senior Radiographer – Dana Devices\n  https://mai.example/job/${job.jobRef}`,
    );
    expect(mail?.body).not.toMatch(/Receptionist|Dubai/);
    const [ofProducts] = await mailsTo(products);
    expect(ofProducts?.body).toContain('Infusion pump X');
    expect(ofProducts?.body).not.toContain('Gauze');
    expect((await mailsTo(events))[0]?.body).toContain('Open day');
    expect(await mailsTo(none)).toEqual([]);
    // Again, and twice at the same time: nothing is mailed twice, not even a job that was hidden meanwhile.
    await pool.query('update jobs set status = 0 where id = $1', [job.id]);
    await pool.query('update jobs set status = 1 where id = $1', [job.id]);
    await pool.query('update saved_searches set due_at = now()');
    await Promise.all([send(), send()]);
    expect(await mailsTo(all)).toHaveLength(1);
  });

  test('what an older transaction shows later is told later, once', async () => {
    const person = await signInJobSeeker(database);
    await save(person, { query: 'search=perfusionist' });
    const client = await pool.connect();
    await client.query('begin');
    await client.query(
      `insert into jobs (company_id, title, details, start_date, expiry_date, status)
       values ($1, 'Perfusionist', 'Details of it', current_date, current_date + 30, 1)`,
      [company.id],
    );
    await sendAlerts(pool, {
      lists,
      appUrl: 'https://mai.example',
      now: TOMORROW(),
      readFirstShown,
    });
    await client.query('commit');
    client.release();
    expect(await mailsTo(person)).toEqual([]);
    await pool.query('update saved_searches set due_at = now()');
    await send();
    await pool.query('update saved_searches set due_at = now()');
    await send();
    expect(await mailsTo(person)).toHaveLength(1);
  });

  test('a mail that cannot be written moves no mark', async () => {
    const person = await signInJobSeeker(database);
    await save(person, { query: 'search=orthoptist' });
    await makeJob(database, company.id, { title: 'Orthoptist' });
    await pool.query(
      `alter table mails add constraint never check (subject <> 'New in “Mine”: 1') not valid`,
    );
    await expect(send()).rejects.toThrow('never');
    await pool.query('alter table mails drop constraint never');
    await send();
    expect(await mailsTo(person)).toHaveLength(1);
  });

  test('are weekly where that is asked for, and none while paused; what came meanwhile stays untold', async () => {
    const person = await signInJobSeeker(database);
    await save(person, { query: 'search=audiologist', every: 'week' });
    await makeJob(database, company.id, { title: 'Audiologist' });
    await send();
    expect(await mailsTo(person)).toEqual([]);
    const [{ id }] = await listOf(person);
    await post('change', person, { id, name: 'Mine', every: 'day', paused: 1 });
    await send();
    await post('change', person, { id, name: 'Mine', every: 'day', paused: 0 });
    await send();
    expect(await mailsTo(person)).toEqual([]);
    await makeJob(database, company.id, { title: 'Audiologist II' });
    await pool.query('update saved_searches set due_at = now()');
    await send();
    expect((await mailsTo(person)).map((mail) => mail.subject)).toEqual(['New in “Mine”: 1']);
  });

  test('are in the language of the account', async () => {
    const person = await signInJobSeeker(database, { language: 'ar' });
    await save(person, { query: 'search=podiatrist' });
    await makeJob(database, company.id, { title: 'Podiatrist' });
    await send();
    const [mail] = await mailsTo(person);
    expect(mail?.subject).toBe('جديد «Mine»: 1');
    expect(mail?.body).toContain('https://mai.example/ar/jobs?search=podiatrist');
  });

  test('after a backup was restored only what comes then is told', async () => {
    const person = await signInJobSeeker(database);
    await save(person, { query: 'search=prosthetist' });
    await makeJob(database, company.id, { title: 'Prosthetist' });
    await beginMarksAnew.run(pool);
    await makeJob(database, company.id, { title: 'Prosthetist II' });
    await send();
    const [mail] = await mailsTo(person);
    expect(mail?.body).toContain('Prosthetist II');
    expect(mail?.body).not.toContain('Prosthetist –');
  });
});

describe('stopping', () => {
  test('one POST without a session stops the mails, as RFC 8058 has it', async () => {
    const person = await signInJobSeeker(database);
    await save(person, { query: 'search=dietitian' });
    await makeJob(database, company.id, { title: 'Dietitian' });
    await send();
    const [mail] = await mailsTo(person);
    const { pathname } = new URL(mail?.stop_url ?? '');
    const shown = await fetch(pathname, { redirect: 'manual' });
    expect(shown.status).toBe(302);
    expect(shown.headers.get('location')).toMatch(/^\/alert\/stop#[0-9a-f-]{36}$/);
    expect(await listOf(person)).toMatchObject([{ paused: false }]);
    const stopped = await fetch(pathname, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: 'List-Unsubscribe=One-Click',
    });
    expect(stopped.status).toBe(204);
    expect(await listOf(person)).toMatchObject([{ paused: true, next_mail_at: null }]);
    const token = pathname.split('/').at(-1);
    expect((await post('stop', undefined, { token })).status).toBe(200);
  });

  test('a token that nobody has stops nothing', async () => {
    const none = '00000000-0000-4000-8000-000000000000';
    expect((await post('stop', undefined, { token: none })).status).toBe(404);
    expect((await post('stop', undefined, { token: 'x' })).status).toBe(400);
    for (const token of [none, 'x'])
      expect((await fetch(`/saved-search/stop/${token}`, { method: 'POST' })).status).toBe(404);
  });
});

test('its feed is the feed of the list as it is narrowed, for whoever has the address', async () => {
  const person = await signInJobSeeker(database);
  await save(person, { query: 'search=optometrist' });
  await makeJob(database, company.id, { title: 'Optometrist' });
  const [{ id, feed }] = await listOf(person);
  const { pathname } = new URL(feed);
  const answer = await fetch(pathname, { redirect: 'manual' });
  const location = answer.headers.get('location') ?? '';
  expect([answer.status, location]).toEqual([302, '/jobs.rss?search=optometrist&country=KW']);
  expect(await (await fetch(location)).text()).toContain('<title>Optometrist</title>');
  const statusSince = async (since: string | null) => {
    await pool.query('update accounts set suspended_at = $2 where id = $1', [
      person.account.id,
      since,
    ]);
    return (await fetch(pathname, { redirect: 'manual' })).status;
  };
  expect([await statusSince('2026-01-01'), await statusSince(null)]).toEqual([404, 302]);
  await post('delete', person, { id });
  expect((await fetch(pathname, { redirect: 'manual' })).status).toBe(404);
});

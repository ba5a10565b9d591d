import { afterEach, describe, expect, test } from 'vitest';
import { operations } from '#app/server/operations.ts';
import { type KeyScope, keyScopes, scopeOf } from '#features/api-keys/key-scopes.ts';
import { takeTurns } from '#platform/database/transaction-turns.ts';
import { countWaiting } from '#testing/count-waiting.ts';
import { givePlan, makeJob } from '#testing/factories.ts';
import { signInExhibitor, signInJobSeeker } from '#testing/sign-in-as.ts';
import { startTestApp } from '#testing/start-test-app.ts';
import { keyLimit } from './identify-key.ts';

const { call, database } = await startTestApp();
const { pool } = database;

type Headers = Record<string, string>;

const everything: readonly KeyScope[] = keyScopes;

const send = (path: string, headers: Headers, body: object, language = 'en') =>
  call(`exhibitor/${path}.php`, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json', 'accept-language': language },
    body: JSON.stringify(body),
  });
const make = (headers: Headers, name = 'Warehouse', language = 'en', scopes = everything) =>
  send('api-keys/create', headers, { name, scopes }, language);
const list = async (headers: Headers) =>
  (await call('exhibitor/api-keys/list.php', { headers })).body.keys;
const bearer = (key: string): Headers => ({ authorization: `Bearer ${key}` });

async function entitled() {
  const owner = await signInExhibitor(database);
  await givePlan(database, owner.company.id);
  return owner;
}

const withKey = async (scopes: readonly KeyScope[] = everything) => {
  const owner = await entitled();
  const { body } = await make(owner.headers, 'Warehouse', 'en', scopes);
  return { owner, key: bearer(body.key) };
};

afterEach(() => pool.query('truncate api_keys, mails, rate_limits'));

describe('making a key is refused', () => {
  test('to visitors and job seekers', async () => {
    const seeker = await signInJobSeeker(database);
    expect((await make({})).status).toBe(401);
    expect((await make(seeker.headers)).status).toBe(403);
  });

  test('in a plan without API access, by the name of one that has it', async () => {
    const { headers } = await signInExhibitor(database);
    const { status, body } = await make(headers);
    expect([status, body.code, body.message]).toEqual([
      402,
      'plan_needed',
      'This is included in the Professional Plan. Please upgrade to use it.',
    ]);
    expect((await make(headers, 'x', 'ar')).body.message).toContain('الباقة الاحترافية');
    expect(await list(headers)).toEqual([]);
  });

  test('without a name, with one that is taken, and beyond five', async () => {
    const { headers } = await entitled();
    expect((await make(headers, ' ')).body.message).toBe('Please give the key a name');
    expect((await make(headers)).status).toBe(200);
    expect((await make(headers)).body.message).toBe('There is a key with this name');
    for (const name of ['2', '3', '4', '5']) await make(headers, name);
    const { status, body } = await make(headers, '6');
    expect([status, body.message]).toEqual([
      409,
      'A company can have 5 keys. Please end one first.',
    ]);
  });

  test('to one of two who want the last place at once', async () => {
    const { headers, company } = await entitled();
    for (const name of ['1', '2', '3', '4']) await make(headers, name);
    const gate = await pool.connect();
    await gate.query('begin');
    await takeTurns(gate, 'api-keys', company.id);
    const made = Promise.all(['5', '6'].map((name) => make(headers, name)));
    await expect.poll(() => countWaiting(pool)).toBe(2);
    await gate.query('commit');
    gate.release();
    expect((await made).map(({ status }) => status).sort()).toEqual([200, 409]);
  });
});

describe('a key', () => {
  test('is told once and kept as a hash', async () => {
    const { headers } = await entitled();
    const { key } = (await make(headers)).body;
    expect(key).toMatch(/^mai_[\w-]{43}$/);
    const [kept] = await list(headers);
    expect(kept).toMatchObject({ name: 'Warehouse', hint: key.slice(-4), last_used_at: null });
    const { rows } = await pool.query('select api_keys::text as line from api_keys');
    expect(rows[0].line).not.toContain(key);
  });

  test('makes the calls of an approved exhibitor for its own company', async () => {
    const { owner, key } = await withKey();
    const catalog = { title: 'By a program', sub_title: 'Every night' };
    expect((await send('catalogs/create', key, catalog)).status).toBe(200);
    const mine = await call('exhibitor/catalogs/list.php', { headers: owner.headers });
    expect(mine.body.catalogs).toMatchObject([{ title: 'By a program' }]);
    expect((await list(owner.headers))[0].last_used_at).not.toBeNull();
    const foreign = await call('exhibitor/catalogs/list.php?exhibitor_id=999999', { headers: key });
    expect(foreign.status).toBe(403);
  });

  test('is no session: neither for the account nor for keys', async () => {
    const { key } = await withKey();
    for (const path of ['auth/sessions.php', 'user/data.php', 'exhibitor/api-keys/list.php']) {
      expect([path, (await call(path, { headers: key })).status]).toEqual([path, 403]);
    }
    expect((await make(key, 'Another')).status).toBe(403);
  });

  test('ends when it is revoked; others cannot revoke it', async () => {
    const { owner, key } = await withKey();
    const [{ id }] = await list(owner.headers);
    const stranger = await entitled();
    const refused = await send('api-keys/revoke', stranger.headers, { id });
    expect([refused.status, refused.body.message]).toEqual([404, 'Key not found']);
    expect((await send('api-keys/revoke', owner.headers, { id })).status).toBe(200);
    expect((await call('exhibitor/catalogs/list.php', { headers: key })).status).toBe(401);
  });

  test('rests while the plan includes no API access, and goes on with the next one', async () => {
    const { owner, key } = await withKey();
    await pool.query('update subscriptions set cancelled_at = now()');
    const { status, body } = await call('exhibitor/catalogs/list.php', { headers: key });
    expect([status, body.message]).toEqual([
      402,
      'This is included in the Professional Plan. Please upgrade to use it.',
    ]);
    await givePlan(database, owner.company.id);
    expect((await call('exhibitor/catalogs/list.php', { headers: key })).status).toBe(200);
  });

  test.each([
    ['the account is suspended', 'update accounts set suspended_at = now() where id = $1', 401],
    ['the company is hidden', 'update companies set status = 0 where owner_account_id = $1', 403],
    [
      'the company is restricted',
      'update companies set exhibitor_status = 3 where owner_account_id = $1',
      403,
    ],
  ])('is refused when %s', async (_name, statement, status) => {
    const { owner, key } = await withKey();
    await pool.query(statement, [owner.account.id]);
    expect((await call('exhibitor/catalogs/list.php', { headers: key })).status).toBe(status);
  });
});

describe('what a key is for', () => {
  test.each([[undefined], [[]], [['everything']], [['products']], [['products:read', 'x:write']]])(
    'has to be said: %j',
    async (scopes) => {
      const { headers } = await entitled();
      const { status, body } = await send('api-keys/create', headers, { name: 'A', scopes });
      expect([status, body.errors[0].field.split('.')[0]]).toEqual([400, 'scopes']);
    },
  );

  test('is known of every call that a key can make', () => {
    const calls = operations.map(({ call: each }) => each);
    const open = calls.filter(({ access }) => access === 'approved-exhibitor');
    expect(open.length).toBeGreaterThan(50);
    expect(open.filter((each) => scopeOf(each) === undefined)).toEqual([]);
    expect(new Set(open.map(scopeOf)).size).toBeGreaterThan(15);
  });

  test('is people wherever a list has them: what is done with no other list is done to them', () => {
    const paths = operations
      .filter(({ call: each }) => each.access === 'approved-exhibitor')
      .map(({ call: each }) => ({ ...each, parts: each.path.split('/') }));
    const ofServices = paths.flatMap(({ parts: [, folder, leaf] }) =>
      folder === 'services' ? [leaf] : [],
    );
    const toPeople = (list: string) =>
      paths.filter(({ parts: [, folder, leaf] }) => folder === list && !ofServices.includes(leaf));
    expect(toPeople('jobs').length).toBeGreaterThan(5);
    for (const [list, people] of [
      ['jobs', 'applicants'],
      ['events', 'registrations'],
    ] as const) {
      const areas = toPeople(list).map((each) => [each.path, scopeOf(each)?.split(':')[0]]);
      expect(areas).toEqual(areas.map(([path]) => [path, people]));
    }
  });

  test('is the list that a call is about, whatever folder it stands in', async () => {
    const words = async (scope: KeyScope) => {
      const { key } = await withKey([scope]);
      return (await call('exhibitor/product-words.php', { headers: key })).status;
    };
    expect(await words('profile:read')).toBe(403);
    expect(await words('products:read')).toBe(200);
  });

  test('is all it does: reading is not changing, one list is not another, nor its people', async () => {
    const { owner, key } = await withKey(['catalogs:read', 'jobs:write']);
    const { company } = owner;
    const job = await makeJob(database, company.id);
    const status = async (path: string) =>
      (await call(`exhibitor/${path}`, { headers: key })).status;
    const catalog = { title: 'By a program', sub_title: 'Every night' };
    const refused = await send('catalogs/create', key, catalog);
    expect([refused.status, refused.body.message]).toEqual([403, 'This key is not for this call']);
    expect(await status('catalogs/list.php')).toBe(200);
    expect(await status('jobs/list.php')).toBe(200);
    expect(await status('products/list.php')).toBe(403);
    expect(await status(`jobs/applicants.php?job_id=${job.id}`)).toBe(403);
    for (const rejecting of ['preview', 'undo']) {
      const ids = { job_id: job.id, application_ids: '[1]' };
      expect((await send(`jobs/${rejecting}-rejections`, key, ids)).status).toBe(403);
    }
    expect((await send('update-profile', key, {})).status).toBe(403);
    expect((await send('jobs/delete', key, { id: job.id })).status).not.toBe(403);
    expect((await list(owner.headers))[0].scopes).toEqual(['catalogs:read', 'jobs:write']);
  });
});

test('a key has so many calls a minute, and is told when to go on; others have theirs', async () => {
  const { owner, key } = await withKey();
  const other = bearer((await make(owner.headers, 'Other')).body.key);
  const ask = (headers: Headers) => call('exhibitor/catalogs/list.php', { headers });
  const { rows } = await pool.query(
    `select max(points)::int as used, max(key) as counter from rate_limits where key like 'api-key:%'`,
  );
  expect(rows[0].used).toBeNull();
  await ask(key);
  await pool.query(`update rate_limits set points = $1 where key like 'api-key:%'`, [
    keyLimit.times - 1,
  ]);
  expect((await ask(key)).status).toBe(200);
  const refused = await ask(key);
  expect(refused.status).toBe(429);
  const wait = Number(refused.headers.get('retry-after'));
  expect(wait).toBeGreaterThan(0);
  expect(wait).toBeLessThanOrEqual(keyLimit.withinS);
  expect((await ask(other)).status).toBe(200);
  expect((await ask(owner.headers)).status).toBe(200);
});

describe('what a program changes of a company', () => {
  const facts = {
    company_email: 'office@program.example',
    phone_country: '965',
    company_phone: '22001122',
  };
  const mails = async (recipient: string) =>
    (await pool.query('select subject, body from mails where recipient = $1', [recipient])).rows;

  test('is told by mail where people know the company by it', async () => {
    const owner = await signInExhibitor(database, { name: 'Old Name', email: facts.company_email });
    await givePlan(database, owner.company.id);
    const key = bearer((await make(owner.headers)).body.key);
    const same = { ...facts, company_name: 'Old Name', company_description: 'New words' };
    expect((await send('update-profile', key, same)).status).toBe(200);
    expect(await mails(owner.account.email)).toEqual([]);
    await send('update-profile', key, { ...same, company_name: 'New Name' });
    expect(await mails(owner.account.email)).toEqual([
      {
        subject: expect.stringContaining('A program changed the profile of Old Name'),
        body: expect.stringMatching(/key “Warehouse”.*: Company name\./),
      },
    ]);
  });

  test('is not told where its person does it', async () => {
    const owner = await signInExhibitor(database, {
      name: 'Old Name',
      email: 'own@program.example',
    });
    const changed = { ...facts, company_email: 'own@program.example', company_name: 'New Name' };
    expect((await send('update-profile', owner.headers, changed)).status).toBe(200);
    expect(await mails(owner.account.email)).toEqual([]);
  });
});

describe('keys end', () => {
  test('by an operator, who sees those of all companies; their person is mailed', async () => {
    const { owner, key } = await withKey();
    const admin = await signInJobSeeker(database, { isAdmin: true });
    const found = async () =>
      (await call(`admin/api-keys/list.php?search=${owner.company.name}`, admin)).body.keys;
    const [{ id, ...shown }] = await found();
    expect(shown).toMatchObject({ name: 'Warehouse', company_name: owner.company.name });
    const end = () =>
      call('admin/api-keys/end.php', {
        method: 'POST',
        headers: { ...admin.headers, 'content-type': 'application/json' },
        body: JSON.stringify({ id }),
      });
    const answers = await Promise.all([end(), end(), end()]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 404, 404]);
    expect((await call('exhibitor/catalogs/list.php', { headers: key })).status).toBe(401);
    expect(await found()).toEqual([]);
    const { rows } = await pool.query('select recipient, body from mails');
    expect(rows).toEqual([
      { recipient: owner.account.email, body: expect.stringContaining('“Warehouse”') },
    ]);
  });

  test('with all sessions of their person, and no one else’s', async () => {
    const { owner, key } = await withKey();
    const stranger = await withKey();
    const { status } = await call('auth/logout-everywhere.php', {
      method: 'POST',
      headers: owner.headers,
    });
    expect(status).toBe(200);
    expect((await call('exhibitor/catalogs/list.php', { headers: key })).status).toBe(401);
    expect((await call('exhibitor/catalogs/list.php', { headers: stranger.key })).status).toBe(200);
  });
});

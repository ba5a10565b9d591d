import { randomUUID } from 'node:crypto';
import type pg from 'pg';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Collection } from '#collection/contract/define-collection.ts';
import type { OwnerContext } from '#collection/server/storage.ts';
import { type AnyCall, urlOf } from '#platform/calls/call.ts';
import { insertRows } from '#platform/database/insert-rows.ts';
import { csvOf, exhibitorCollections, goodInput } from '#testing/collections.ts';
import { countWaiting } from '#testing/count-waiting.ts';
import { dayFromToday } from '#testing/factories.ts';
import { signInExhibitor } from '#testing/sign-in-as.ts';
import { startTestApp } from '#testing/start-test-app.ts';
import { withinListings } from './listings.ts';

const { database, fetch, call } = await startTestApp();
const { pool } = database;

const counted = ['products', 'services', 'catalogs', 'events', 'jobs'];
const listings = exhibitorCollections.filter(({ name }) => counted.includes(name));
const others = exhibitorCollections.filter(({ name }) => !counted.includes(name));
const full =
  'The Free Plan includes 2 active listings. Please upgrade to the Basic Plan, or deactivate other listings first.';

let owner: Awaited<ReturnType<typeof signInExhibitor>>;

async function ask(asked: AnyCall, input: Record<string, unknown>, language = 'en') {
  const hasFile = Object.values(input).some((value) => value instanceof Blob);
  const form = new FormData();
  for (const [name, value] of Object.entries(input)) form.set(name, value as string | Blob);
  const response = await fetch(urlOf(asked), {
    method: 'POST',
    headers: {
      ...owner.headers,
      'accept-language': language,
      ...(hasFile ? {} : { 'content-type': 'application/json' }),
    },
    body: hasFile ? form : JSON.stringify(input),
  });
  return { status: response.status, body: await response.json() };
}

const create = ({ calls, ...collection }: Collection, facts = {}) =>
  ask(calls.create, { ...goodInput({ calls, ...collection }), ...facts });
const used = async () =>
  (await call('subscription/current.php', { headers: owner.headers })).body.listings_used;

async function found(name: string): Promise<Collection> {
  const collection = exhibitorCollections.find((each) => each.name === name);
  if (!collection) throw new Error(name);
  return collection;
}
const catalogs = await found('catalogs');

beforeEach(async () => {
  await pool.query('update plans set listings_limit = 2 where id = 0');
  owner = await signInExhibitor(database, { type: 1 });
});
afterEach(() => pool.query('update plans set listings_limit = null'));

/** A company with both places taken, by items of a collection that is not under test. */
async function fill(status = 1) {
  for (const title of ['One', 'Two']) {
    const { body } = await create(catalogs, { title });
    if (status === 0) await ask(catalogs.calls.updateStatus, { catalog_id: body.id, status });
  }
}

describe.each(listings.map((each) => [each.name, each] as const))('%s', (_name, collection) => {
  const { calls, ids } = collection;
  const good = goodInput(collection);

  beforeEach(async () => {
    owner = await signInExhibitor(database, { type: collection.companyTypes?.[0] ?? 1 });
  });

  test('neither created, activated, changed to active nor imported beyond the plan', async () => {
    const { body: hidden } = await create(collection, { status: '0' });
    await fill();
    const acted = { [ids.acted]: hidden.id, status: 1 };
    const attempts = [
      await create(collection, { create_key: randomUUID() }),
      await create(collection),
      await ask(calls.updateStatus, acted),
      await ask(calls.bulkUpdateStatus, { [ids.many]: [hidden.id], status: 1 }),
      await ask(calls.update, { [ids.one]: hidden.id, ...good, status: '1' }),
    ];
    if (calls.imports && collection.importing) {
      const file = new File([csvOf([good])], 'one.csv', { type: 'text/csv' });
      attempts.push(await ask(calls.imports.run, { [collection.importing.fileField]: file }));
    }
    for (const { status, body } of attempts) {
      expect([status, body.code, body.message]).toEqual([402, 'plan_needed', full]);
    }
    expect(await used()).toBe(2);
    // A hidden item takes no place.
    expect((await create(collection, { status: '0' })).status).toBe(200);
  });
});

test.each(others.map((each) => [each.name, each] as const))(
  '%s are no listings',
  async (_name, collection) => {
    owner = await signInExhibitor(database, { type: collection.companyTypes?.[0] ?? 1 });
    await fill();
    expect((await create(collection)).status).toBe(200);
  },
);

describe('the limit', () => {
  test('is told in Arabic as well, and without a better plan names only the own one', async () => {
    await fill();
    const good = goodInput(catalogs);
    expect((await ask(catalogs.calls.create, good, 'ar')).body.message).toBe(
      'تشمل الباقة المجانية إدراجين نشطين. يرجى الترقية إلى الباقة الأساسية أو إلغاء تفعيل إدراجات أخرى أولًا.',
    );
    await pool.query('update plans set listings_limit = 2');
    expect((await create(catalogs)).body.message).toBe(
      'The Free Plan includes 2 active listings. Please deactivate other listings first.',
    );
  });

  test('counts over all kinds, and what is expired takes no place', async () => {
    const jobs = await found('jobs');
    const expired = { job_start_date: dayFromToday(-30), job_expiry_date: dayFromToday(-1) };
    await create(jobs, expired);
    await create(jobs, { job_start_date: dayFromToday(-30), job_expiry_date: dayFromToday(0) });
    expect(await used()).toBe(1);
    await create(catalogs);
    expect((await create(jobs)).status).toBe(402);
    expect((await create(jobs, expired)).status).toBe(200);
  });

  test('a file is taken as a whole or not at all', async () => {
    await create(catalogs);
    const { imports } = catalogs.calls;
    if (!imports) throw new Error('no imports');
    const rows = [goodInput(catalogs), goodInput(catalogs)];
    const file = new File([csvOf(rows)], 'two.csv', { type: 'text/csv' });
    expect((await ask(imports.run, { import_file: file })).status).toBe(402);
    expect(await used()).toBe(1);
    const one = new File([csvOf(rows.slice(1))], 'one.csv', { type: 'text/csv' });
    expect((await ask(imports.run, { import_file: one })).body.results.successful).toBe(1);
  });

  test('what is taken away makes room', async () => {
    await fill();
    const { rows } = await pool.query('select id from catalogs where company_id = $1', [
      owner.company.id,
    ]);
    await ask(catalogs.calls.bulkUpdateStatus, { catalog_ids: [rows[0].id], status: 0 });
    expect((await create(catalogs)).status).toBe(200);
    await ask(catalogs.calls.remove, { catalog_id: rows[1].id });
    expect((await create(catalogs)).status).toBe(200);
    expect((await create(catalogs)).status).toBe(402);
  });

  test('a repeated creation is answered, not refused', async () => {
    await create(catalogs);
    const create_key = randomUUID();
    const first = await create(catalogs, { create_key });
    expect(await create(catalogs, { create_key })).toEqual(first);
  });
});

describe('after a better plan has ended', () => {
  test('nothing goes: all stays shown and may be changed and ended, only more is refused', async () => {
    await insertRows(database.pool, 'subscriptions', {
      companyId: owner.company.id,
      plan: 2,
      startsOn: dayFromToday(-30),
      endsOn: dayFromToday(0),
    });
    const made = [];
    for (const title of ['One', 'Two', 'Three', 'Four']) {
      made.push((await create(catalogs, { title })).body.id);
    }
    await pool.query('update subscriptions set ends_on = $2 where company_id = $1', [
      owner.company.id,
      dayFromToday(-1),
    ]);
    const { body } = await call('catalogs/catalog-list.php?country_code=KW');
    const shown = body.catalogs.map(({ id }: { id: number }) => id);
    expect(shown).toEqual(expect.arrayContaining(made));
    expect(await used()).toBe(4);
    const change = { ...goodInput(catalogs), id: made[0], title: 'Mended', status: '1' };
    expect((await ask(catalogs.calls.update, change)).status).toBe(200);
    expect((await create(catalogs)).status).toBe(402);
    await ask(catalogs.calls.updateStatus, { catalog_id: made[0], status: 0 });
    expect((await ask(catalogs.calls.update, change)).status).toBe(402);
    expect(await used()).toBe(3);
  });
});

describe('two at once for the last place', () => {
  const LOCK = `select pg_advisory_xact_lock(hashtextextended('listings', $1))`;

  test('one gets it', async () => {
    await create(catalogs);
    const gate = await pool.connect();
    await gate.query('begin');
    await gate.query(LOCK, [owner.company.id]);
    const both = Promise.all([create(catalogs), create(catalogs)]);
    await expect.poll(() => countWaiting(pool)).toBe(2);
    await gate.query('commit');
    gate.release();
    expect((await both).map(({ status }) => status).sort()).toEqual([200, 402]);
    expect(await used()).toBe(2);
  });

  test('control: without the lock both do', async () => {
    await create(catalogs);
    const context = {
      caller: { company: owner.company },
      language: 'en',
      now: new Date(),
    } as unknown as OwnerContext;
    const clients = await Promise.all([pool.connect(), pool.connect()]);
    for (const client of clients) {
      await client.query('begin');
      await withinListings(withoutLock(client), context, () =>
        client.query(`insert into catalogs (company_id, title, sub_title) values ($1, 'x', 'x')`, [
          owner.company.id,
        ]),
      );
    }
    for (const client of clients) {
      await client.query('commit');
      client.release();
    }
    expect(await used()).toBe(3);
  });

  /** The same client, ignoring the lock. */
  function withoutLock(client: pg.PoolClient): pg.PoolClient {
    const query = (statement: pg.QueryConfig) =>
      statement.text.includes('pg_advisory_xact_lock') ? { rows: [] } : client.query(statement);
    return { query } as unknown as pg.PoolClient;
  }
});

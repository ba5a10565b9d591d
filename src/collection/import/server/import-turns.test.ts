import { randomBytes, randomUUID } from 'node:crypto';
import { afterEach, describe, expect, test } from 'vitest';
import { signInExhibitor } from '#testing/sign-in-as.ts';
import { startTestApp } from '#testing/start-test-app.ts';
import { inTurn, queueImport } from './import-turns.ts';

const { database, call, fetch } = await startTestApp();
const { pool } = database;
const owner = await signInExhibitor(database);
type Owner = typeof owner;

const row = 'title,sub_title\nBeds,Wards\n';

function send(as: Owner, key = randomUUID(), content = row) {
  const body = new FormData();
  body.set('import_file', new Blob([content]), 'catalogs.csv');
  body.set('import_key', key);
  return call('exhibitor/catalogs/import.php', { method: 'POST', headers: as.headers, body });
}

const placeOf = async ({ headers }: Owner, key: string) => {
  const path = `exhibitor/catalogs/import-progress.php?import_key=${key}`;
  return (await call(path, { headers })).body.place;
};

/** An import that runs or waits until it is ended. */
async function open(state: 'running' | 'waiting', { company }: Owner, until = '1 hour') {
  await pool.query(
    `insert into imports (company_id, collection, key, started_at, counts_until)
     values ($1, 'jobs', $2, case when $3 then now() end, now() + $4::interval)`,
    [company.id, randomUUID(), state === 'running', until],
  );
}
const endOthers = () => pool.query(`delete from imports where collection = 'jobs'`);
const countOf = async (table: 'imports' | 'catalogs', { company }: Owner) => {
  const counted = await pool.query(`select from ${table} where company_id = $1`, [company.id]);
  return counted.rowCount;
};

afterEach(endOthers);

describe('imports take turns', () => {
  test('two at once in all; the others wait, know their place, and are done in the end', async () => {
    const others = [await signInExhibitor(database), await signInExhibitor(database)];
    for (const other of others) await open('running', other);
    const as = await signInExhibitor(database);
    const [first, second] = [randomUUID(), randomUUID()];
    const sent = send(as, first);
    await expect.poll(() => placeOf(as, first)).toBe(1);
    const later = send(owner, second);
    await expect.poll(() => placeOf(owner, second)).toBe(2);
    await endOthers();
    const answers = await Promise.all([sent, later]);
    expect(answers.map(({ body }) => body.results?.successful)).toEqual([1, 1]);
    expect(await placeOf(as, first)).toBe(null);
  });

  test('one of a company at a time, and nobody waits for those of another', async () => {
    const [as, other] = [await signInExhibitor(database), await signInExhibitor(database)];
    await open('running', as);
    const key = randomUUID();
    const sent = send(as, key);
    await expect.poll(() => placeOf(as, key)).toBe(1);
    expect((await send(other)).status).toBe(200);
    await endOthers();
    expect((await sent).status).toBe(200);
  });

  test('one that was cut off stands in nobody’s way', async () => {
    const as = await signInExhibitor(database);
    for (const state of ['running', 'waiting'] as const) await open(state, as, '-1 second');
    expect((await send(as)).status).toBe(200);
  });

  test('one that runs says so, and is forgotten seconds after it says nothing any more', async () => {
    const as = await signInExhibitor(database);
    const { promise: isOver, resolve: end } = Promise.withResolvers<void>();
    const asked = { companyId: as.company.id, collection: 'catalogs', key: randomUUID() };
    const { id } = await queueImport(pool, { ...asked, asked: randomBytes(32) });
    const running = inTurn(pool, id, () => isOver);
    const heardFor = async () => {
      const { rows } = await pool.query(
        `select extract(epoch from counts_until - now())::float as s from imports where id = $1`,
        [id],
      );
      return rows[0].s;
    };
    await expect.poll(() => placeOf(as, asked.key)).toBe(null);
    expect(await heardFor()).toBeLessThanOrEqual(15);
    await pool.query(`update imports set counts_until = now() - interval '1 second'`);
    await expect.poll(heardFor, { timeout: 10_000 }).toBeGreaterThan(10);
    end();
    await running;
  });

  test('one that was begun anew while it was thought cut off stores its rows once', async () => {
    const as = await signInExhibitor(database);
    const key = randomUUID();
    const holder = await pool.connect();
    await holder.query('begin');
    await holder.query('lock table catalogs in exclusive mode');
    const first = send(as, key);
    const begunAs = async () =>
      (await pool.query('select id from imports where key = $1 and started_at is not null', [key]))
        .rows[0]?.id;
    await expect.poll(begunAs).toBeDefined();
    const before = await begunAs();
    expect((await send(as, key)).body.code).toBe('import_running');
    await pool.query(`update imports set counts_until = now() - interval '1 second'`);
    const second = send(as, key);
    await expect.poll(begunAs).not.toBe(before);
    await holder.query('rollback');
    holder.release();
    expect([(await first).body.code, (await second).status]).toEqual(['import_running', 200]);
    expect(await countOf('catalogs', as)).toBe(1);
    expect((await send(as, key)).status).toBe(200);
    expect(await countOf('catalogs', as)).toBe(1);
  });

  test('a third that waits for one company, or a ninth for all, is sent away with a time', async () => {
    const as = await signInExhibitor(database);
    for (const state of ['running', 'waiting', 'waiting'] as const) await open(state, as);
    const own = await send(as);
    expect([own.status, own.headers.get('retry-after')]).toEqual([429, '30']);
    for (let waiting = 2; waiting < 8; waiting += 1) {
      await open('waiting', await signInExhibitor(database));
    }
    const { status, headers } = await send(await signInExhibitor(database));
    expect([status, headers.get('retry-after')]).toEqual([503, '5']);
    expect(await countOf('catalogs', as)).toBe(0);
  });
});

test('fourteen files at once from one account: taken or sent away, and the portal stays ready', async () => {
  const as = await signInExhibitor(database);
  const rows = `title,sub_title\n${'Beds,Wards\n'.repeat(3_000)}`;
  const sent = Array.from({ length: 14 }, () => send(as, randomUUID(), rows));
  let isOver = false;
  const all = Promise.all(sent).finally(() => {
    isOver = true;
  });
  while (!isOver) expect((await fetch('/readyz')).status).toBe(200);
  const statuses = (await all).map(({ status }) => status);
  const taken = statuses.filter((status) => status === 200).length;
  expect(statuses.filter((status) => status === 429)).toHaveLength(14 - taken);
  expect(taken).toBeGreaterThanOrEqual(3);
  expect([await countOf('imports', as), await countOf('catalogs', as)]).toEqual([
    taken,
    taken * 3_000,
  ]);
});

test('a company has no more rows than the operator allows', async () => {
  const as = await signInExhibitor(database);
  await pool.query(`insert into settings values ('rows_per_company', '3')`);
  const two = `${row}Lamps,Theatres\n`;
  expect((await send(as, randomUUID(), two)).status).toBe(200);
  const { status, body } = await send(as, randomUUID(), two);
  expect([status, body.message]).toEqual([
    409,
    'A company can have at most 3 of them; there are 2 already, and the file brings 2 more.',
  ]);
  expect([await countOf('imports', as), await countOf('catalogs', as)]).toEqual([1, 2]);
  expect((await send(as)).status).toBe(200);
});

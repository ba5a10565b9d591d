import type pg from 'pg';
import { afterEach, describe, expect, test } from 'vitest';
import { makeCompany, makeEvent, makeJob, makeProduct } from '#testing/factories.ts';
import { startTestApp } from '#testing/start-test-app.ts';
import { beginHistory } from './begin-history.ts';

const { database, call, fetch } = await startTestApp();
const { pool } = database;
const company = await makeCompany(database, { name: 'Dana Devices' });

type Change = {
  readonly kind: string;
  readonly id: number;
  readonly change: string;
  readonly address: string | null;
};

const open: pg.PoolClient[] = [];

async function begin(): Promise<pg.PoolClient> {
  const client = await pool.connect();
  open.push(client);
  await client.query('begin');
  return client;
}

async function end(client: pg.PoolClient, how: 'commit' | 'rollback'): Promise<void> {
  open.splice(open.indexOf(client), 1);
  await client.query(how);
  client.release();
}

afterEach(async () => {
  for (const client of [...open]) await end(client, 'rollback');
});

/** A change is listed once no older transaction is running on the server, which other tests use as well. */
async function settled(): Promise<void> {
  const { rows } = await pool.query('select pg_current_xact_id()::text as now');
  const isPast = 'select pg_snapshot_xmin(pg_current_snapshot()) > $1::xid8 as past';
  const past = async () => (await pool.query(isPast, [rows[0].now])).rows[0].past;
  await expect.poll(past, { timeout: 20_000 }).toBe(true);
}

async function read(query = '') {
  // Transactions that the test itself has open are not waited for.
  if (open.length === 0) await settled();
  const { status, body } = await call(`changes/changes.php?${query}`);
  expect(status).toBe(200);
  const told: readonly Change[] = body.changes;
  return { told: told.map(({ kind, id, change }) => `${kind} ${id} ${change}`), body };
}

/** The mark after all current changes. */
const markNow = async (): Promise<string> => (await read('limit=1000')).body.next_mark;

/** All changes after a mark, page by page. */
async function follow(mark: string, limit = 1000): Promise<{ told: string[]; mark: string }> {
  const { told, body } = await read(`since=${mark}&limit=${limit}`);
  if (!body.more) return { told: [...told], mark: body.next_mark };
  const rest = await follow(body.next_mark, limit);
  return { told: [...told, ...rest.told], mark: rest.mark };
}

const insertJob = `
  insert into jobs (company_id, title, details, start_date, expiry_date, status)
  values ($1, $2, 'Details of it', current_date, current_date + 30, 1) returning id`;

describe('a question that cannot be', () => {
  test.each(['since=yesterday', 'since=1.2.3', 'kind=person', 'limit=0', 'limit=5000'])(
    '%s is refused',
    async (query) => {
      expect((await call(`changes/changes.php?${query}`)).status).toBe(400);
    },
  );

  test('a mark that nobody gave, however large, tells nothing', async () => {
    const [history = ''] = (await markNow()).split('.');
    const { told } = await read(`since=${history}.${'9'.repeat(19)}.${'9'.repeat(18)}`);
    expect(told).toEqual([]);
  });

  test('a mark of another history is told to start again', async () => {
    const mark = await markNow();
    await beginHistory(pool);
    const { status, body } = await call(`changes/changes.php?since=${mark}`);
    expect([status, body.code]).toEqual([410, 'mark_ended']);
    expect((await read()).told).toContain(`company ${company.id} created`);
  });
});

test('what is made, changed, hidden and deleted is told once, with its address', async () => {
  const mark = await markNow();
  const product = await makeProduct(database, { companyId: company.id, itemName: 'Pump' });
  const job = await makeJob(database, company.id, { title: 'Nurse' });
  const event = await makeEvent(database, company.id, { title: 'Congress' });
  const first = await read(`since=${mark}`);
  expect(first.told).toEqual([
    `product ${product.id} created`,
    `job ${job.id} created`,
    `event ${event.id} created`,
  ]);
  const addresses = first.body.changes.map(({ address }: Change) => address);
  expect(addresses).toEqual([
    `http://localhost:3000/product/${product.id}`,
    `http://localhost:3000/job/${job.jobRef}`,
    `http://localhost:3000/event/${event.slug}`,
  ]);
  expect((await read(`since=${first.body.next_mark}`)).told).toEqual([]);
  await pool.query('update products set item_name = $2 where id = $1', [product.id, 'Pump II']);
  await pool.query('update jobs set status = 0 where id = $1', [job.id]);
  await pool.query('delete from events where id = $1', [event.id]);
  const second = await read(`since=${first.body.next_mark}`);
  expect(second.told).toEqual([
    `product ${product.id} changed`,
    `job ${job.id} removed`,
    `event ${event.id} removed`,
  ]);
  expect(second.body.changes[2].address).toBeNull();
  await pool.query('update jobs set status = 1 where id = $1', [job.id]);
  expect((await read(`since=${second.body.next_mark}`)).told).toEqual([`job ${job.id} created`]);
});

test('what visitors never saw is not told', async () => {
  const mark = await markNow();
  const hidden = await makeJob(database, company.id, { title: 'Draft', status: 0 });
  await pool.query('delete from jobs where id = $1', [hidden.id]);
  expect((await read(`since=${mark}`)).told).toEqual([]);
});

test('a company that leaves takes its records with it', async () => {
  const leaving = await makeCompany(database, { name: 'Leaving' });
  const job = await makeJob(database, leaving.id, { title: 'Nurse' });
  const mark = await markNow();
  await pool.query('update companies set status = 3 where id = $1', [leaving.id]);
  const { told } = await read(`since=${mark}`);
  expect([...told].sort()).toEqual([`company ${leaving.id} removed`, `job ${job.id} removed`]);
  expect((await read('limit=1000')).told.join(' ')).not.toContain('removed');
});

describe('transactions that overlap', () => {
  test('the older one that commits later is not missed', async () => {
    const mark = await markNow();
    const older = await begin();
    const { rows: late } = await older.query(insertJob, [company.id, 'Late']);
    const younger = await makeJob(database, company.id, { title: 'Early' });
    const meanwhile = await follow(mark);
    // It waits for the older transaction, so that no mark can be beyond both.
    expect(meanwhile.told).toEqual([]);
    await end(older, 'commit');
    const then = await follow(meanwhile.mark);
    expect(then.told).toEqual([`job ${late[0].id} created`, `job ${younger.id} created`]);
    expect((await follow(then.mark)).told).toEqual([]);
  });

  test('one that gives up leaves nothing behind', async () => {
    const mark = await markNow();
    const older = await begin();
    await older.query(insertJob, [company.id, 'Never']);
    const younger = await makeJob(database, company.id, { title: 'Kept' });
    await end(older, 'rollback');
    expect((await follow(mark)).told).toEqual([`job ${younger.id} created`]);
  });
});

test('pages of any length tell the same, also within one transaction', async () => {
  const mark = await markNow();
  const client = await begin();
  for (let n = 0; n < 7; n += 1) await client.query(insertJob, [company.id, `Job ${n}`]);
  await end(client, 'commit');
  const { told } = await follow(mark);
  expect(told).toHaveLength(7);
  expect((await follow(mark, 1)).told).toEqual(told);
  expect((await follow(mark, 3)).told).toEqual(told);
});

test('it is kept to one kind, and stands at its own address', async () => {
  const { told } = await read('kind=company');
  expect(told).toContain(`company ${company.id} created`);
  expect(told.join(' ')).not.toContain('job');
  const answer = await fetch('/changes?kind=company');
  expect(answer.headers.get('content-type')).toBe('application/json; charset=utf-8');
  expect((await answer.json()).changes.length).toBe(told.length);
});

import type { IncomingMessage } from 'node:http';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { createDataFolders } from '#testing/data-folders.ts';
import { makeCompany } from '#testing/factories.ts';
import { startFakeGateway } from '#testing/fake-gateway.ts';
import { freePort, type RunningPortal, startPortal } from '#testing/start-portal.ts';
import { createTestDatabase } from '#testing/test-database.ts';

/** The longest time after a restart until every paid order is active, and only those. */
const RECOVERY_MS = 120_000;
// Each test restarts the portal's own program, which takes its time on a busy machine.
vi.setConfig({ testTimeout: 3 * RECOVERY_MS, hookTimeout: RECOVERY_MS });
const database = await createTestDatabase();
const { pool } = database;
const gateway = await startFakeGateway();
const folders = createDataFolders();
await pool.query(`insert into coupons (code) values ('MAI10')`);

let portal: RunningPortal;
let env: Record<string, string>;

async function start(): Promise<void> {
  portal = startPortal(env);
  await portal.requireReady();
}

async function kill(): Promise<void> {
  portal.stop('SIGKILL');
  await portal.ended;
}

beforeAll(async () => {
  const port = await freePort();
  env = {
    PORT: port,
    APP_URL: `http://127.0.0.1:${port}`,
    DATA_DIR: await folders.empty(),
    DATABASE_URL: database.url,
    ...gateway.env,
  };
  await start();
});
afterAll(kill);

const post = (path: string, body: object, headers: Record<string, string> = {}) =>
  fetch(portal.url + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });

const order = (email: string) =>
  post('/api/subscription/process-payment.php', {
    subscription_type: 2,
    subscription_length: 12,
    email,
    coupon_code: 'MAI10',
    total_amount: '529.00',
  });

function notify(chargeId: string) {
  const { body, hashstring } = gateway.noticeOf(chargeId);
  return post('/webhooks/tap', body, { hashstring });
}

async function stateOf(email: string) {
  const { rows } = await pool.query(
    `select orders.id, orders.status,
       (select count(*) from subscriptions where order_id = orders.id) as periods,
       (select count(*) from receipts where order_id = orders.id) as receipts,
       (select count(*) from coupon_uses where order_id = orders.id and redeemed_at is not null) as redeemed,
       (select count(*) from coupon_uses where order_id = orders.id and redeemed_at is null) as reserved,
       (select count(*) from mails where recipient = orders.email) as mails
     from orders where email = $1 order by created_at`,
    [email],
  );
  return rows;
}

const paid = { status: 'paid', periods: 1, receipts: 1, redeemed: 1, reserved: 0, mails: 1 };

/** What the gateway has captured is active here exactly once, with its receipt, and nothing else is. */
async function expectPaid(email: string): Promise<void> {
  const last = async () => (await stateOf(email)).at(-1);
  await expect.poll(last, { timeout: RECOVERY_MS, interval: 200 }).toMatchObject(paid);
  const states = await stateOf(email);
  expect(states.filter(({ status }) => status === 'paid')).toHaveLength(1);
  const captured = gateway
    .charges()
    .filter(({ reference }) => states.some(({ id }) => id === reference.order))
    .filter(({ status }) => status === 'CAPTURED');
  expect(captured).toHaveLength(1);
}

async function chargeIdOf(email: string): Promise<string> {
  const id = (await stateOf(email)).at(-1)?.id;
  return gateway.chargeOf(id)?.id ?? '';
}

async function capture(email: string): Promise<string> {
  const id = await chargeIdOf(email);
  gateway.set(id, 'CAPTURED');
  return id;
}

/** From now on the gateway does not respond to such requests; resolves when one has come. */
function silenceFor(isMeant: (request: IncomingMessage) => boolean): Promise<void> {
  return new Promise((resolve) => {
    gateway.interceptWith((request) => {
      if (!isMeant(request)) return false;
      resolve();
      return new Promise<boolean>(() => undefined);
    });
  });
}

const unpaid = { periods: 0, receipts: 0, redeemed: 0, mails: 0 };
const lastOf = async (email: string) => (await stateOf(email)).at(-1);

/** Nobody was sent to the gateway: the coupon is released, and the next order is paid once. */
async function expectOrderedAnew(email: string): Promise<void> {
  // Makes the check due once a second, because the restarted portal may have postponed it at this very moment.
  const first = async () => {
    await pool.query('update orders set next_check_at = now() where email = $1', [email]);
    return (await stateOf(email))[0];
  };
  const released = expect.poll(first, { timeout: RECOVERY_MS, interval: 1_000 });
  await released.toMatchObject({ reserved: 0, periods: 0 });
  expect((await order(email)).status).toBe(200);
  await notify(await capture(email));
  await expectPaid(email);
}

/** One payment for each step between order and activation; a single kill interrupts all of them. */
test('kill -9 at every step: what is paid is active after the restart, and nothing else is', async () => {
  const [asking, answering, sent, settling, activating, active] = (await Promise.all(
    Array.from({ length: 6 }, async () => (await makeCompany(database)).email),
  )) as [string, string, string, string, string, string];
  for (const email of [sent, settling, activating, active]) await order(email);

  // Paid, with its receipt not yet made.
  const blocker = await pool.connect();
  await notify(await capture(active));
  await blocker.query('begin');
  await blocker.query('lock table receipts in share row exclusive mode');
  // The payer was sent to the gateway and pays while the portal is down.
  await capture(sent);
  // The gateway is being asked to create a charge.
  const asked = silenceFor(({ method }) => method === 'POST');
  const cutOff = [order(asking).catch(() => 'cut off')];
  await asked;
  // The gateway is being asked about a charge.
  const charge = await capture(settling);
  const wondered = silenceFor(({ url }) => url?.endsWith(charge) ?? false);
  cutOff.push(notify(charge).catch(() => 'cut off'));
  await wondered;
  // In the middle of the activation.
  cutOff.push(notify(await capture(activating)).catch(() => 'cut off'));
  const waits = async () =>
    (
      await pool.query(
        `select from pg_stat_activity where wait_event_type = 'Lock' and query like 'insert into receipts%'`,
      )
    ).rowCount;
  await expect.poll(waits, { timeout: RECOVERY_MS }).toBe(1);
  // The charge was created, and its response arrives.
  gateway.onceCreated(() => portal.stop('SIGKILL'));
  cutOff.push(order(answering).catch(() => 'cut off'));
  await portal.ended;
  expect(await Promise.all(cutOff)).toEqual(cutOff.map(() => 'cut off'));
  await blocker.query('rollback');
  blocker.release();
  gateway.recover();

  for (const email of [asking, answering, sent, settling, activating]) {
    await expect.poll(() => lastOf(email)).toMatchObject({ ...unpaid, reserved: 1 });
  }
  expect(await lastOf(active)).toMatchObject({ ...paid, mails: 0 });
  await pool.query('update receipts set due_at = now() where pdf is null');

  await start();
  await Promise.all([
    ...[sent, settling, activating, active].map(expectPaid),
    ...[asking, answering].map(expectOrderedAnew),
  ]);
});

// The load of known attacks beside that of ordinary visitors: how long visitors wait, how much the portal's heap grows
// after garbage collection, how soon it recovers, and whether accepted work is lost.
import { randomUUID } from 'node:crypto';
import type pg from 'pg';
import { openSession } from '#features/accounts/sessions/server/sessions.ts';
import { silentLog } from '#platform/database/database-log.ts';
import { joinPool } from '#platform/database/join-pool.ts';
import { poll } from '#platform/database/poll.ts';
import { makeAccount, makeCompany, makeEvent } from '#testing/factories.ts';
import { type MailSink, openMailSink } from '#testing/mail-sink.ts';
import { type Attacker, attacks } from './abuse/attacks.ts';
import { startVisitors } from './abuse/visitors.ts';
import { type MeasuredPortal, startPortal } from './measured-portal.ts';

const SECONDS = Number(process.env.BENCH_SECONDS ?? 10);
const EXHIBITORS = 14;
const CROWDED_EVENTS = 12;
const CROWD = 300;
/** A remote mail server takes this long per mail. */
const MAIL_DELAY_MS = 50;
const CODE_TIMEOUT_MS = 60_000;
const RECOVERY_MS = 5_000;
/** The first visitors of a page wait until it is made, so they are not counted. */
const WARMING_MS = 3_000;
const COUPON = 'ABUSE';
const COUPON_USES = 3;

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Makes events with many registrations. */
async function fillEvents(pool: pg.Pool, companyId: number): Promise<number[]> {
  const { rows: crowd } = await pool.query(
    `insert into accounts (email, user_type)
     select 'crowd-' || n || '@bench.example', 0 from generate_series(1, $1::int) n returning id`,
    [CROWD],
  );
  const ids = crowd.map(({ id }) => id);
  const events: number[] = [];
  for (let n = 0; n < CROWDED_EVENTS; n += 1) {
    const { id } = await makeEvent({ pool }, companyId);
    await pool.query(
      'insert into event_registrations (event_id, account_id) select $1, unnest($2::bigint[])',
      [id, ids],
    );
    events.push(id);
  }
  return events;
}

/** How long somebody who signs in now waits for a code. */
async function codeDelayMs({ url }: MeasuredPortal, { received }: MailSink): Promise<number> {
  const email = `waiting-${randomUUID()}@bench.example`;
  const askedAt = performance.now();
  await fetch(`${url}/api/auth/check-email.php`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email }),
  });
  const arrived = async () => received.find(({ to }) => to.includes(email));
  await poll(arrived, { timeoutMs: CODE_TIMEOUT_MS });
  return performance.now() - askedAt;
}

async function prepare(pool: pg.Pool, url: string): Promise<Attacker> {
  const exhibitors: string[] = [];
  let crowdedEvents: number[] = [];
  const from = { agent: 'bench', network: '127.0.0.1' };
  for (let n = 0; n < EXHIBITORS; n += 1) {
    const account = await makeAccount({ pool }, { userType: 1, email: `abuse-${n}@bench.example` });
    const company = await makeCompany({ pool }, { ownerAccountId: account.id, type: 1 });
    if (n === 0) crowdedEvents = await fillEvents(pool, company.id);
    exhibitors.push(await openSession(pool, account.id, from));
  }
  await pool.query(
    'insert into coupons (code, discount_percent, total_limit, company_limit) values ($1, 10, $2, $2)',
    [COUPON, COUPON_USES],
  );
  const { rows } = await pool.query(
    `select a.id, c.email from accounts a join companies c on c.owner_account_id = a.id
     where a.email = 'exhibitor@mai.example'`,
  );
  const payerToken = await openSession(pool, rows[0].id, from);
  const payer = { payerEmail: rows[0].email, payerToken };
  return { url, exhibitors, coupon: COUPON, crowdedEvents, ...payer };
}

/** Runs an attack for a while and counts the responses by status. */
async function attackFor(name: keyof typeof attacks, attacker: Attacker, seconds: number) {
  const chosen = attacks[name];
  if (!chosen) throw new Error(`There is no attack called ${name}`);
  const told = new Map<number, number>();
  const said = (status: number) => void told.set(status, (told.get(status) ?? 0) + 1);
  const until = performance.now() + seconds * 1000;
  const loop = async () => {
    while (performance.now() < until) await chosen.attack(attacker, said).catch(() => said(0));
  };
  await Promise.all(Array.from({ length: chosen.atOnce }, loop));
  return [...told].sort(([a], [b]) => a - b);
}

async function countLost(pool: pg.Pool, taken: number): Promise<number> {
  const { rows } = await pool.query(
    `select count(*)::int as n from catalogs where title like 'Bed %'`,
  );
  return taken * 5_000 - rows[0].n;
}

const mail = await openMailSink(MAIL_DELAY_MS);
const portal = await startPortal({ TRUST_PROXY: '1', SMTP_URL: mail.url });
const { pool, close } = await joinPool(
  { dataDir: portal.dataDir, databaseUrl: undefined },
  silentLog,
);
try {
  const attacker = await prepare(pool, portal.url);
  const warming = startVisitors(portal.url);
  await pause(WARMING_MS);
  await warming();
  const quiet = startVisitors(portal.url);
  await pause(SECONDS * 1000);
  const undisturbed = await quiet();
  const table = [
    {
      attack: 'none',
      'visitors p99, ms': Math.round(undisturbed.p99Ms),
      failed: undisturbed.failed,
    },
  ] as object[];
  // With arguments only these attacks run, repeatedly, to see whether something grows.
  const chosen = process.argv.slice(2);
  for (const name of chosen.length > 0 ? chosen : Object.keys(attacks)) {
    const before = await portal.heapMb();
    const endVisits = startVisitors(portal.url);
    const told = await attackFor(name, attacker, SECONDS);
    const codeMs = await codeDelayMs(portal, mail);
    const during = await endVisits();
    await pause(RECOVERY_MS);
    const endAfterwards = startVisitors(portal.url);
    await pause(2_000);
    const after = await endAfterwards();
    table.push({
      attack: name,
      'visitors p99, ms': Math.round(during.p99Ms),
      failed: during.failed,
      'told (status: times)': told.map(([status, n]) => `${status}: ${n}`).join(', '),
      'a code takes, ms': Math.round(codeMs),
      'heap grew after gc, MB': Math.round((await portal.heapMb()) - before),
      'p99 5 s after, ms': Math.round(after.p99Ms),
      'failed 5 s after': after.failed,
      ...(name === 'parallel imports'
        ? { 'rows lost': await countLost(pool, told.find(([status]) => status === 200)?.[1] ?? 0) }
        : {}),
    });
  }
  // biome-ignore lint/suspicious/noConsole: a table is what a benchmark is run for
  console.table(table);
} finally {
  await close();
  await portal.stop();
  await mail.close();
}

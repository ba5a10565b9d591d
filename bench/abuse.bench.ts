// What attackers did, as load, beside ordinary visitors: how long these wait, what the portal's heap does,
// how soon all is well again, and whether anything that was taken on is lost.
import type pg from 'pg';
import { openSession } from '#features/accounts/sessions/server/sessions.ts';
import { silentLog } from '#platform/database/database-log.ts';
import { joinPool } from '#platform/database/join-pool.ts';
import { makeAccount, makeCompany } from '#testing/factories.ts';
import { metricsEnv, metricsReader } from '#testing/metrics-access.ts';
import { type Attacker, attacks } from './abuse/attacks.ts';
import { startVisitors } from './abuse/visitors.ts';
import { type MeasuredPortal, startPortal } from './measured-portal.ts';

const SECONDS = Number(process.env.BENCH_SECONDS ?? 10);
const EXHIBITORS = 14;
const RECOVERY_MS = 5_000;
const MEGABYTE = 1024 * 1024;
const COUPON = 'ABUSE';
const COUPON_USES = 3;

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

async function heapMb({ url }: MeasuredPortal): Promise<number> {
  const figures = await (await fetch(`${url}/metrics`, { headers: metricsReader })).text();
  const [, bytes] = /^nodejs_heap_size_used_bytes (\S+)/m.exec(figures) ?? [];
  return Number(bytes) / MEGABYTE;
}

/** The least of several looks: what garbage collection has not come to yet is no growth. */
async function settledHeapMb(portal: MeasuredPortal): Promise<number> {
  let least = Number.POSITIVE_INFINITY;
  for (let look = 0; look < 10; look += 1) {
    least = Math.min(least, await heapMb(portal));
    await pause(200);
  }
  return least;
}

async function prepare(pool: pg.Pool, url: string): Promise<Attacker> {
  const exhibitors: string[] = [];
  const from = { agent: 'bench', network: '127.0.0.1' };
  for (let n = 0; n < EXHIBITORS; n += 1) {
    const account = await makeAccount({ pool }, { userType: 1, email: `abuse-${n}@bench.example` });
    await makeCompany({ pool }, { ownerAccountId: account.id, type: 1 });
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
  return { url, exhibitors, coupon: COUPON, payerEmail: rows[0].email, payerToken };
}

/** Lets so many attack for a while; what they were told, by status. */
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

const portal = await startPortal({ ...metricsEnv, TRUST_PROXY: '1' });
const { pool, close } = await joinPool(
  { dataDir: portal.dataDir, databaseUrl: undefined },
  silentLog,
);
try {
  const attacker = await prepare(pool, portal.url);
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
  for (const name of Object.keys(attacks)) {
    const before = await settledHeapMb(portal);
    const endVisits = startVisitors(portal.url);
    const told = await attackFor(name, attacker, SECONDS);
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
      'heap grew, MB': Math.round((await settledHeapMb(portal)) - before),
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
}

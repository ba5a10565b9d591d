import { setTimeout as pause } from 'node:timers/promises';
import sharp from 'sharp';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { inTransaction } from '#platform/database/in-transaction.ts';
import { queueMail } from '#platform/mail/mail.ts';
import { createDataFolders } from '#testing/data-folders.ts';
import { startFakeS3 } from '#testing/fake-s3.ts';
import { startMailServer } from '#testing/mail-server.ts';
import { startRoundRobin } from '#testing/round-robin.ts';
import { type SignedIn, signInExhibitor, signInJobSeeker } from '#testing/sign-in-as.ts';
import { freePort, type RunningPortal, startPortal } from '#testing/start-portal.ts';
import { createTestDatabase } from '#testing/test-database.ts';

// Three programs start, and each once more, on a busy machine.
vi.setConfig({ testTimeout: 90_000, hookTimeout: 90_000 });

/** So slow that every instance looks for mail while another one is still sending. */
const MAIL_MS = 60;
const database = await createTestDatabase();
const { pool } = database;
const mail = await startMailServer(MAIL_MS);
const store = await startFakeS3();
const folders = createDataFolders();

type Instance = { readonly env: Record<string, string>; portal: RunningPortal };
const instances: Instance[] = [];

beforeAll(async () => {
  for (let number = 0; number < 3; number += 1) {
    const env = {
      PORT: await freePort(),
      APP_URL: 'http://mai.example',
      DATA_DIR: await folders.empty(),
      DATABASE_URL: database.url,
      STORAGE_URL: store.url,
      SMTP_URL: mail.url,
      TRUST_PROXY: '1',
      DRAIN_S: '1',
    };
    instances.push({ env, portal: startPortal(env) });
    // The first one migrates, and compiles what the others load, before they start.
    if (number === 0) await instances[0]?.portal.requireReady();
  }
  await Promise.all(instances.map(({ portal }) => portal.requireReady()));
  // They are sent while the first tests run.
  await queue('once', 60);
});
afterAll(async () => {
  for (const { portal } of instances) portal.stop('SIGKILL');
  await Promise.all(instances.map(({ portal }) => portal.ended));
});

async function queue(start: string, count: number): Promise<void> {
  await inTransaction(pool, async (client) => {
    for (let number = 0; number < count; number += 1) {
      const recipient = `${start}${number}@test.example`;
      await queueMail(client, { recipient, subject: 'S', body: 'B', language: 'en' });
    }
  });
}

/** The URL of the instance whose turn it is. */
const urlOf = (turn: number) => instances[turn % instances.length]?.portal.url ?? '';

async function call(turn: number, path: string, options: RequestInit = {}) {
  const response = await fetch(`${urlOf(turn)}/api/${path}`, options);
  return { status: response.status, body: await response.json() };
}

const post = (turn: number, path: string, body: object, headers: Record<string, string> = {}) =>
  call(turn, path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });

const profileStatus = async (turn: number, headers: SignedIn['headers']) =>
  (await call(turn, 'user/profile.php', { headers })).status;

/** Disables a protection in the database on which the code relies. */
async function unprotect(table: string, body: string): Promise<void> {
  await pool.query(`
    create or replace function unprotect() returns trigger language plpgsql
      as $$ begin ${body} return new; end $$;
    create trigger unprotected before update on ${table} for each row execute function unprotect()`);
}
afterEach(async () => {
  for (const table of ['rate_limits', 'mails']) {
    await pool.query(`drop trigger if exists unprotected on ${table}`);
  }
});

describe('a limit counts for all instances together', () => {
  const cookie = `browser=${'x'.repeat(43)}`;

  /** One browser, each time from another network, so that only the browser's limit applies. */
  async function askAtOnce(email: string): Promise<number> {
    const answers = await Promise.all(
      Array.from({ length: 30 }, (_, turn) =>
        post(
          turn,
          'auth/check-email.php',
          { email },
          { 'x-forwarded-for': `198.18.${turn}.1`, cookie },
        ),
      ),
    );
    return answers.filter(({ status }) => status === 200).length;
  }

  test('of 30 at once over three, exactly 3 are let through', async () => {
    expect(await askAtOnce('limited@test.example')).toBe(3);
  });

  test('control: without the counter more are', async () => {
    await unprotect('rate_limits', 'new.points := 1;');
    expect(await askAtOnce('uncounted@test.example')).toBeGreaterThan(3);
  });
});

describe('a session', () => {
  const codeOf = (email: string) =>
    mail.received.find(({ to }) => to.includes(email))?.subject.match(/\d{6}/)?.[0];

  test('whose code was asked for on one and used on another is one everywhere, until it ends', async () => {
    const email = 'traveller@test.example';
    expect((await post(0, 'auth/check-email.php', { email })).status).toBe(200);
    await expect.poll(() => codeOf(email), { timeout: 20_000 }).toBeDefined();
    const { status, body } = await post(1, 'auth/verify-otp.php', { email, otp: codeOf(email) });
    expect(status).toBe(200);
    const headers = { authorization: `Bearer ${body.token}` };
    for (const turn of [0, 1, 2]) expect(await profileStatus(turn, headers)).toBe(200);
    expect((await post(0, 'auth/logout.php', {}, headers)).status).toBe(200);
    for (const turn of [2, 1, 0]) expect(await profileStatus(turn, headers)).toBe(401);
  });

  test('of somebody who is suspended through one ends on all', async () => {
    const admin = await signInJobSeeker(database, { isAdmin: true });
    const seeker = await signInJobSeeker(database);
    for (const turn of [0, 1, 2]) expect(await profileStatus(turn, seeker.headers)).toBe(200);
    const target = { account_id: seeker.account.id };
    expect((await post(1, 'admin/users/suspend.php', target, admin.headers)).status).toBe(200);
    for (const turn of [0, 2, 1]) expect(await profileStatus(turn, seeker.headers)).toBe(401);
    const again = await post(2, 'auth/check-email.php', { email: seeker.account.email });
    expect(again.status).toBe(403);
  });
});

describe('a change made through one', () => {
  const nameAt = async (turn: number) =>
    (await call(turn, 'system/settings.php')).body.settings.website_name;

  test('is what the others answer next, from what they keep and on their pages', async () => {
    const admin = await signInJobSeeker(database, { isAdmin: true });
    for (let round = 0; round < 12; round += 1) {
      for (const turn of [0, 1, 2]) await nameAt(turn);
      const website_name = `Name ${round}`;
      const saved = await post(round, 'admin/settings/save.php', { website_name }, admin.headers);
      expect(saved.status).toBe(200);
      for (const turn of [round + 1, round + 2, round]) {
        expect(await nameAt(turn)).toBe(website_name);
      }
    }
    for (const turn of [0, 1, 2]) {
      expect(await (await fetch(`${urlOf(turn)}/faq`)).text()).toContain('Name 11');
    }
  });

  test('control: a change that is not announced is not seen, so the answers were kept ones', async () => {
    for (const turn of [0, 1, 2]) await nameAt(turn);
    await pool.query('alter table settings disable trigger user');
    await pool.query(`update settings set value = 'Unheard' where name = 'website_name'`);
    for (const turn of [0, 1, 2]) expect(await nameAt(turn)).toBe('Name 11');
    await pool.query('alter table settings enable trigger user');
  });

  test('with a picture: name and logo of a company are there on all', async () => {
    const owner = await signInExhibitor(database);
    const path = `companies/company-detail.php?id=${owner.company.id}`;
    for (const turn of [0, 1, 2]) expect((await call(turn, path)).status).toBe(200);
    const create = { width: 80, height: 40, channels: 3, background: 'teal' } as const;
    const picture = await sharp({ create }).png().toBuffer();
    const form = new FormData();
    for (const [name, value] of Object.entries({
      company_name: 'Seen Everywhere',
      company_email: 'a@b.example',
      phone_country: '965',
      company_phone: '22001122',
    })) {
      form.set(name, value);
    }
    form.set('company_logo', new File([new Uint8Array(picture)], 'a.png', { type: 'image/png' }));
    const sent = { method: 'POST', headers: owner.headers, body: form };
    const { body } = await call(0, 'exhibitor/update-profile.php', sent);
    for (const turn of [1, 2, 0]) {
      expect((await call(turn, path)).body.company.company_name).toBe('Seen Everywhere');
      expect((await fetch(urlOf(turn) + body.logo_path)).status).toBe(200);
    }
  });
});

describe('a mail is sent by one instance', () => {
  const receivedAt = (start: string) =>
    mail.received.filter(({ to }) => to.replace('<', '').startsWith(start));

  const unsent = async (start: string) =>
    (
      await pool.query('select from mails where recipient like $1 and sent_at is null', [
        `${start}%`,
      ])
    ).rowCount;

  test('as many arrive as were queued, each once', async () => {
    await expect.poll(() => unsent('once'), { timeout: 30_000 }).toBe(0);
    const to = receivedAt('once').map((each) => each.to);
    expect([to.length, new Set(to).size]).toEqual([60, 60]);
  });

  test('control: what is not claimed arrives more than once', async () => {
    await unprotect('mails', 'new.due_at := old.due_at;');
    await queue('often', 40);
    await expect.poll(() => unsent('often'), { timeout: 30_000 }).toBe(0);
    expect(receivedAt('often').length).toBeGreaterThan(40);
  });
});

describe('rolling restart', () => {
  const IN_PARALLEL = 3;
  const PAUSE_MS = 10;

  /** A steady trickle of reads and writes; collects every unexpected status. */
  function trickle(url: string, seeker: SignedIn) {
    let isOver = false;
    let count = 0;
    const failures: string[] = [];
    const requests = [
      () => fetch(`${url}/companies`),
      () => fetch(`${url}/api/system/settings.php`),
      () => fetch(`${url}/api/user/profile.php`, { headers: seeker.headers }),
      () =>
        fetch(`${url}/api/user/language.php`, {
          method: 'POST',
          headers: { ...seeker.headers, 'content-type': 'application/json' },
          body: JSON.stringify({ language: 'ar' }),
        }),
    ];
    async function ask(worker: number): Promise<void> {
      for (let turn = worker; !isOver; turn += 1) {
        const answer = await requests[turn % requests.length]?.().catch((error) => error);
        count += 1;
        if (answer?.status !== 200) failures.push(`${answer?.status} ${await answer?.text?.()}`);
        else await answer.arrayBuffer();
        await pause(PAUSE_MS);
      }
    }
    const asking = Array.from({ length: IN_PARALLEL }, (_, worker) => ask(worker));
    return async () => {
      isOver = true;
      await Promise.all(asking);
      return { count, failures };
    };
  }

  test('each stops and starts again in turn: no request fails, and one under way ends', async () => {
    const balancer = await startRoundRobin(instances.map(({ portal }) => portal.url));
    const end = trickle(balancer.url, await signInJobSeeker(database));
    for (const instance of instances) {
      const slow = await makeSlowRequest(instance.portal);
      instance.portal.stop('SIGTERM');
      await expect.poll(() => balancer.isReady(instance.portal.url)).toBe(false);
      await slow.release();
      expect(await slow.status).toBe(200);
      expect(await instance.portal.ended).toBe(0);
      instance.portal = startPortal(instance.env);
      await instance.portal.requireReady();
      await expect.poll(() => balancer.isReady(instance.portal.url)).toBe(true);
    }
    const { count, failures } = await end();
    expect(failures).toEqual([]);
    expect(count).toBeGreaterThan(100);
  });

  test('control: one that is killed does not answer what was under way', async () => {
    const [instance] = instances;
    if (!instance) throw new Error('There is no instance');
    const slow = await makeSlowRequest(instance.portal);
    instance.portal.stop('SIGKILL');
    expect(await slow.status).toBe('cut off');
    await slow.release();
  });
});

/** A write that waits for a row lock. */
async function makeSlowRequest({ url }: RunningPortal) {
  const { headers, account } = await signInJobSeeker(database);
  const holder = await pool.connect();
  await holder.query('begin');
  await holder.query('select from accounts where id = $1 for no key update', [account.id]);
  const status = fetch(`${url}/api/user/language.php`, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify({ language: 'en' }),
  }).then(
    (answer) => answer.status,
    () => 'cut off',
  );
  const waits = async () =>
    (
      await pool.query(
        `select from pg_stat_activity where wait_event_type = 'Lock' and query like 'update accounts%'`,
      )
    ).rowCount;
  await expect.poll(waits).toBe(1);
  return {
    status,
    async release(): Promise<void> {
      await holder.query('rollback');
      holder.release();
    },
  };
}

import { execFile } from 'node:child_process';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { exitCodes } from '#platform/config/start-problem.ts';
import { createDataFolders } from '#testing/data-folders.ts';
import { startProgram } from '#testing/program.ts';
import { createTestDatabase } from '#testing/test-database.ts';

const folders = createDataFolders();
const { url, pool } = await createTestDatabase();
const program = fileURLToPath(new URL('portal.ts', import.meta.url));

/** Without this run's environment, apart from the folder of compiled sources. */
function portal(args: readonly string[], configuration: NodeJS.ProcessEnv = {}) {
  const env = { NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE, ...configuration };
  return new Promise<{ code: number; out: string; err: string }>((resolve) => {
    execFile(process.execPath, [program, ...args], { env }, (error, out, err) =>
      resolve({ code: typeof error?.code === 'number' ? error.code : 0, out, err }),
    );
  });
}

describe('the command line', () => {
  test('help lists the commands, even with a broken configuration', async () => {
    const { code, out } = await portal(['help'], { PORT: 'x' });
    expect(code).toBe(0);
    for (const name of ['migrate', 'backup FILE', 'restore FILE', 'config']) {
      expect(out).toContain(name);
    }
  });

  test.each([
    ['nonsense'],
    ['toString'],
    ['backup'],
    ['restore', 'a', '--hard'],
    ['admin', 'grant'],
    ['admin', 'take', 'a@test.example'],
    ['admin', 'reset-second-factor'],
    ['exhibitor', 'approve', 'a@test.example'],
    ['exhibitor', 'approve', 'a@test.example', '--type', '6'],
  ])('what it does not understand ends with the usage and 2: %s %s', async (...args) => {
    const { code, err } = await portal(args.filter((word) => word !== undefined));
    expect(code).toBe(2);
    expect(err).toContain('Usage:');
  });

  test('config prints what is in force and no password', async () => {
    const DATABASE_URL = 'postgres://mai:secret@db.example/mai?password=secret';
    const STORAGE_URL = 's3://key:secret@store.example/files?tls=0';
    const { out } = await portal(['config'], { DATABASE_URL, STORAGE_URL, PORT: '81' });
    expect(out).toContain('port: 81');
    expect(out).toContain('postgres://mai:***@db.example/mai?password=***');
    expect(out).toContain('s3://key:***@store.example/files?tls=0');
    expect(out).not.toContain('secret');
  });

  test('a broken configuration is told', async () => {
    const { code, err } = await portal(['config'], { PORT: 'eighty' });
    expect(code).toBe(exitCodes.configuration);
    expect(err).toContain('PORT must be a port number');
  });
});

describe('accounts', () => {
  const env = { DATABASE_URL: url, APP_URL: 'https://mai.example' };

  test('admin grant gives the role, also to somebody who never signed in', async () => {
    const { code, out } = await portal(['admin', 'grant', 'Boss@test.example'], env);
    expect(code).toBe(0);
    expect(out).toContain('boss@test.example has the operator’s role.');
    const { rows } = await pool.query('select email, is_admin from accounts');
    expect(rows).toEqual([{ email: 'boss@test.example', is_admin: true }]);
  });

  test('admin reset-second-factor helps the last operator, and goes on record', async () => {
    const reset = ['admin', 'reset-second-factor', 'boss@test.example'];
    const none = await portal(reset, env);
    expect(none.code).toBe(exitCodes.noInput);
    expect(none.err).toContain('boss@test.example has no second factor.');
    await pool.query(`insert into second_factors (account_id, secret, confirmed_at)
      select id, '\\x01', now() from accounts`);
    const { code, out } = await portal(reset, env);
    expect(code).toBe(0);
    expect(out).toContain('every session has ended');
    expect((await pool.query('select from second_factors')).rowCount).toBe(0);
    const record = await pool.query('select actor, action, subject from audit_log order by id');
    expect(record.rows).toEqual([
      { actor: 'npm run portal', action: 'grant-role', subject: 'account' },
      { actor: 'npm run portal', action: 'reset', subject: 'second-factor' },
    ]);
    const mails = await pool.query('delete from mails returning recipient, body');
    expect(mails.rows).toEqual([
      {
        recipient: 'boss@test.example',
        body: expect.stringContaining('https://mai.example/admin/security'),
      },
    ]);
  });

  test('exhibitor approve approves an application and queues the mail', async () => {
    await pool.query(`insert into companies
      (owner_account_id, name, country, category, email, phone_country, phone)
      select id, 'Boss Clinic', 'KW', 'clinic', email, '965', '22001122' from accounts`);
    const approve = ['exhibitor', 'approve', 'boss@test.example', '--type', '5'];
    const { code, out } = await portal(approve, env);
    expect(code).toBe(0);
    expect(out).toContain('Boss Clinic is approved with type 5.');
    const record = await pool.query(`select actor, after from audit_log where action = 'approve'`);
    expect(record.rows).toMatchObject([
      { actor: 'npm run portal', after: { name: 'Boss Clinic', type: 5 } },
    ]);
    const { rows } = await pool.query('select type, listed from companies');
    expect(rows).toEqual([{ type: 5, listed: true }]);
    const mails = await pool.query('select recipient, body from mails');
    expect(mails.rows).toEqual([
      {
        recipient: 'boss@test.example',
        body: expect.stringContaining('https://mai.example/user/dashboard/settings'),
      },
    ]);
  });

  test('exhibitor approve says when nobody applied', async () => {
    const approve = ['exhibitor', 'approve', 'nobody@test.example', '--type', '1'];
    const { code, err } = await portal(approve, env);
    expect(code).toBe(exitCodes.noInput);
    expect(err).toContain('has not applied');
  });
});

test('backup works beside a running portal, restore does not', async () => {
  const [DATA_DIR, other] = [await folders.initialised(), await folders.empty()];
  await mkdir(join(DATA_DIR, 'files'));
  await writeFile(join(DATA_DIR, 'files/logo.png'), 'a picture');
  const running = startProgram('hold-database.ts', [DATA_DIR]);
  await running.requireLine('ready');
  const file = join(other, 'a.tar.gz');

  expect(await portal(['migrate'], { DATA_DIR })).toMatchObject({ code: 0 });
  expect(await portal(['backup', file], { DATA_DIR })).toMatchObject({
    code: 0,
    out: expect.stringContaining('1 files'),
  });
  const refused = await portal(['restore', file, '--force'], { DATA_DIR });
  expect(refused.code).toBe(exitCodes.alreadyRunning);
  expect(refused.err).toContain(`process ${running.pid}`);
  await running.kill();

  const restored = await portal(['restore', file, '--force'], { DATA_DIR });
  expect(restored).toMatchObject({ code: 0, out: expect.stringContaining('as they were at') });
});

test('restore refuses an outside database that a portal is using', async () => {
  const DATA_DIR = await folders.empty();
  const file = join(DATA_DIR, 'a.tar.gz');
  const env = { DATABASE_URL: url, DATA_DIR };
  expect(await portal(['backup', file], env)).toMatchObject({ code: 0 });
  const inUse = await pool.connect();
  const refused = await portal(['restore', file, '--force'], env);
  inUse.release();
  expect(refused.code).toBe(exitCodes.alreadyRunning);
  expect(refused.err).toContain('A portal is using this database');
});

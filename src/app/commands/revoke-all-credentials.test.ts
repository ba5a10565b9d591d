import { join } from 'node:path';
import { expect, test } from 'vitest';
import { backup } from '#platform/database/backup/backup.ts';
import { restore } from '#platform/database/backup/restore.ts';
import { givePlan } from '#testing/factories.ts';
import { requireSentCode } from '#testing/sent-codes.ts';
import { signInExhibitor, signInJobSeeker } from '#testing/sign-in-as.ts';
import { startTestApp } from '#testing/start-test-app.ts';
import { makeTemporaryFolder } from '#testing/temporary-folder.ts';
import { revokeAllCredentials } from './revoke-all-credentials.ts';

const json = { 'content-type': 'application/json' };

/** A portal with a session, an API key, passkeys, a code and a pending link, restored from its own backup. */
async function restoreWith(afterwards?: typeof revokeAllCredentials) {
  const { call, database, files } = await startTestApp();
  const { pool } = database;
  const owner = await signInExhibitor(database);
  await givePlan(database, owner.company.id);
  const post = (path: string, body: object, headers = {}) =>
    call(path, { method: 'POST', headers: { ...json, ...headers }, body: JSON.stringify(body) });
  const made = await post(
    'exhibitor/api-keys/create.php',
    { name: 'Warehouse', scopes: ['catalogs:read'] },
    owner.headers,
  );
  const key = { authorization: `Bearer ${made.body.key}` };
  const email = 'waiting@test.example';
  await post('auth/check-email.php', { email });
  const otp = await requireSentCode(database, email);
  const stated = await signInExhibitor(database, {
    email: 'stated@test.example',
    confirmedEmail: null,
  });
  await post('exhibitor/send-email-link.php', {}, stated.headers);
  const secrets = async () =>
    (await pool.query<{ body: string }>('select body from mails where expires_at is not null'))
      .rows;
  const [, token = ''] =
    /confirm-email#(\S+)/.exec((await secrets()).map(({ body }) => body).join()) ?? [];
  const statuses = async () => [
    (await call('user/profile.php', { headers: owner.headers })).status,
    (await call('exhibitor/catalogs/list.php', { headers: key })).status,
    (await post('auth/verify-otp.php', { email, otp })).status,
    (await post('companies/confirm-email.php', { token })).status,
    (await secrets()).length,
    (await pool.query('select account_id from passkeys where not only_second')).rows.length,
    (await pool.query('select account_id from passkeys')).rows.length,
    (await pool.query('select account_id from recovery_codes')).rows.length,
  ];
  const operator = await signInJobSeeker(database, { isAdmin: true });
  await pool.query(
    `insert into passkeys (account_id, credential_id, public_key, name)
     select id, decode(lpad(to_hex(id), 8, '0'), 'hex'), '', 'Lost phone' from accounts
     where id = any($1::bigint[])`,
    [[owner.account.id, operator.account.id]],
  );
  await pool.query(`insert into recovery_codes (account_id, code_hash) values ($1, 'spent')`, [
    operator.account.id,
  ]);
  const dataDir = await makeTemporaryFolder();
  const file = join(dataDir, 'backup.tar.gz');
  await backup(pool, files, file);
  await restore(pool, { files, dataDir }, file, { force: true, afterwards });
  const { rows } = await pool.query('select id from companies order by id');
  expect(rows).toEqual([{ id: owner.company.id }, { id: stated.company.id }]);
  return statuses();
}

test('a restore brings no session, key, code, passkey or link back, nor a mail with one', async () => {
  expect(await restoreWith(revokeAllCredentials)).toEqual([401, 401, 400, 404, 0, 0, 1, 0]);
});

test('control: without it all of them are', async () => {
  expect(await restoreWith()).toEqual([200, 200, 200, 200, 2, 2, 2, 1]);
});

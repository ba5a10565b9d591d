import { randomBytes, randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { countedOfNetwork } from '#platform/limits/count-visitor.ts';
import { makeCompany } from '#testing/factories.ts';
import { startTestApp } from '#testing/start-test-app.ts';

const { call, database } = await startTestApp();
const { pool } = database;
const company = await makeCompany(database);

const post = (path: string, body: object, agent: string) =>
  call(path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'user-agent': agent },
    body: JSON.stringify(body),
  });

const countRows = async () => (await pool.query('select from rate_limits')).rowCount;

test.each([
  ['companies/contact-clicked.php', { id: company.id, kind: 'phone' }],
  ['companies/company-viewed.php', { id: company.id }],
  ['system/visit.php', {}],
])('%s counts no more than one network can be people', async (path, body) => {
  await pool.query('truncate rate_limits');
  await post(path, body, 'Firefox');
  expect(await countRows()).toBe(2);
  await pool.query(`update rate_limits set points = $1 where key like 'counted-net:%'`, [
    countedOfNetwork.times,
  ]);
  for (const agent of ['Safari', 'Chrome', 'Edge']) {
    expect((await post(path, body, agent)).status).toBe(200);
  }
  expect(await countRows()).toBe(2);
});

test('a link that was made up is no row of its own', async () => {
  await pool.query('truncate rate_limits');
  for (let at = 0; at < 3; at += 1) {
    const made = { token: randomBytes(32).toString('base64url'), message: 'x', key: randomUUID() };
    expect((await post('enquiries/reply.php', made, 'Firefox')).status).toBe(404);
    const shared = { ...made, email: 'on' };
    expect((await post('enquiries/share.php', shared, 'Firefox')).status).toBe(404);
  }
  expect(await countRows()).toBe(1);
});

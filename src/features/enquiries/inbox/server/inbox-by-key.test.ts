import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { sendAs } from '#testing/enquire-as.ts';
import { givePlan, makeProduct } from '#testing/factories.ts';
import { makeKey } from '#testing/make-key.ts';
import { signInExhibitor, signInJobSeeker } from '#testing/sign-in-as.ts';
import { startTestApp } from '#testing/start-test-app.ts';

const app = await startTestApp();
const { call, database, fetch } = app;
const owner = await signInExhibitor(database, { name: 'Care House' });
const other = await signInExhibitor(database, { name: 'Dana Devices' });
const buyer = await signInJobSeeker(database);
const { id } = await sendAs(app, buyer, owner.company.id);
for (const { company } of [owner, other]) await givePlan(database, company.id);

const json = { 'content-type': 'application/json' };
const bearer = async (company: number, scopes = ['enquiries:write']) => ({
  authorization: `Bearer ${await makeKey(database, company, scopes)}`,
});
const post = (path: string, body: object, headers: Record<string, string>) =>
  call(`exhibitor/enquiries/${path}.php`, {
    method: 'POST',
    headers: { ...headers, ...json },
    body: JSON.stringify(body),
  });
const detail = (headers: Record<string, string>) =>
  call(`exhibitor/enquiries/detail.php?id=${id}`, { headers });
const mine = await bearer(owner.company.id);

test('a key without the area, of another company or without the plan leads nowhere', async () => {
  const products = await bearer(owner.company.id, ['products:write']);
  expect((await detail(products)).status).toBe(403);
  const reading = await bearer(owner.company.id, ['enquiries:read']);
  expect((await detail(reading)).status).toBe(200);
  const answer = { id, key: randomUUID(), message: 'Yes.' };
  expect((await post('answer', answer, reading)).status).toBe(403);
  expect((await post('update', { id, state: 'won' }, reading)).status).toBe(403);
  const foreign = await bearer(other.company.id);
  expect((await detail(foreign)).status).toBe(404);
  expect((await post('answer', answer, foreign)).status).toBe(404);
  expect((await post('update', { id, labels: ['Mine'] }, foreign)).status).toBe(404);
  const free = await signInExhibitor(database);
  expect((await detail(await bearer(free.company.id))).status).toBe(402);
  // Where a webhook points is for people to decide.
  expect((await call('exhibitor/webhook/show.php', { headers: mine })).status).toBe(403);
});

test('a program lists, reads, answers and moves leads along', async () => {
  const listed = await call('exhibitor/enquiries/list.php?state=new', { headers: mine });
  expect(listed.body.enquiries).toMatchObject([{ id, state: 'new' }]);
  expect((await detail(mine)).body.enquiry.messages).toHaveLength(1);
  const answered = await post('answer', { id, key: randomUUID(), message: 'In stock.' }, mine);
  expect(answered.body.enquiry).toMatchObject({ state: 'answered', email: null, phone: null });
  const moved = await post('update', { id, state: 'won', labels: ['Kuwait'] }, mine);
  expect(moved.body.enquiry).toMatchObject({ state: 'won', labels: ['Kuwait'] });
  const { rows } = await database.pool.query(
    `select count(*)::int as count from mails where recipient = $1 and subject like 'Care House has%'`,
    [buyer.account.email],
  );
  expect(rows[0].count).toBe(1);
});

test('the tools of programs do the same', async () => {
  const params = { name: 'exhibitor_enquiries_list', arguments: {} };
  const answer = await fetch('/mcp', {
    method: 'POST',
    headers: { ...mine, ...json, accept: 'application/json, text/event-stream' },
    body: JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'tools/call', params }),
  });
  const [, message = ''] = (await answer.text()).match(/^data: (.+)$/m) ?? [];
  expect(JSON.parse(message).result.structuredContent.enquiries).toMatchObject([{ id }]);
});

test('with requests in it the inbox is exported line by line, never another’s', async () => {
  const asked = [];
  for (const { company } of [owner, other]) {
    asked.push(
      await makeProduct(database, { companyId: company.id, itemName: `Pump of ${company.name}` }),
    );
  }
  await call('enquiries/send-request.php', {
    method: 'POST',
    headers: { ...buyer.headers, ...json },
    body: JSON.stringify({
      key: randomUUID(),
      items: JSON.stringify(asked.map((each, at) => ({ id: each.id, quantity: at + 7 }))),
      ...{ name: 'Mariam', country: 'KW' },
    }),
  });
  const file = await fetch('/api/exhibitor/enquiries/export.php?format=csv', { headers: mine });
  const text = await file.text();
  expect(text.trim().split('\n')).toHaveLength(3);
  expect(text).toContain('Pump of Care House');
  expect(text).not.toContain('Dana Devices');
  expect(text).not.toContain(buyer.account.email);
});

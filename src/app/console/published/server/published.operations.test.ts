import { expect, test } from 'vitest';
import { publishedKinds } from '#app/console/published/published.contract.ts';
import { makeCatalog, makeCompany, makeEvent, makeJob, makeProduct } from '#testing/factories.ts';
import { createOperator } from '#testing/operator.ts';
import { signInJobSeeker } from '#testing/sign-in-as.ts';
import { startTestApp } from '#testing/start-test-app.ts';

const app = await startTestApp();
const { call, database } = app;
const operator = await createOperator(app);
const { id: companyId } = await makeCompany(database, { name: 'Zain Clinics' });

const made = {
  product: await makeProduct(database, { companyId, itemName: 'Zebra lamp' }),
  catalog: await makeCatalog(database, companyId, { title: 'Zebra prices' }),
  event: await makeEvent(database, companyId, { title: 'Zebra day' }),
  job: await makeJob(database, companyId, { title: 'Zebra nurse' }),
};
await makeJob(database, companyId, { title: 'Zebra nurse, switched off', status: 0 });

const list = async (query: string) =>
  (await operator.get(`published/list.php?${query}`)).body.items as { id: number; path: string }[];

test.each(['hide', 'delete'])('%s is refused for what is not there or not known', async (deed) => {
  const missing = await operator.post(`published/${deed}.php`, { kind: 'job', id: 999_999 });
  expect([missing.status, missing.body.message]).toEqual([404, 'This is no longer there']);
  const odd = await operator.post(`published/${deed}.php`, { kind: 'account', id: 1 });
  expect([odd.status, odd.body.errors[0].field]).toEqual([400, 'kind']);
  const seeker = await signInJobSeeker(database);
  const foreign = await call(`admin/published/${deed}.php`, { method: 'POST', ...seeker });
  expect(foreign.status).toBe(403);
});

test.each(publishedKinds)('lists what visitors see: %s', async (kind) => {
  const found = { id: made[kind].id, company_name: 'Zain Clinics' };
  expect(await list(`kind=${kind}`)).toMatchObject([found]);
  expect(await list(`kind=${kind}&search=zeb`)).toMatchObject([found]);
  expect(await list(`kind=${kind}&search=nowhere`)).toEqual([]);
  const [{ path = '' } = {}] = await list(`kind=${kind}`);
  expect((await app.fetch(path)).status).toBe(200);
});

test('what is hidden is gone at the next read, and stays with its company', async () => {
  const { id, jobRef } = made.job;
  const seen = () => app.fetch(`/job/${jobRef}`);
  expect((await seen()).status).toBe(200);
  expect((await operator.post('published/hide.php', { kind: 'job', id })).status).toBe(200);
  expect((await seen()).status).toBe(404);
  expect(await list('kind=job')).toEqual([]);
  const { rows } = await database.pool.query('select status from jobs where id = $1', [id]);
  expect(rows).toEqual([{ status: 0 }]);
  // Repeating it changes nothing and adds no audit entry.
  expect((await operator.post('published/hide.php', { kind: 'job', id })).status).toBe(200);
  expect(await operator.recordOf('job')).toMatchObject([
    { action: 'status', before: { title: 'Zebra nurse', status: 1 }, after: { status: 0 } },
  ]);
});

test('an event that is deleted is told to whoever is registered', async () => {
  const seeker = await signInJobSeeker(database, { language: 'ar' });
  const { id } = made.event;
  await database.pool.query(
    'insert into event_registrations (account_id, event_id) values ($1, $2)',
    [seeker.account.id, id],
  );
  expect((await operator.post('published/delete.php', { kind: 'event', id })).status).toBe(200);
  expect(await list('kind=event')).toEqual([]);
  const { rows } = await database.pool.query('select recipient, language from mails');
  expect(rows).toEqual([{ recipient: seeker.account.email, language: 'ar' }]);
  expect(await operator.recordOf('event')).toMatchObject([
    { action: 'delete', before: { title: 'Zebra day', company: 'Zain Clinics' }, after: null },
  ]);
});

test('everything is in one list, the newest first, page by page', async () => {
  const other = await makeCompany(database, { name: 'Other Clinics' });
  for (let each = 0; each < 30; each += 1) {
    await makeProduct(database, { companyId: other.id, itemName: `Okapi ${each}` });
    if (each % 10 === 0) await makeCatalog(database, other.id, { title: `Okapi list ${each}` });
  }
  type Page = { items: { kind: string; id: number; title: string }[]; next_cursor: string | null };
  const page = async (query: string): Promise<Page> =>
    (await operator.get(`published/list.php?search=okapi&${query}`)).body;
  const first = await page('');
  expect(first.items).toHaveLength(25);
  expect(first.items.slice(0, 2).map(({ title }) => title)).toEqual(['Okapi 29', 'Okapi 28']);
  const second = await page(`cursor=${first.next_cursor}`);
  expect(second.items).toHaveLength(8);
  expect(second.next_cursor).toBeNull();
  const keys = [...first.items, ...second.items].map(({ kind, id }) => `${kind} ${id}`);
  expect(new Set(keys).size).toBe(33);
  expect((await operator.get('published/list.php?cursor=1')).status).toBe(400);
});

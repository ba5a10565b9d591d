import { expect, test } from 'vitest';
import { dayFromToday, makeCompany, makeEvent, makeJob, makeProduct } from '#testing/factories.ts';
import { startTestApp } from '#testing/start-test-app.ts';

const { call, database } = await startTestApp();

const nothing = { products: 0, companies: 0, catalogs: 0, events: 0, jobs: 0 };

test('a country that does not exist is refused', async () => {
  expect((await call('home/counts.php?country=ZZZ')).status).toBe(400);
});

test('where nothing is, nothing is counted, and no other country stands in', async () => {
  const { body } = await call('home/counts.php?country=IS');
  expect(body).toMatchObject({ counts: nothing, country_used: 'IS', fallback_used: false });
});

test('what visitors see is counted, and nothing else', async () => {
  const company = await makeCompany(database, { name: 'Tiryaq' });
  await makeProduct(database, { companyId: company.id });
  await makeProduct(database, { companyId: company.id });
  await makeEvent(database, company.id, { title: 'Open day' });
  await makeJob(database, company.id, { title: 'Ward nurse' });
  await makeJob(database, company.id, {
    title: 'Closed job',
    startDate: dayFromToday(-9),
    expiryDate: dayFromToday(-1),
  });
  const { body } = await call('home/counts.php?country=KW');
  expect(body.counts).toEqual({ ...nothing, companies: 1, products: 2, events: 1, jobs: 1 });
});

test('a country without anything of its own is told of another', async () => {
  const { body } = await call('home/counts.php?country=IS');
  expect(body).toMatchObject({ country_used: 'KW', fallback_used: true });
});

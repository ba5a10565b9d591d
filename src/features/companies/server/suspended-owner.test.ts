import { expect, test } from 'vitest';
import {
  changeRow,
  makeCatalog,
  makeCompany,
  makeEvent,
  makeJob,
  makeProduct,
} from '#testing/factories.ts';
import { signInExhibitor, signInJobSeeker } from '#testing/sign-in-as.ts';
import { startTestApp } from '#testing/start-test-app.ts';

const { call, fetch, database } = await startTestApp();
const admin = await signInJobSeeker(database, { isAdmin: true });
const word = 'Zumurrud';
const owner = await signInExhibitor(database, {
  name: `${word} House`,
  country: 'OM',
  partnerPosition: 1,
  topPosition: 1,
});
const { id } = owner.company;
const product = await makeProduct(database, { companyId: id, itemName: `${word} lamp` });
const event = await makeEvent(database, id, { title: `${word} day` });
const job = await makeJob(database, id, { title: `${word} nurse` });
await makeCatalog(database, id, { title: `${word} range` });

/** Every place where visitors see something of a company. */
const places = [
  '/api/companies/companies.php?country=OM',
  `/api/companies/company-detail.php?id=${id}`,
  '/api/companies/partner-logos.php',
  '/api/companies/top-exhibitors.php?country=OM',
  '/api/products/get-products.php?country=OM',
  '/api/events/events.php?country=OM',
  '/api/jobs/jobs.php?country=OM',
  '/api/catalogs/catalog-list.php?country=OM',
  `/company/${id}`,
  `/product/${product.id}`,
  `/event/${event.slug}`,
  `/job/${job.jobRef}`,
  '/companies?country=OM',
  '/jobs?country=OM',
  '/sitemaps/companies-1.xml',
];

const showing = async () => {
  const seen: string[] = [];
  for (const place of places) {
    const text = await (await fetch(place)).text();
    if (text.includes(word) || text.includes(`/company/${id}<`)) seen.push(place);
  }
  return seen;
};

const decide = (path: string) =>
  call(`admin/users/${path}.php`, {
    method: 'POST',
    headers: { ...admin.headers, 'content-type': 'application/json' },
    body: JSON.stringify({ account_id: owner.account.id }),
  });

test('a suspended account’s company and all it lists are hidden, until it is reinstated', async () => {
  const before = await showing();
  expect(before.length).toBeGreaterThan(10);
  expect((await decide('suspend')).status).toBe(200);
  expect(await showing()).toEqual([]);
  expect((await call(`companies/company-detail.php?id=${id}`)).status).toBe(404);
  // What is added or changed meanwhile, by an import or an operator, stays hidden too.
  await makeJob(database, id, { title: `${word} surgeon` });
  await changeRow(database, 'companies', id, { owner_suspended: false, status: 1 });
  expect(await showing()).toEqual([]);
  expect((await decide('reinstate')).status).toBe(200);
  expect(await showing()).toEqual(before);
});

test('a company that comes to a suspended account is hidden from the start', async () => {
  const { account } = await signInJobSeeker(database, { suspendedAt: new Date() });
  const hidden = await makeCompany(database, { ownerAccountId: account.id });
  expect((await call(`companies/company-detail.php?id=${hidden.id}`)).status).toBe(404);
});

import { expect, test } from 'vitest';
import { makeCompany } from '#testing/factories.ts';
import { startTestApp } from '#testing/start-test-app.ts';
import { services } from './services.table.ts';

const { call, fetch, database } = await startTestApp();
const path = 'services/company-services.php';
const company = await makeCompany(database, { type: 5 });

test.each(['', '?id=', '?id=x', '?id=0', '?id=1.5'])('"%s" is refused', async (query) => {
  const { status, body } = await call(`${path}${query}`);
  expect(status).toBe(400);
  expect(body.errors).toEqual([expect.objectContaining({ field: 'id' })]);
});

test('an unknown or unlisted company is not found', async () => {
  const hidden = await makeCompany(database, { status: 3 });
  for (const id of [999_999, hidden.id]) {
    const { status, body } = await call(`${path}?id=${id}`);
    expect(status).toBe(404);
    expect(body.message).toBe('Company not found');
  }
});

test('a tab without entries is coming soon', async () => {
  const html = await (await fetch(`/company/${company.id}?tab=products`)).text();
  expect(html).toContain('coming soon');
});

test('active ones in their order, in the language of the caller, and on the page', async () => {
  const other = await makeCompany(database);
  await database.orm.insert(services).values([
    { companyId: company.id, name: 'Second', position: 2 },
    { companyId: company.id, name: 'First', nameAr: 'الأول', position: 1 },
    { companyId: company.id, name: 'Closed', status: 0 },
    { companyId: other.id, name: 'Elsewhere' },
  ]);
  const { body } = await call(`${path}?id=${company.id}`);
  expect(body.services.map(({ name }: { name: string }) => name)).toEqual(['First', 'Second']);
  const arabic = await call(`${path}?id=${company.id}`, { headers: { 'accept-language': 'ar' } });
  expect(arabic.body.services[0].name).toBe('الأول');
  const html = await (await fetch(`/company/${company.id}?tab=products`)).text();
  expect(html).toContain('Second');
  expect(html).not.toContain('coming soon');
});

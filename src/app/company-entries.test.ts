import { describe, expect, test } from 'vitest';
import { insertRows } from '#platform/database/insert-rows.ts';
import { makeCompany } from '#testing/factories.ts';
import { startTestApp } from '#testing/start-test-app.ts';

const { call, fetch, database } = await startTestApp();

/** The short lists on a company's page, each with its tab. */
const lists = [
  { name: 'branches', table: 'branches', tab: 'branches', type: 1 },
  { name: 'departments', table: 'departments', tab: 'department', type: 1 },
  { name: 'services', table: 'services', tab: 'products', type: 5 },
];

describe.each(lists)('the $name of a company', ({ name, table, tab, type }) => {
  const path = `${name}/company-${name}.php`;
  const page = async (id: number) => (await fetch(`/company/${id}?tab=${tab}`)).text();

  test.each(['', '?id=', '?id=x', '?id=0', '?id=1.5'])('"%s" is refused', async (query) => {
    const { status, body } = await call(`${path}${query}`);
    expect(status).toBe(400);
    expect(body.errors).toEqual([expect.objectContaining({ field: 'id' })]);
  });

  test('an unknown or unlisted company is not found', async () => {
    const hidden = await makeCompany(database, { status: 3 });
    for (const id of [999_999, hidden.id]) {
      const { status, body } = await call(`${path}?id=${id}`);
      expect([status, body.message]).toEqual([404, 'Company not found']);
    }
  });

  test('a tab without entries is coming soon', async () => {
    const company = await makeCompany(database, { type });
    expect(await page(company.id)).toContain('coming soon');
  });

  test('active ones in their order, in the language of the caller, and on the page', async () => {
    const company = await makeCompany(database, { type });
    const other = await makeCompany(database, { type });
    await insertRows(database.pool, table, [
      { companyId: company.id, name: 'Second', position: 2 },
      { companyId: company.id, name: 'First', nameAr: 'الأول', position: 1 },
      { companyId: company.id, name: 'Closed', status: 0 },
      { companyId: other.id, name: 'Elsewhere' },
    ]);
    const namesIn = async (language: string) => {
      const headers = { 'accept-language': language };
      const { body } = await call(`${path}?id=${company.id}`, { headers });
      return body[name].map((entry: { name: string }) => entry.name);
    };
    expect(await namesIn('en')).toEqual(['First', 'Second']);
    expect(await namesIn('ar')).toEqual(['الأول', 'Second']);
    const html = await page(company.id);
    expect(html).toContain('Second');
    expect(html).not.toContain('coming soon');
  });
});

test('calling a branch counts for its company', async () => {
  const company = await makeCompany(database, { type: 1 });
  await insertRows(database.pool, 'branches', {
    companyId: company.id,
    name: 'Hawalli',
    phoneCountry: '965',
    phone: '22610000',
  });
  const page = await (await fetch(`/company/${company.id}?tab=branches`)).text();
  expect(page).toContain(`<a data-counts="phone ${company.id}" href="tel:+96522610000"`);
});

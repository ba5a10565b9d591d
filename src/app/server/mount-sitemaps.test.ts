import { expect, test } from 'vitest';
import { makeCompany } from '#testing/factories.ts';
import { startTestApp } from '#testing/start-test-app.ts';

const { fetch, database } = await startTestApp({ APP_URL: 'https://mai.example' });
const text = async (path: string) => (await fetch(path)).text();

test('robots are shown the way to the sitemaps', async () => {
  const robots = await text('/robots.txt');
  expect(robots).toContain('Sitemap: https://mai.example/sitemap.xml');
  expect(robots).toContain('Disallow: /api/');
});

test('a listed company is in the sitemap in both languages, and leaves it at once', async () => {
  const { id } = await makeCompany(database);
  expect(await text('/sitemap.xml')).toContain(
    '<loc>https://mai.example/sitemaps/companies-1.xml</loc>',
  );
  const map = await text('/sitemaps/companies-1.xml');
  expect(map).toContain(`<loc>https://mai.example/company/${id}</loc>`);
  expect(map).toContain(`<loc>https://mai.example/ar/company/${id}</loc>`);
  expect(map).toContain(`hreflang="ar" href="https://mai.example/ar/company/${id}"`);
  await database.pool.query('update companies set status = 3');
  expect(await text('/sitemaps/companies-1.xml')).not.toContain('<loc>');
});

test('pages have a map of their own; an unknown map is not found', async () => {
  expect(await text('/sitemaps/pages.xml')).toContain('<loc>https://mai.example/companies</loc>');
  for (const name of ['nothing-1', 'companies-0', 'companies-x', 'companies']) {
    expect((await fetch(`/sitemaps/${name}.xml`)).status).toBe(404);
  }
});

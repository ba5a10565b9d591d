import { expect, test } from 'vitest';
import { makeCatalog, makeCompany, makeEvent, makeJob, makeProduct } from '#testing/factories.ts';
import { startTestApp } from '#testing/start-test-app.ts';

const keeping = await startTestApp();
const { database } = keeping;
/** Renders every page completely, every time. */
const anew = await startTestApp({ ANSWERS_MB: '0' }, database);

const company = await makeCompany(database, { name: 'Dana & <Sons>', nameAr: 'دانة' });
const product = await makeProduct(database, {
  companyId: company.id,
  priceMinor: 1250,
  currency: 'KWD',
  image_1: 'pump.svg',
});
for (const itemName of ['Second & last', 'Third']) {
  await makeProduct(database, { companyId: company.id, itemName });
}
const job = await makeJob(database, company.id, { title: 'Theatre nurse' });
const event = await makeEvent(database, company.id, { title: 'Heart congress' });
await makeCatalog(database, company.id, { title: 'Pumps of the year' });

/** The markup that a browser shows before it runs scripts. */
async function shownBy({ fetch }: typeof keeping, path: string): Promise<string> {
  const html = await (await fetch(path)).text();
  return html.slice(html.indexOf('<body>'), html.indexOf('<script type="application/json"'));
}

const paths = [
  '/',
  '/products?country=KW',
  '/products?country=KW&sort=cheapest',
  `/product/${product.id}`,
  '/catalogs',
  '/companies',
  `/company/${company.id}`,
  '/events',
  `/event/${event.slug}`,
  '/jobs',
  `/job/${job.jobRef}`,
];

test.each(paths.flatMap((path) => [path, `/ar${path === '/' ? '' : path}`]))(
  '%s is the same markup with parts that are kept and without',
  async (path) => {
    const whole = await shownBy(anew, path);
    expect(whole).toContain('</main>');
    expect(await shownBy(keeping, path)).toBe(whole);
  },
);

test('a card whose record changed shows the change on every page that has it', async () => {
  await database.pool.query(`update products set item_name = 'Renamed' where id = $1`, [
    product.id,
  ]);
  for (const path of ['/products?country=KW', `/company/${company.id}`]) {
    expect(await shownBy(keeping, path)).toContain('Renamed');
  }
});

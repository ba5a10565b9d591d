import { expect, test } from 'vitest';
import {
  dayFromToday,
  givePlan,
  makeCompany,
  makeEvent,
  makeJob,
  makeProduct,
} from '#testing/factories.ts';
import { startTestApp } from '#testing/start-test-app.ts';

const { fetch, database } = await startTestApp();

/** The page without the data that it passes to the browser. */
const home = async () => (await (await fetch('/')).text()).split('id="page-state"')[0] ?? '';

/** How often a text is read out: visual copies are inert. */
const timesRead = (html: string, words: string) =>
  html.replace(/<(ul|li)[^>]*\binert\b.*?<\/\1>/g, '').split(words).length - 1;

test('with nothing to show the boxes hold the stated words', async () => {
  const html = await home();
  for (const words of ['No exhibitors found', 'No Jobs Available', 'Congresses and exhibitions']) {
    expect(html).toContain(words);
  }
});

test('with nothing to show it says what is to come, and how', async () => {
  const html = await home();
  expect(html).toContain('What you will find here');
  expect(html).not.toContain('What is new in');
  for (const words of ['Be the first exhibitor', 'Publish the first job']) {
    expect(html).toMatch(new RegExp(`href="/login\\?next=[^"]+"[^>]*>${words}<`));
  }
});

test('a portal without content counts nothing and has no empty band of logos', async () => {
  const html = await home();
  expect(html).not.toContain('Browse by category');
  expect(html).not.toContain('aria-label="In Kuwait"');
  expect(html).not.toMatch(/<footer[^>]*><div class="h-32">/);
});

test('with content they lead to it', async () => {
  const company = await makeCompany(database, { name: 'Tiryaq', topPosition: 1 });
  await givePlan(database, company.id);
  const product = await makeProduct(database, {
    companyId: company.id,
    itemName: 'Portable lamp',
    itemCategory: 'Lamps',
  });
  const event = await makeEvent(database, company.id, { title: 'Open day' });
  await makeJob(database, company.id, { title: 'Ward nurse' });
  await makeJob(database, company.id, {
    title: 'Closed job',
    startDate: dayFromToday(-9),
    expiryDate: dayFromToday(-1),
  });
  const html = await home();
  expect(html).toContain(`href="/company/${company.id}"`);
  expect(html).toContain(`href="/product/${product.id}"`);
  expect(html).toContain(`href="/event/${event.slug}"`);
  expect(html).toContain('aria-label="In Kuwait"');
  expect(html).toMatch(/href="\/products\?category=\w+&amp;country=KW"/);
  expect(html).not.toContain('Closed job');
  expect(html).not.toContain('Congresses and exhibitions');
  expect(html).toContain('What is new in Kuwait');
  expect(timesRead(html, 'Ward nurse')).toBe(1);
  expect(timesRead(html, 'Your company here')).toBeGreaterThan(0);
});

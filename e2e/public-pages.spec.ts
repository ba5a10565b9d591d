import type { APIRequestContext } from '@playwright/test';
import { expect, expectSound, open, places, test } from './portal.ts';

const fixed = [
  '/',
  '/products',
  '/catalogs',
  '/companies',
  '/rx',
  '/events',
  '/jobs',
  '/privacy-policy',
  '/terms-conditions',
  '/cookie-policy',
  '/data-protection',
  '/faq',
  '/contact',
  '/advertising',
  '/subscription',
  '/login',
];

type Facts = Readonly<Record<string, string | number>>;

async function firstOf(request: APIRequestContext, call: string, list: string): Promise<Facts> {
  const answer = await request.get(`/api/${call}?country=KW&limit=1`);
  const [first] = (await answer.json())[list];
  return first;
}

/** The page of one record of each kind. */
const records: Readonly<Record<string, (request: APIRequestContext) => Promise<string>>> = {
  company: async (request) =>
    `/company/${(await firstOf(request, 'companies/companies.php', 'companies')).id}`,
  product: async (request) =>
    `/product/${(await firstOf(request, 'products/get-products.php', 'products')).product_id}`,
  medicine: async () => '/rx/paracetamol',
  event: async (request) =>
    `/event/${(await firstOf(request, 'events/events.php', 'events')).slug}`,
  job: async (request) => `/job/${(await firstOf(request, 'jobs/jobs.php', 'jobs')).job_ref}`,
};

for (const { language, prefix, screen, use } of places) {
  test.describe(`in ${language} on a ${screen}`, () => {
    test.use(use);

    for (const path of fixed) {
      test(`${path} fits and is accessible`, async ({ page }) => {
        await open(page, prefix + path);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await expectSound(page);
      });
    }

    for (const [kind, addressOf] of Object.entries(records)) {
      test(`the page of a ${kind} fits and is accessible`, async ({ page }) => {
        await open(page, prefix + (await addressOf(page.request)));
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await expectSound(page);
      });
    }
  });
}

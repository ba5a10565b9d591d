import type { Page } from '@playwright/test';
import { FOUNDED_IN, signInNewExhibitor } from './new-exhibitor.ts';
import { expectNoSidewaysScroll, languages, openLoaded, test, widths } from './portal.ts';
import { portalPool } from './portal-database.ts';
import { signIn } from './sign-in.ts';
import { expectWholeWords } from './whole-words.ts';

/** Between a phone and a desktop, and a desktop at four times the zoom: widths that nobody tests by chance. */
const WIDTHS = [320, 640, 768, 1024];

/** Widths at which the widest lists are tables. */
const WORK_WIDTHS = [1024, 1280];

const pages = ['/', '/products', '/companies', '/company/1', '/events', '/jobs', '/subscription'];

/** The pages people work with: those they use daily, and the widest. */
const workplaces = {
  'exhibitor@mai.example': [
    'profile',
    'products',
    'products/add',
    'events',
    'jobs/applicants/1?view=board',
    'enquiries',
    'billing',
    'embeds',
  ].map((screen) => `/exhibitor/dashboard/${screen}`),
  'admin@mai.example': [
    '',
    '/companies',
    '/mails',
    '/plans',
    '/showcase',
    '/sponsor-logos',
    '/synonyms',
  ].map((screen) => `/admin${screen}`),
  'seeker@mai.example': ['/user/dashboard/my-jobs', '/user/dashboard/my-events'],
};

async function expectSoundAtEveryWidth(page: Page, path: string): Promise<void> {
  await openLoaded(page, path);
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 });
    await test.step(`${path} at ${width}`, async () => {
      await expectNoSidewaysScroll(page);
      await expectWholeWords(page);
    });
  }
}

/**
 * The text spacing that readers may set (WCAG 1.4.12). Not tested at the narrowest width; the next page is back to
 * normal.
 */
const SPREAD =
  '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }' +
  'p { margin-bottom: 2em !important }';

async function expectRoomForSpreadText(
  page: Page,
  path: string,
  widths: readonly number[],
): Promise<void> {
  await page.evaluate((rules) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(rules);
    document.adoptedStyleSheets.push(sheet);
  }, SPREAD);
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    await test.step(`${path} spread at ${width}`, () => expectNoSidewaysScroll(page));
  }
}

for (const { language, prefix } of languages) {
  test(`words are whole and nothing is out of reach at any width (${language})`, async ({
    page,
  }) => {
    for (const path of pages) {
      await expectSoundAtEveryWidth(page, prefix + path);
      await expectRoomForSpreadText(page, path, WIDTHS.slice(1));
    }
  });

  for (const [email, screens] of Object.entries(workplaces)) {
    test(`so are those of ${email} (${language})`, async ({ page }) => {
      await signIn(page, email);
      for (const path of screens) {
        await expectSoundAtEveryWidth(page, prefix + path);
        await expectRoomForSpreadText(page, path, WORK_WIDTHS);
      }
    });
  }
}

/**
 * Makes a company that writes everything as one long word, with a product and a job; returns the paths of its pages.
 */
async function publishLongWords(email: string): Promise<readonly string[]> {
  const pool = await portalPool();
  const word = 'Nosuchwordendsbeforethemarginofapage'.repeat(2);
  const { rows: companies } = await pool.query<{ id: number }>(
    'update companies set name = $2, description = $2 where email = $1 returning id',
    [email, word],
  );
  const [company] = companies;
  const { rows: products } = await pool.query<{ id: number }>(
    `insert into products (company_id, item_name, item_code, stock, status, country)
     values ($1, $2, $3, 1, 1, $4) returning id`,
    [company?.id, word, word.slice(0, 50), FOUNDED_IN],
  );
  const { rows: jobs } = await pool.query<{ job_ref: string }>(
    `insert into jobs (company_id, title, details, start_date, expiry_date, status, country, answer_within_days)
     values ($1, $2, $2, current_date, current_date + 30, 1, $3, 14) returning job_ref`,
    [company?.id, word, FOUNDED_IN],
  );
  const [product] = products;
  return [
    `/company/${company?.id}`,
    `/product/${product?.id}`,
    `/enquire?product=${product?.id}`,
    `/compare?ids=${product?.id},1`,
    `/job/${jobs[0]?.job_ref}`,
    '/exhibitor/dashboard/profile',
    '/exhibitor/dashboard/products',
    '/exhibitor/dashboard/jobs',
  ];
}

for (const { language, prefix } of languages) {
  test(`a word that is wider than its place widens no page (${language})`, async ({ page }) => {
    const paths = await publishLongWords(await signInNewExhibitor(page));
    for (const path of paths) {
      await openLoaded(page, prefix + path);
      for (const viewport of Object.values(widths)) {
        await page.setViewportSize(viewport);
        await test.step(`${path} at ${viewport.width}`, () => expectNoSidewaysScroll(page));
      }
    }
  });
}

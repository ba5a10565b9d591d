import type { Page } from '@playwright/test';
import { readFirstShown } from '#app/programs/changes/server/first-shown.ts';
import { serverFeatures } from '#app/server/server-features.ts';
import { sendAlerts } from '#features/saved-searches/server/send-alerts.ts';
import { readStopLink } from './mailbox.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, open, places, test } from './portal.ts';
import { portalPool } from './portal-database.ts';
import { signInNew } from './sign-in.ts';

const words = {
  en: {
    save: 'Save this search',
    name: 'Name',
    send: 'Save search',
    saved: 'Saved searches',
    stop: 'Stop the mails',
    stopped: 'No more mails about this search will come.',
    home: 'To the home page',
    paused: 'Paused',
    /** Each journey searches for jobs of its own kind. */
    employment: 'contract',
  },
  ar: {
    save: 'حفظ هذا البحث',
    name: 'الاسم',
    send: 'حفظ البحث',
    saved: 'عمليات البحث المحفوظة',
    stop: 'إيقاف الرسائل',
    stopped: 'لن تصلك رسائل أخرى عن هذا البحث.',
    home: 'إلى الصفحة الرئيسية',
    paused: 'متوقف مؤقتًا',
    employment: 'part-time',
  },
};

const DAY_MS = 86_400_000;

/** A job at the end of the list, where no other journey counts it; it is deleted afterwards. */
async function withNewJob(employment: string, work: () => Promise<void>): Promise<void> {
  const pool = await portalPool();
  const { rows } = await pool.query(
    `insert into jobs (company_id, title, details, start_date, expiry_date, status, employment_kind)
     select id, 'Perfusionist for a journey', 'Details of it', current_date - 300, current_date + 60, 1,
       $1
     from companies where listed and country = 'KW' order by id limit 1 returning id`,
    [employment],
  );
  try {
    await work();
  } finally {
    await pool.query('delete from jobs where id = $1', [rows[0].id]);
  }
}

/** Runs the portal's morning task for successive mornings, until the new job has been mailed. */
async function untilMailed(email: string): Promise<void> {
  const pool = await portalPool();
  const lists = serverFeatures.flatMap((feature) => feature.followed ?? []);
  let morning = Date.now();
  await expect
    .poll(async () => {
      morning += DAY_MS;
      const now = new Date(morning);
      await sendAlerts(pool, { lists, appUrl: 'http://localhost', now, readFirstShown });
      const { rowCount } = await pool.query(
        'select from mails where recipient = $1 and stop_url is not null',
        [email],
      );
      return rowCount;
    })
    .toBe(1);
}

const emailOf = (page: Page): Promise<string> =>
  page.evaluate(() => JSON.parse(localStorage.getItem('user') ?? '{}').email);

for (const { language, prefix, screen, use } of places) {
  test.describe(`alerts in ${language} on a ${screen}`, () => {
    test.use(use);
    const t = words[language];
    const search = `/jobs?search=perfusionist&employment=${t.employment}`;

    test('a search is saved on the way through signing in, mailed, and stopped by a link', async ({
      page,
    }) => {
      await open(page, `${prefix}${search}`);
      await page.getByRole('link', { name: t.save }).click();
      await expect(page).toHaveURL(/\/login\?next=/);
      const login = new URL(page.url());
      await signInNew(page, 'Huda');
      const email = await emailOf(page);
      await open(page, login.pathname + login.search);
      await expect(page.getByRole('heading', { level: 1, name: t.save })).toBeVisible();
      await expect(page.getByLabel(t.name)).toHaveValue(/^perfusionist/);
      await expectAccessible(page);
      await expectNoSidewaysScroll(page);
      await page.getByLabel(t.name).fill('Heart and lung');
      await page.getByRole('button', { name: t.send }).click();
      await expect(page.getByRole('heading', { name: t.saved })).toBeVisible();
      await expect(page.getByRole('link', { name: 'Heart and lung' })).toHaveAttribute(
        'href',
        prefix + search,
      );
      await expectAccessible(page);
      await expectNoSidewaysScroll(page);
      await withNewJob(t.employment, () => untilMailed(email));
      const link = new URL(await readStopLink(email));
      await open(page, prefix + link.pathname.replace(/^\/ar/, '') + link.hash);
      await page.getByRole('button', { name: t.stop }).click();
      await expect(page.getByText(t.stopped)).toBeVisible();
      await expect(page.getByRole('link', { name: t.home })).toBeVisible();
      await expectAccessible(page);
      await open(page, `${prefix}/dashboard/settings#saved-searches`);
      await expect(page.getByText(t.paused, { exact: true })).toBeVisible();
    });
  });
}

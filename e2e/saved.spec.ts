import type { Page } from '@playwright/test';
import { expect, expectAccessible, expectNoSidewaysScroll, open, places, test } from './portal.ts';
import { signInNew } from './sign-in.ts';

const words = {
  en: {
    saveJob: 'Save job',
    saveEvent: 'Save for later',
    saved: 'Saved',
    kept: 'Kept in this browser.',
    remove: /^Remove: /,
    none: 'No saved jobs',
    similarJobs: 'Similar jobs',
    similarEvents: 'Similar events',
  },
  ar: {
    saveJob: 'حفظ الوظيفة',
    saveEvent: 'احفظها لوقت لاحق',
    saved: 'محفوظة',
    kept: 'محفوظة في هذا المتصفح.',
    remove: /^إزالة: /,
    none: 'لا توجد وظائف محفوظة',
    similarJobs: 'وظائف مشابهة',
    similarEvents: 'فعاليات مشابهة',
  },
};

async function firstOf<Key extends string>(page: Page, call: string, key: Key, fact: string) {
  const answer = await page.request.get(`/api/${call}?country=KW&limit=1`);
  const body: Record<Key, Record<string, string>[]> = await answer.json();
  return String(body[key][0]?.[fact]);
}

const keptIn = (page: Page) =>
  page.evaluate(() => [localStorage.getItem('saved_jobs'), localStorage.getItem('saved_events')]);

for (const { language, prefix, screen, use } of places) {
  test.describe(`saving in ${language} on a ${screen}`, () => {
    test.use(use);
    const t = words[language];

    test('what a visitor saves is kept in the browser and becomes the account’s', async ({
      page,
    }) => {
      const job = await firstOf(page, 'jobs/jobs.php', 'jobs', 'job_ref');
      const event = await firstOf(page, 'events/events.php', 'events', 'slug');
      await open(page, `${prefix}/job/${job}`);
      const title = await page.getByRole('heading', { level: 1 }).innerText();
      await expect(page.getByRole('heading', { name: t.similarJobs })).toBeVisible();
      await page.getByRole('button', { name: t.saveJob }).click();
      await expect(page.getByText(t.kept)).toBeVisible();
      await expectAccessible(page);
      await expectNoSidewaysScroll(page);
      await page.reload();
      await expect(page.getByRole('button', { name: t.saved, exact: true })).toBeVisible();

      await open(page, `${prefix}/event/${event}`);
      await expect(page.getByRole('heading', { name: t.similarEvents })).toBeVisible();
      await page.getByRole('button', { name: t.saveEvent }).click();
      await expect(page.getByText(t.kept)).toBeVisible();
      await expectAccessible(page);
      await expectNoSidewaysScroll(page);
      expect((await keptIn(page)).every((list) => list !== null)).toBe(true);

      await signInNew(page, 'Huda');
      await open(page, `${prefix}/user/dashboard/my-jobs?tab=saved`);
      await expect(page.getByRole('heading', { name: title })).toBeVisible();
      await expect.poll(() => keptIn(page)).toEqual([null, null]);
      await expectAccessible(page);
      await open(page, `${prefix}/user/dashboard/my-events?tab=saved`);
      await expect(page.getByRole('tabpanel').getByRole('listitem')).toHaveCount(1);

      await open(page, `${prefix}/user/dashboard/my-jobs?tab=saved`);
      await page.getByRole('button', { name: t.remove }).click();
      await expect(page.getByRole('heading', { name: t.none })).toBeVisible();
    });
  });
}

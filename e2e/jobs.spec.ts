import type { Page } from '@playwright/test';
import { expect, expectAccessible, expectNoSidewaysScroll, open, places, test } from './portal.ts';
import { signIn, signInNew } from './sign-in.ts';

const words = {
  en: {
    heading: 'Jobs in Kuwait',
    more: 'Load more',
    view: 'View Details',
    close: 'Close',
    asPage: 'Open as a page',
    login: 'Please login to apply for jobs.',
    back: 'Back to jobs',
  },
  ar: {
    heading: 'الوظائف في الكويت',
    more: 'عرض المزيد',
    view: 'عرض التفاصيل',
    close: 'إغلاق',
    asPage: 'فتح في صفحة',
    login: 'يرجى تسجيل الدخول للتقدّم إلى الوظائف.',
    back: 'العودة إلى الوظائف',
  },
};

const cards = (page: Page) => page.getByRole('main').getByRole('listitem');

for (const { language, prefix, screen, use } of places) {
  test.describe(`jobs in ${language} on a ${screen}`, () => {
    test.use(use);
    const t = words[language];

    test('from the list over the dialog to the page and back', async ({ page }) => {
      await open(page, `${prefix}/jobs`);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(t.heading);
      await expect(cards(page)).toHaveCount(6);
      await page.getByRole('button', { name: t.more, exact: true }).click();
      await expect(cards(page)).toHaveCount(12);

      const title = await cards(page).first().getByRole('heading').innerText();
      const button = cards(page).first().getByRole('button', { name: t.view });
      await button.click();
      const dialog = page.getByRole('dialog', { name: title });
      await expect(dialog.getByText(t.login)).toBeVisible();
      await expectNoSidewaysScroll(page);
      await expectAccessible(page);
      await page.keyboard.press('Escape');
      await expect(dialog).toBeHidden();
      await expect(button).toBeFocused();

      await cards(page).first().getByRole('link').click();
      await dialog.getByRole('link', { name: t.asPage }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
      await expect(page).toHaveURL(/\/job\/JOB-\d{4}-\d{6}$/);
      await page.getByRole('link', { name: t.back }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(t.heading);
    });
  });
}

test('an exhibitor looks at jobs and is told why applying is not possible', async ({ page }) => {
  await signIn(page, 'exhibitor@mai.example');
  await open(page, '/jobs');
  await cards(page).first().getByRole('button', { name: 'View Details' }).click();
  await expect(page.getByRole('dialog')).toContainText(
    'Only Job Seekers can apply for jobs. Your account type is: Exhibitor',
  );
});

test('a job seeker is asked to apply, sooner where a week or less is left', async ({ page }) => {
  await signInNew(page, 'Noor Looking');
  const answer = await page.request.get('/api/jobs/jobs.php?country=KW&limit=50');
  const { jobs }: { jobs: { job_ref: string; job_title: string; days_left: number }[] } =
    await answer.json();
  for (const [label, isSoon] of [
    ['Apply Soon', true],
    ['Apply Now', false],
  ] as const) {
    const job = jobs.find(({ days_left }) => days_left <= 7 === isSoon);
    await open(page, `/jobs?search=${job?.job_title}`);
    const card = cards(page).filter({ has: page.locator(`a[href$="${job?.job_ref}"]`) });
    await expect(card.getByRole('button', { name: label })).toBeVisible();
  }
});

test('a job that does not exist answers 404 in the stated words', async ({ page }) => {
  for (const address of ['/job/JOB-2020-999999', '/job/abc']) {
    const response = await page.goto(address);
    expect(response?.status()).toBe(404);
    await expect(page.getByRole('heading', { name: 'Job not found' })).toBeVisible();
  }
});

test('when the list cannot be loaded it says so and can be retried', async ({ page }) => {
  await open(page, '/companies');
  await page.route('**/api/jobs/jobs.php*', (route) => route.abort());
  await page.locator('footer').getByRole('link', { name: 'Jobs' }).click();
  await expect(page.getByRole('heading', { name: 'Unable to Load Jobs' })).toBeVisible();
  await page.unroute('**/api/jobs/jobs.php*');
  await page.getByRole('button', { name: 'Try Again' }).click();
  await expect(cards(page)).toHaveCount(6);
});

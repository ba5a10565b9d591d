import type { Page } from '@playwright/test';
import { jobsCollection } from '#features/jobs/jobs.collection.ts';
import { exhibitorCollections, goodInput } from '#testing/collections.ts';
import { signInNewExhibitor } from './new-exhibitor.ts';
import { letTimePass } from './page-time.ts';
import { expect, open, test } from './portal.ts';

const LIST = '/exhibitor/dashboard/jobs';

/** As the form would, without its pauses. */
async function addJobs(page: Page, count: number): Promise<void> {
  const token = await page.evaluate(() => localStorage.getItem('user_token'));
  for (let n = 1; n <= count; n += 1) {
    const data = { ...goodInput(jobsCollection), job_title: `Ward nurse ${n}` };
    const answer = await page.request.post('/api/exhibitor/jobs/create.php', {
      headers: { authorization: `Bearer ${token}` },
      data,
    });
    expect(answer.ok()).toBe(true);
  }
}

test('rows are numbered, and five of seven are named before they are deleted', async ({ page }) => {
  await signInNewExhibitor(page);
  await addJobs(page, 7);
  await open(page, LIST);
  const rows = page.getByRole('row').filter({ hasText: 'Ward nurse' });
  await expect(rows).toHaveCount(7);
  await expect(rows.first()).toContainText('1Ward nurse 7');
  await expect(rows.last()).toContainText('7Ward nurse 1');
  for (const row of await rows.all()) await row.getByRole('checkbox').check();
  await page.getByLabel('Action for the selection').selectOption('delete');
  await page.getByRole('button', { name: 'Execute' }).click();
  const question = page.getByRole('alertdialog');
  await expect(question.getByRole('listitem')).toHaveCount(6);
  await expect(question.getByRole('listitem').last()).toHaveText('... and 2 more');
  await question.getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('7 job(s) deleted successfully')).toBeVisible();
  await expect(page.getByText('No Jobs Found')).toBeVisible();
});

test('all rows are chosen, also those on other pages', async ({ page }) => {
  await signInNewExhibitor(page);
  await addJobs(page, 12);
  await open(page, `${LIST}?size=10`);
  await expect(page.getByRole('row').filter({ hasText: 'Ward nurse' })).toHaveCount(10);
  await page.getByRole('checkbox', { name: 'Select all', exact: true }).check();
  await expect(page.getByText('10 selected')).toBeVisible();
  await page.getByRole('button', { name: 'Select all 12' }).click();
  await expect(page.getByText('12 selected')).toBeVisible();
  await page.getByLabel('Action for the selection').selectOption('deactivate');
  await page.getByRole('button', { name: 'Execute' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Deactivate' }).click();
  await expect(page.getByText('12 job(s) deactivated successfully')).toBeVisible();
});

test('a message left for the list is shown once', async ({ page }) => {
  await signInNewExhibitor(page);
  await page.evaluate(() => sessionStorage.setItem('jobError', 'Job not found'));
  await open(page, LIST);
  await expect(page.getByText('Job not found')).toBeVisible();
  await page.reload();
  await expect(page.getByText('No Jobs Found')).toBeVisible();
  await expect(page.getByText('Job not found')).toHaveCount(0);
});

test('the browser asks before changes are lost', async ({ page }) => {
  await signInNewExhibitor(page);
  await open(page, `${LIST}/add`);
  await page.locator('form [name="job_title"]').fill('Ward nurse');
  await expect(page.getByText('Unsaved changes')).toBeVisible();
  const asked = page.waitForEvent('dialog');
  const leaving = page.goto('/faq').catch(() => undefined);
  const dialog = await asked;
  expect(dialog.type()).toBe('beforeunload');
  await dialog.accept();
  await leaving;
});

for (const { name, title } of [
  { name: 'jobs', title: 'job_title' },
  { name: 'catalogs', title: 'title' },
  { name: 'events', title: 'event_title' },
]) {
  test(`what was deleted meanwhile cannot be saved, and the list of ${name} says so`, async ({
    page,
  }) => {
    await signInNewExhibitor(page);
    const list = `/exhibitor/dashboard/${name}`;
    const collection = exhibitorCollections.find((each) => each.name === name);
    if (!collection) throw new Error(`There are no ${name}`);
    const token = await page.evaluate(() => localStorage.getItem('user_token'));
    const headers = { authorization: `Bearer ${token}` };
    const post = async (call: string, data: object) => {
      const answer = await page.request.post(`/api/exhibitor/${name}/${call}`, { headers, data });
      expect(answer.ok()).toBe(true);
      return answer.json();
    };
    const { id } = await post('create.php', goodInput(collection));
    await open(page, `${list}/edit/${id}`);
    await page.locator(`form [name="${title}"]`).fill('Changed in vain');
    await post('delete.php', { [collection.ids.acted]: id });
    await page.getByRole('button', { name: /^Update/ }).click();
    const words = page.getByText(/not found or has been deleted/);
    await expect(words).toBeVisible();
    await letTimePass(page, 1_500);
    await expect(page).toHaveURL(list);
    await expect(page.getByRole('alertdialog')).toHaveCount(0);
    await expect(words).toBeVisible();
  });
}

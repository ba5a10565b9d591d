import { expect, open, test } from './portal.ts';

test('questions are filtered by category and by words', async ({ page }) => {
  await open(page, '/faq');
  const questions = page.locator('main details');
  await expect(questions).toHaveCount(18);
  const headings = page.locator('main').getByRole('heading', { level: 2 });
  await expect(headings).toHaveText(['Account', 'Jobs', 'Events', 'Billing', /not here/]);
  for (const [name, count] of [
    ['Account 5', 5],
    ['Jobs 6', 6],
    ['Events 3', 3],
    ['Billing 4', 4],
  ] as const) {
    await page.getByRole('button', { name }).click();
    await expect(questions).toHaveCount(count);
    await expect(headings.first()).toHaveText(name.replace(/ \d+/, ''));
  }
  await page.getByRole('button', { name: 'All 18' }).click();
  await page.getByRole('searchbox').fill('MONEY-BACK');
  await expect(questions).toHaveCount(1);
  await questions.first().locator('summary').click();
  await expect(page.getByText('within 30 days of payment')).toBeVisible();
  await page.getByRole('searchbox').fill('zzzz');
  await expect(page.getByRole('heading', { name: 'No question matches' })).toBeVisible();
});

test('a legal page that cannot be loaded has a fallback text and can be retried', async ({
  page,
}) => {
  await open(page, '/faq');
  await page.route('**/api/static/*', (route) => route.abort());
  await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy Policy' }).click();
  await expect(page.getByRole('heading', { name: 'Failed to load content' })).toBeVisible();
  await expect(page.getByText('This text could not be loaded just now.')).toBeVisible();
  await page.unroute('**/api/static/*');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText('180 days after the job has ended')).toBeVisible();
});

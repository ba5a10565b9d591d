import {
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  open,
  places,
  test,
  widths,
} from './portal.ts';

test('the comparison shows what each plan has; plan 1 is told and sold, plan 2 goes to checkout, plan 3 asks sales', async ({
  page,
}) => {
  await open(page, '/subscription');
  const row = (name: string) => page.getByRole('row', { name: new RegExp(`^${name}`) });
  await expect(row('Profile visibility')).toContainText(/Basic\s*Premium\s*Premium\+/);
  await expect(row('Ads')).toContainText(/Not included\s*Included\s*Included/);
  await expect(row('Rx module')).toContainText(/Not included\s*Not included\s*Not included/);
  await expect(row('Assisted service')).toContainText(/Not included\s*Not included\s*Included/);
  await expect(row('API access')).toContainText(/Not included\s*Included\s*Included/);

  await page.getByRole('button', { name: 'Choose Basic Plan' }).click();
  const alert = page.getByRole('alertdialog');
  await expect(alert).toContainText('You have chosen the Basic Plan.');
  await expect(alert).toContainText('It costs $15 a month.');
  await alert.getByRole('button', { name: 'OK' }).click();
  await expect(page).toHaveURL(/\/checkout\?plan=1$/);
  await expect(page.getByLabel('Subscription type')).toContainText('Basic Plan – $15');
  await expect(page.getByText('$180.00').first()).toBeVisible();

  await open(page, '/subscription');
  await expect(page.getByRole('heading', { name: 'Without a plan: Free Plan' })).toBeVisible();
  await page.getByRole('button', { name: 'Contact sales' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('Please contact our sales team');
  await expectAccessible(page);
  await dialog.getByLabel('Name').fill('Layla');
  await dialog.getByLabel('Email').fill('layla@test.example');
  await dialog.getByLabel('Message').fill('We have 40 branches.');
  await dialog.getByRole('button', { name: 'Send Message' }).click();
  await expect(alert).toContainText('Thank you for your message!');
  await alert.getByRole('button', { name: 'OK' }).click();

  await page.getByRole('button', { name: 'Choose Professional Plan' }).click();
  await expect(page).toHaveURL(/\/checkout$/);
});

test('when the plans cannot be loaded the usual ones are shown, with Retry', async ({ page }) => {
  await open(page, '/faq');
  await page.route('**/api/subscription/*', (route) => route.abort());
  await page.getByRole('contentinfo').getByRole('link', { name: 'Subscription' }).click();
  const notice = page.getByRole('main').getByRole('alert');
  await expect(notice).toContainText('Failed to load subscription data');
  await expect(page.getByText('$15')).toBeVisible();
  await expect(page.getByText('$49')).toBeVisible();
  await page.unroute('**/api/subscription/*');
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(notice).toHaveCount(0);
});

for (const { language, prefix } of places) {
  test(`on a phone the names of the plans stay above what is compared, in ${language}`, async ({
    page,
  }) => {
    await page.setViewportSize(widths.phone);
    await open(page, `${prefix}/subscription`);
    const table = page.getByRole('main').getByRole('table');
    const names = table.getByRole('columnheader');
    await expect(names).toHaveCount(4);
    await table.getByRole('row').last().scrollIntoViewIfNeeded();
    const navigation = await page.getByRole('banner').locator('div').last().boundingBox();
    for (const at of [1, 2, 3]) {
      await expect(names.nth(at)).toBeInViewport({ ratio: 1 });
      const cell = table
        .getByRole('row')
        .last()
        .getByRole('cell')
        .nth(at - 1);
      const [name, value] = await Promise.all([names.nth(at).boundingBox(), cell.boundingBox()]);
      expect(Math.abs((name?.x ?? 0) - (value?.x ?? 99))).toBeLessThan(2);
      expect(name?.y ?? 0).toBeGreaterThan((navigation?.y ?? 0) + (navigation?.height ?? 0));
    }
    await expectNoSidewaysScroll(page);
  });
}

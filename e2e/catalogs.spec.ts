import { expect, expectAccessible, open, places, test } from './portal.ts';

const words = {
  en: { heading: 'Catalogs in Kuwait', view: 'View Catalog', more: 'Load more' },
  ar: { heading: 'الكتالوجات في الكويت', view: 'عرض الكتالوج', more: 'عرض المزيد' },
};

for (const { language, prefix, screen, use } of places) {
  test.describe(`catalogs in ${language} on a ${screen}`, () => {
    test.use(use);
    const t = words[language];

    test('the list, more of it, and one that opens elsewhere', async ({ page }) => {
      await open(page, `${prefix}/catalogs`);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(t.heading);
      const cards = page.getByRole('main').getByRole('listitem');
      await expect(cards).toHaveCount(12);

      await page.getByRole('button', { name: t.more }).click();
      await expect.poll(() => cards.count()).toBeGreaterThan(12);
      const link = page.getByRole('link', { name: t.view }).first();
      await expect(link).toHaveAttribute('target', '_blank');
      await expect(link).toHaveAttribute('href', /^https:/);
    });
  });
}

test('a catalog that cannot be opened says so; a search is part of the address, and an empty one offers Kuwait', async ({
  page,
}) => {
  await open(page, '/catalogs');
  await expect(page.getByRole('button', { name: 'Not Available' }).first()).toBeDisabled();
  const box = page.getByRole('searchbox');
  await box.fill('dental');
  await box.press('Enter');
  await expect(page).toHaveURL(/search=dental/);
  await expect(page.getByRole('main').getByRole('listitem').first()).toContainText(/dental/i);
  await expect(page.getByRole('main').getByRole('listitem')).not.toHaveCount(12);

  await box.fill('zebra crossing');
  await box.press('Enter');
  await expect(page.getByRole('heading', { name: 'No Catalogs Found' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Try Kuwait' }).click();
  await expect(page).toHaveURL(/country_code=KW/);
  await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(12);
});

test('Refresh forgets the country that was chosen, and not what is searched for', async ({
  page,
  context,
  baseURL,
}) => {
  await context.addCookies([{ name: 'country', value: 'OM', url: String(baseURL) }]);
  await open(page, '/catalogs?q=beds');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Catalogs in Oman');
  await page.getByRole('button', { name: 'Refresh' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Catalogs in Kuwait');
  await expect(page).toHaveURL(/\/catalogs\?q=beds$/);
  expect(await context.cookies()).toEqual([]);
});

test('when the list cannot be loaded it says so and can be retried', async ({ page }) => {
  await open(page, '/faq');
  await page.route('**/api/catalogs/*', (route) => route.abort());
  await page.getByRole('navigation').getByRole('link', { name: 'Catalogs' }).first().click();
  await expect(page.getByRole('heading', { name: 'Failed to fetch catalogs' })).toBeVisible();
  await page.unroute('**/api/catalogs/*');
  await page.getByRole('button', { name: 'Try Again' }).click();
  await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(12);
});

import { expect, open, places, test } from './portal.ts';

const words = {
  en: { heading: 'Companies in Kuwait', more: 'Load more', back: 'Back to companies', dir: 'ltr' },
  ar: { heading: 'الشركات في الكويت', more: 'عرض المزيد', back: 'العودة إلى الشركات', dir: 'rtl' },
};

for (const { language, prefix, screen, use } of places) {
  test.describe(`companies in ${language} on a ${screen}`, () => {
    test.use(use);
    const t = words[language];

    test('from the list to a company and back', async ({ page }) => {
      await open(page, `${prefix}/companies`);
      await expect(page.locator('html')).toHaveAttribute('dir', t.dir);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(t.heading);
      const cards = page.getByRole('main').getByRole('listitem');
      await expect(cards).toHaveCount(12);

      await page.getByRole('button', { name: t.more }).click();
      await expect(cards).toHaveCount(13);
      await expect(page.getByRole('button', { name: t.more })).toHaveCount(0);

      const name = await cards.first().getByRole('heading').innerText();
      await cards.first().getByRole('link').click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
      await expect(page).toHaveTitle(new RegExp(name));
      await expect(page.getByRole('tab')).toHaveCount(8);

      await page.getByRole('link', { name: t.back }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(t.heading);
    });
  });
}

test('the server sends the companies, not an empty shell', async ({ request }) => {
  const html = await (await request.get('/companies')).text();
  const list = await (await request.get('/api/companies/companies.php?limit=12')).json();
  for (const { company_name } of list.companies) expect(html).toContain(company_name);
});

test('tabs are walked with the arrow keys and are part of the address', async ({ page }) => {
  await open(page, '/company/1');
  await page.getByRole('tab', { name: 'COMPANY' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('tab', { name: 'PRODUCTS' })).toHaveAttribute(
    'aria-selected',
    'true',
  );
  await expect(page).toHaveURL(/tab=products/);
  await page.reload();
  await expect(page.getByRole('tab', { name: 'PRODUCTS' })).toHaveAttribute(
    'aria-selected',
    'true',
  );
});

test('a company that does not exist answers 404 in the stated words', async ({ page }) => {
  for (const address of ['/company/999999', '/company/abc']) {
    const response = await page.goto(address);
    expect(response?.status()).toBe(404);
    await expect(page.getByRole('heading', { name: 'Company not found' })).toBeVisible();
  }
});

test('when the list cannot be loaded it says so and can be retried', async ({ page }) => {
  await open(page, '/');
  await page.route('**/api/companies/companies.php*', (route) => route.abort());
  await page.getByRole('navigation').getByRole('link', { name: 'Companies' }).first().click();
  await expect(page.getByRole('heading', { name: 'Failed to load companies' })).toBeVisible();
  await page.unroute('**/api/companies/companies.php*');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(12);
});

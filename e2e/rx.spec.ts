import { expect, open, places, test } from './portal.ts';

const words = {
  en: {
    letter: /^P: /,
    generic: 'Paracetamol',
    back: 'Back to medicines',
    other: 'Browse by Arabic letters',
  },
  ar: {
    letter: /^ب: /,
    generic: 'باراسيتامول',
    back: 'العودة إلى الأدوية',
    other: 'التصفّح بالأحرف اللاتينية',
  },
};

for (const { language, prefix, screen, use } of places) {
  test.describe(`medicines in ${language} on a ${screen}`, () => {
    test.use(use);
    const t = words[language];

    test('from the index by letter to a generic and back; the other script is one press away', async ({
      page,
    }) => {
      await open(page, `${prefix}/rx`);
      await page.getByRole('link', { name: t.letter }).click();
      await expect(page).toHaveURL(/letter=/);
      await page.getByRole('link', { name: t.generic, exact: true }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(t.generic);
      await expect(page.getByRole('row')).toHaveCount(7);
      await page.getByRole('link', { name: t.back }).click();
      await expect(page).toHaveURL(new RegExp(`${prefix}/rx$`));

      await page.getByRole('button', { name: t.other }).click();
      const other = words[language === 'en' ? 'ar' : 'en'];
      await page.getByRole('link', { name: other.letter }).click();
      await expect(page.getByRole('link', { name: t.generic, exact: true })).toBeVisible();
    });
  });
}

test('medicines are filtered by form and company, searched, and cleared', async ({ page }) => {
  await open(page, '/rx');
  const cards = page.getByRole('main').getByRole('heading', { level: 3 });
  await expect(cards).toHaveCount(24);
  await page.getByRole('combobox', { name: 'Dosage form' }).fill('syrup');
  await page.getByRole('option', { name: /^Syrup/ }).click();
  await expect(page).toHaveURL(/form=syrup/);
  await expect(cards).not.toHaveCount(24);
  await expect(cards.first()).toBeVisible();
  await page.getByRole('searchbox').fill('hadimol');
  await expect(cards).toHaveText(['Paracetamol']);
  await page.getByRole('combobox', { name: 'Company' }).fill('Nilora');
  await page.getByRole('option', { name: /^Nilora/ }).click();
  await expect(page.getByRole('heading', { name: 'No medicines match your search' })).toBeVisible();
  await page.getByRole('button', { name: 'Clear filters' }).click();
  await expect(cards).toHaveCount(24);
  await page.getByRole('button', { name: 'Load more' }).click();
  await expect(cards).toHaveCount(48);
});

test('a medicine that does not exist answers 404', async ({ page }) => {
  const response = await page.goto('/rx/nothing');
  expect(response?.status()).toBe(404);
  await expect(page.getByRole('heading', { name: 'Medicine not found' })).toBeVisible();
});

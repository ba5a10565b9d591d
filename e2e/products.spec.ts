import {
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  open,
  places,
  test,
  untilReady,
  widths,
} from './portal.ts';

const words = {
  en: { heading: 'Products in Kuwait', more: 'Load more', supplied: 'Supplied by', close: 'Close' },
  ar: { heading: 'المنتجات في الكويت', more: 'عرض المزيد', supplied: 'المورّد', close: 'إغلاق' },
};

test.beforeEach(async ({ page, baseURL }) => {
  await page.context().addCookies([{ name: 'country', value: 'KW', url: baseURL }]);
});

for (const { language, prefix, screen, use } of places) {
  test.describe(`products in ${language} on a ${screen}`, () => {
    test.use(use);
    const t = words[language];

    test('from the list to a product over it and back; its shared address is its page', async ({
      page,
    }) => {
      await open(page, `${prefix}/products`);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(t.heading);
      const cards = page.getByRole('main').getByRole('listitem');
      await expect(cards).toHaveCount(12);
      await page.getByRole('button', { name: t.more }).click();
      await expect(cards).toHaveCount(24);

      const card = cards.nth(13).getByRole('link');
      const name = await card.innerText();
      await card.click();
      const dialog = page.getByRole('dialog');
      await expect(dialog.getByRole('heading', { name })).toBeVisible();
      await expect(dialog.getByText(t.supplied)).toBeVisible();
      await expect(page).toHaveURL(new RegExp(`${prefix}/product/\\d+$`));
      await expectAccessible(page);

      await page.goBack();
      await expect(dialog).toBeHidden();
      await expect(page).toHaveURL(new RegExp(`${prefix}/products$`));
      await expect(cards).toHaveCount(24);

      await card.click();
      await dialog.getByRole('button', { name: t.close }).click();
      await expect(dialog).toBeHidden();
      await expect(page).toHaveURL(new RegExp(`${prefix}/products$`));

      await card.click();
      await expect(dialog).toBeVisible();
      await page.reload();
      await untilReady(page);
      await expect(dialog).toHaveCount(0);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
    });
  });
}

test('search and category are part of the address and survive a reload', async ({ page }) => {
  await open(page, '/products');
  await page.getByRole('searchbox', { name: 'Search products' }).fill('hadimol');
  await expect(page).toHaveURL(/search=hadimol/);
  const cards = page.getByRole('main').getByRole('listitem');
  await expect(cards).toHaveCount(3);
  await open(page, '/products?search=hadimol&category=dental');
  await expect(page.getByRole('heading', { name: 'Nothing matches all of this' })).toBeVisible();
  await page.reload();
  await untilReady(page);
  await expect(page.getByRole('searchbox')).toHaveValue('hadimol');
  await page.getByRole('link', { name: 'Any Category (3)' }).click();
  await expect(cards).toHaveCount(3);
  await page.getByRole('link', { name: 'Remove “hadimol”' }).click();
  await expect(cards).toHaveCount(12);
  await expect(page.getByRole('searchbox')).toHaveValue('');
  await expect(page).toHaveURL(/\/products$/);
});

test('a country without products shows India and says so', async ({ page, context, baseURL }) => {
  await context.addCookies([{ name: 'country', value: 'IS', url: baseURL }]);
  await open(page, '/products');
  await expect(
    page.getByText('There are no products in Iceland yet. Showing India instead.'),
  ).toBeVisible();
});

test('whose country is not known begins with India, here as elsewhere with Kuwait', async ({
  page,
  context,
}) => {
  await context.clearCookies();
  await open(page, '/products');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Products in India');
  await page.getByRole('navigation').getByRole('link', { name: 'Companies' }).first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/in Kuwait$/);
  await page.getByRole('navigation').getByRole('link', { name: 'Products' }).first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Products in India');
});

test('when the list cannot be loaded it says so and can be retried', async ({ page }) => {
  await open(page, '/');
  await page.route('**/api/products/**', (route) => route.abort());
  await page.getByRole('navigation').getByRole('link', { name: 'Products' }).first().click();
  await expect(page.getByRole('heading', { name: 'Failed to load products' })).toBeVisible();
  await page.unroute('**/api/products/**');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(12);
});

test('a product leads to its company’s products and brands', async ({ page }) => {
  await open(page, '/products?search=hadimol');
  await page.getByRole('main').getByRole('listitem').first().getByRole('link').click();
  await page.getByRole('dialog').getByRole('link', { name: 'Open product page' }).click();
  await page.getByRole('link', { name: /^All products of/ }).click();
  await expect(page.getByRole('tab', { name: 'PRODUCTS' })).toHaveAttribute(
    'aria-selected',
    'true',
  );
  await page.getByRole('tab', { name: 'BRANDS' }).click();
  // Its products are shown until the brands have loaded.
  const brand = page.getByRole('link', { name: 'Hadimol', exact: true });
  await expect(brand).toHaveCount(1);
  await expectAccessible(page);
  await brand.click();
  await expect(page.getByText('Products of the brand Hadimol')).toBeVisible();
  await expect(page.getByRole('tabpanel').getByRole('listitem')).toHaveCount(3);
});

test('a company of one brand shows what is sold under it', async ({ page }) => {
  await open(page, '/company/1?tab=brands');
  const panel = page.getByRole('tabpanel');
  await expect(panel.getByRole('heading', { name: 'Khalijcare', exact: true })).toBeVisible();
  await expect(panel.locator('a[href*="/product/"]')).toHaveCount(4);
  // The company is named once, above the tabs.
  await expect(panel.getByText('Tiryaq Bay Medical Supplies', { exact: true })).toHaveCount(0);
  await expectAccessible(page);
  await panel.getByRole('link', { name: 'All products' }).click();
  await expect(page.getByText('Products of the brand Khalijcare')).toBeVisible();
});

test('products are chosen from cards and pages, kept, and compared at an address', async ({
  page,
}) => {
  await open(page, '/products');
  const toggles = page.getByRole('main').getByRole('button', { name: /^Compare / });
  await toggles.nth(0).click();
  await expect(toggles.nth(0)).toHaveAttribute('aria-pressed', 'true');
  await toggles.nth(1).click();
  const tray = page.getByRole('region', { name: 'Products to compare' });
  await expect(tray.getByText('2 of 4 chosen')).toBeVisible();

  await open(page, '/product/1');
  await page.getByRole('button', { name: 'Compare', exact: true }).click();
  await expect(page.getByRole('button', { name: 'In comparison' })).toBeVisible();
  await tray.getByRole('link', { name: 'Compare now' }).click();
  await expect(page).toHaveURL(/\/compare\?ids=\d+,\d+,1$/);
  await expect(page.getByRole('columnheader')).toHaveCount(4);
  await expect(page.getByRole('link', { name: /^Send enquiry/ })).toHaveCount(3);
  await expectAccessible(page);
  await page
    .getByRole('link', { name: /^Remove / })
    .first()
    .click();
  await expect(page.getByRole('columnheader')).toHaveCount(3);
});

test('the buttons of a card leave its picture free on a phone', async ({ page }) => {
  await page.setViewportSize(widths.phone);
  await open(page, '/ar/products');
  const card = page.getByRole('main').getByRole('listitem').first();
  const picture = await card.locator('img').boundingBox();
  const button = await card.getByRole('button').first().boundingBox();
  if (!picture || !button) throw new Error('The card is not drawn');
  expect(button.y).toBeGreaterThan(picture.y + picture.height);
});

test('comparing scrolls its table and not the page of a phone', async ({ page }) => {
  await page.setViewportSize(widths.phone);
  for (const prefix of ['', '/ar']) {
    await open(page, `${prefix}/compare?ids=1,2,3,4`);
    await expect(page.getByRole('columnheader')).toHaveCount(5);
    await expectNoSidewaysScroll(page);
  }
});

test('columns of a comparison are alike, and suppliers that differ are marked', async ({
  page,
}) => {
  await open(page, '/compare?ids=1,336');
  const heads = page.getByRole('columnheader');
  const one = await heads.nth(1).boundingBox();
  const other = await heads.nth(2).boundingBox();
  expect(Math.abs((one?.width ?? 0) - (other?.width ?? 0))).toBeLessThan(2);
  await expect(page.getByRole('rowheader', { name: 'Supplied by Differs' })).toBeVisible();
});

test('a comparison of four is whole on paper, which cannot be scrolled', async ({ page }) => {
  await page.setViewportSize({ width: 700, height: 1000 });
  await page.emulateMedia({ media: 'print' });
  for (const prefix of ['', '/ar']) {
    await open(page, `${prefix}/compare?ids=1,2,3,4`);
    await expect(page.getByRole('columnheader')).toHaveCount(5);
    const table = page.getByRole('table');
    const room = () =>
      table.evaluate(({ scrollWidth, parentElement }) => {
        return (parentElement?.clientWidth ?? 0) - scrollWidth;
      });
    expect(await room()).toBeGreaterThanOrEqual(0);
    await expectNoSidewaysScroll(page);
  }
  await page.emulateMedia({ media: 'screen' });
});

test('pictures of a product are chosen and enlarged, by keyboard too', async ({ page }) => {
  await open(page, '/product/1');
  const pictures = page.getByRole('list', { name: /^Pictures of / });
  // The gallery's code is loaded once that of the button beside it is.
  await expect(page.getByRole('button', { name: 'Compare', exact: true })).toBeVisible();
  await pictures.getByRole('link').nth(1).click();
  await expect(pictures.getByRole('link').nth(1)).toHaveAttribute('aria-current', 'true');
  await page.getByRole('link', { name: 'Enlarge picture' }).press('Enter');
  const zoom = page.getByRole('dialog');
  await expect(zoom.getByText('Picture 2 of 3')).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('ArrowRight');
  await expect(zoom.getByText('Picture 3 of 3')).toBeVisible();
  // On a narrow screen it is larger than its place and can be scrolled.
  await page.setViewportSize(widths.phone);
  const nearer = zoom.getByRole('button', { name: 'Enlarge picture' });
  await nearer.click();
  const width = async () => (await nearer.locator('img').boundingBox())?.width ?? 0;
  await expect.poll(width).toBeGreaterThan(2 * widths.phone.width - 100);
  await expectNoSidewaysScroll(page);
  await page.keyboard.press('Escape');
  await expect(zoom).toBeHidden();
});

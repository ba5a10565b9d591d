import {
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  open,
  places,
  test,
  untilReady,
} from './portal.ts';
import { portalPool } from './portal-database.ts';

const words = {
  en: {
    heading: 'Companies in Kuwait',
    more: 'Load more',
    back: 'Back to companies',
    dir: 'ltr',
    facts: 'Key facts',
    founded: 'Founded in',
    maps: 'Open in maps',
    map: 'Map of the branches',
    products: /^PRODUCTS\s*14$/,
    branches: /^BRANCHES\s*2$/,
  },
  ar: {
    heading: 'الشركات في الكويت',
    more: 'عرض المزيد',
    back: 'العودة إلى الشركات',
    dir: 'rtl',
    facts: 'حقائق أساسية',
    founded: 'سنة التأسيس',
    maps: 'فتح في الخرائط',
    map: 'خريطة الفروع',
    products: /^المنتجات\s*14$/,
    branches: /^الفروع\s*2$/,
  },
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

    test('its facts at a glance, tabs with counts, and branches on a map of their own', async ({
      page,
    }) => {
      await open(page, `${prefix}/company/3`);
      const facts = page.getByRole('region', { name: t.facts });
      await expect(facts.getByRole('term').filter({ hasText: t.founded })).toBeVisible();
      await expect(
        facts.getByRole('definition').filter({ hasText: /^(19|20)\d\d$/ }),
      ).toBeVisible();
      const place = page.getByRole('main').getByRole('link', { name: t.maps });
      await expect(place).toHaveAttribute('href', /^https:\/\//);

      await expect(page.getByRole('tab', { name: t.products })).toBeVisible();
      await page.getByRole('tab', { name: t.branches }).click();
      const map = page.getByRole('img', { name: t.map });
      await expect(map).toBeVisible();
      // Each pin on the map has a card with the same number and name.
      const names = page.getByRole('tabpanel').getByRole('heading', { level: 2 });
      await expect(names).toHaveCount(2);
      await expect(names.first()).toContainText('1');
      const first = (await names.first().innerText()).replace(/^1\s*/, '').trim();
      await expect(map.getByText(first)).toBeAttached();
      await page.reload();
      await untilReady(page);
      await expect(page.getByRole('tab', { name: t.branches })).toBeInViewport({ ratio: 1 });
      await expectNoSidewaysScroll(page);
      await expectAccessible(page);
    });
  });
}

test('a hospital is called one in the list, above its page and among its facts', async ({
  page,
}) => {
  const { rows } = await (await portalPool()).query<{ id: number; name: string }>(
    `select id, name from companies where listed and type = 3 and category = 'hospital'
       and country = 'KW' order by id limit 1`,
  );
  const [{ id, name } = { id: 0, name: '' }] = rows;
  await open(page, `/companies?search=${encodeURIComponent(name)}`);
  const card = page.getByRole('main').getByRole('listitem').filter({ hasText: name });
  await expect(card).toContainText('Hospital');
  await open(page, `/company/${id}`);
  const main = page.getByRole('main');
  await expect(main.getByText(/^Hospital · /)).toBeVisible();
  await expect(main.getByRole('definition').getByText('Hospital', { exact: true })).toBeVisible();
  await expect(main.getByRole('definition').getByText('Open 24 hours')).toBeVisible();
  await expect(main.getByText(/\bGeneral\b(?! hospital)/)).toHaveCount(0);
});

test('the server sends the companies, not an empty shell', async ({ request }) => {
  const html = await (await request.get('/companies')).text();
  const list = await (await request.get('/api/companies/companies.php?limit=12')).json();
  for (const { company_name } of list.companies) expect(html).toContain(company_name);
});

test('a tab with one event gives it the row, and one with nothing leads to what there is', async ({
  page,
}) => {
  const { rows } = await (await portalPool()).query<{ id: number; products: number }>(
    `select c.id, (select count(*)::int from products p where p.company_id = c.id) as products
       from companies c where c.listed
        and (select count(*) from events e where e.company_id = c.id and e.status = 1) = 1
        and (select count(*) from products p where p.company_id = c.id and p.status = 1) > 1
        and not exists (select from branches b where b.company_id = c.id) order by c.id limit 1`,
  );
  const [{ id, products } = { id: 0, products: 0 }] = rows;
  await open(page, `/company/${id}?tab=events`);
  const panel = page.getByRole('tabpanel');
  const [card, whole] = [
    await panel.getByRole('listitem').boundingBox(),
    await panel.boundingBox(),
  ];
  expect(card?.width).toBeCloseTo(whole?.width ?? 0, 0);
  await page.getByRole('tab', { name: 'BRANCHES' }).click();
  await expect(panel.getByRole('heading')).toHaveText('coming soon');
  await panel.getByRole('link', { name: `${products} products` }).click();
  await expect(page.getByRole('tab', { name: 'PRODUCTS' })).toHaveAttribute(
    'aria-selected',
    'true',
  );
});

test('what one has not scrolled to is on paper, and there for whoever wants no motion', async ({
  page,
}) => {
  await open(page, '/companies');
  const last = page.getByRole('main').getByRole('listitem').last();
  await expect(last).toHaveCSS('opacity', '0');
  await page.emulateMedia({ media: 'print' });
  await expect(last).toHaveCSS('opacity', '1');
  await page.emulateMedia({ media: 'screen', reducedMotion: 'reduce' });
  await expect(last).toHaveCSS('opacity', '1');
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
  // With forced colours, a background shows nothing.
  await page.emulateMedia({ forcedColors: 'active' });
  await expect(page.getByRole('tab', { name: 'PRODUCTS' })).toHaveCSS(
    'text-decoration-line',
    'underline',
  );
  await page.emulateMedia({ forcedColors: 'none' });
});

test('a company that does not exist answers 404 in the stated words', async ({ page }) => {
  for (const address of ['/company/999999', '/company/abc']) {
    const response = await page.goto(address);
    expect(response?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1, name: 'Company not found' })).toBeVisible();
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

test.describe('cards that the server rendered', () => {
  test('are not touched by the browser until they show something else', async ({ page }) => {
    await open(page, '/companies');
    const links = page.getByRole('main').getByRole('listitem').getByRole('link');
    const touchedByReact = (link: Element) =>
      Object.keys(link).some((key) => key.startsWith('__react'));
    expect(await links.first().evaluate(touchedByReact)).toBe(false);

    await page.getByRole('button', { name: words.en.more }).click();
    await expect(links).toHaveCount(13);
    expect(await links.first().evaluate(touchedByReact)).toBe(false);
    expect(await links.last().evaluate(touchedByReact)).toBe(true);
  });

  test('show initials where a logo does not come', async ({ page }) => {
    await page.route('**/Upload/companies/**', (route) => route.abort());
    await open(page, '/companies');
    const card = page.getByRole('main').getByRole('listitem').first();
    await expect(card.locator('img')).toHaveCount(0);
    await expect(card).toContainText(/^[A-Z]{2}/);
  });
});

import { letTimePass } from './page-time.ts';
import {
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  languages,
  open,
  places,
  test,
  widths,
} from './portal.ts';

const words = {
  en: {
    title: 'Mai Medical Artificial Intelligence',
    ask: 'Ask Mai.....',
    sponsors: 'SPONSORS',
    categories: 'Browse by category',
  },
  ar: {
    title: 'ماي للذكاء الاصطناعي الطبي',
    ask: 'اسأل ماي…',
    sponsors: 'الرعاة',
    categories: 'تصفّح حسب الفئة',
  },
};

for (const { language, prefix, screen, use } of places) {
  test.describe(`home in ${language} on a ${screen}`, () => {
    test.use(use);
    const t = words[language];

    test('sponsors, four boxes, and a question answered with records', async ({ page }) => {
      await open(page, `${prefix}/`);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(t.title);
      await expect(page.getByPlaceholder(t.ask)).toBeVisible();
      const sponsors = page.getByRole('region', { name: t.sponsors });
      await expect(sponsors.getByRole('listitem')).toHaveCount(6);
      await sponsors.locator('summary').click();
      await expect(sponsors.getByRole('listitem')).toHaveCount(12);
      // Content comes before sponsors, and on a phone on the first screen.
      const categories = page.getByRole('region', { name: t.categories });
      const [first, last] = await Promise.all([categories.boundingBox(), sponsors.boundingBox()]);
      expect(first?.y).toBeLessThan(last?.y ?? 0);
      expect(first?.y).toBeLessThan(page.viewportSize()?.height ?? 0);
      await expect(page.getByRole('heading', { level: 3 })).toHaveCount(4);

      const box = page.getByPlaceholder(t.ask);
      await box.fill(language === 'en' ? 'tiryaq' : 'الترياق');
      const answer = page.getByRole('search').getByRole('listitem').first();
      await expect(answer).toBeVisible();
      await expectNoSidewaysScroll(page);
      await expectAccessible(page);
      // Arrow keys move through the suggestions or, once those are closed, to the answers.
      await expect(page.getByRole('listbox').getByRole('option').first()).toBeVisible();
      await box.press('ArrowDown');
      await expect(page.getByRole('option', { selected: true })).toBeVisible();
      await expectAccessible(page);
      await box.press('Escape');
      await expect(page.getByRole('listbox')).toHaveCount(0);
      await box.press('ArrowDown');
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(/\/company\/\d+/);
    });
  });
}

test('a country with nothing of its own is not said to have what another one has', async ({
  page,
  context,
  baseURL,
}) => {
  await context.addCookies([{ name: 'country', value: 'IS', url: baseURL }]);
  await open(page, '/');
  await expect(page.getByRole('heading', { name: 'What is new in Kuwait' })).toBeVisible();
  const boxes = page.getByRole('heading', { level: 3 });
  await expect(boxes).toHaveText([
    /^Products\/Services\s*India$/,
    'Events/News',
    'Exhibitor',
    'Jobs',
  ]);
  const label = page.getByRole('link', { name: /^(Your company here|Become an exhibitor)$/ });
  await expect(label.first()).toHaveAttribute('href', /^\/login\?next=.*settings%23exhibitor$/);
});

test('while it searches it says so, and two characters clear the answer', async ({ page }) => {
  await open(page, '/');
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/api/search/search.php*', async (route) => {
    await held;
    await route.continue();
  });
  const box = page.getByPlaceholder('Ask Mai.....');
  await box.fill('medical');
  const status = page.getByRole('search').getByRole('status');
  await expect(status).toHaveText('Searching for "medical"...');
  release();
  await expect(status).toContainText('answers for “medical”');
  await box.fill('me');
  await expect(status).toBeEmpty();
  await expect(page.getByRole('search').getByRole('listitem')).toHaveCount(0);
});

test('the sponsor line moves every three seconds, wraps, and can be paused', async ({ page }) => {
  await open(page, '/');
  const line = page.locator('[data-sponsor-line]');
  const first = await line.innerText();
  await letTimePass(page, 3000);
  await expect(line).not.toHaveText(first);
  await letTimePass(page, 11 * 3000);
  await expect(line).toHaveText(first);
  await page.getByRole('button', { name: 'Pause movement' }).first().click();
  await letTimePass(page, 9000);
  await expect(line).toHaveText(first);
});

test.describe('on a phone', () => {
  test.use({ viewport: widths.phone });

  for (const { language, prefix } of languages) {
    test(`in ${language} nothing moves below the sponsor line, however long the next one is`, async ({
      page,
    }) => {
      await open(page, `${prefix}/`);
      const line = page.locator('[data-sponsor-line]');
      const below = page.locator('main section').nth(1);
      const tops = new Set<number | undefined>();
      const first = await line.innerText();
      do {
        const shown = await line.innerText();
        tops.add((await below.boundingBox())?.y);
        await letTimePass(page, 3000);
        await expect(line).not.toHaveText(shown);
      } while ((await line.innerText()) !== first);
      expect([...tops]).toHaveLength(1);
    });
  }
});

test.describe('for those who want no movement', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('nothing moves and there is nothing to pause', async ({ page }) => {
    await open(page, '/');
    const line = page.locator('[data-sponsor-line]');
    const first = await line.innerText();
    await letTimePass(page, 9000);
    await expect(line).toHaveText(first);
    await expect(
      page.getByRole('main').getByRole('button', { name: 'Pause movement' }),
    ).toHaveCount(0);
  });
});

test('a broken sponsor logo becomes the first letter and the name', async ({ page }) => {
  await page.route('**/Upload/sponsors/**', (route) => route.abort());
  await open(page, '/');
  const box = page.getByRole('region', { name: 'SPONSORS' }).getByRole('listitem').first();
  // Pictures far below the first screen are not loaded.
  await box.scrollIntoViewIfNeeded();
  await expect(box).toHaveText(/^T\s*Tiryaq Bay Medical Supplies/);
});

import type { Page } from '@playwright/test';
import { signInNewExhibitor } from './new-exhibitor.ts';
import { letTimePass } from './page-time.ts';
import {
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  open,
  test,
  untilReady,
  widths,
} from './portal.ts';

/** Waits for the last value that a page stores about its visitor after its start. */
async function untilRemembered(page: Page): Promise<void> {
  await expect.poll(() => page.evaluate(() => localStorage.getItem('user_ip'))).toBeTruthy();
}

test('a visitor chooses another country, and the choice stays', async ({ page }) => {
  await open(page, '/companies');
  await untilRemembered(page);
  expect(await page.evaluate(() => localStorage.getItem('user_country_code'))).toBe('KW');
  await page.getByRole('button', { name: /Change country/ }).click();
  const picker = page.getByRole('combobox', { name: 'Country' });
  await picker.fill('zzzz');
  await expect(page.getByText('No countries found')).toBeVisible();
  await picker.fill('Saudi');
  await page.getByRole('option', { name: 'Saudi Arabia' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Companies in Saudi Arabia');
  await open(page, '/companies');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Companies in Saudi Arabia');
  expect(await page.evaluate(() => localStorage.getItem('user_country_name'))).toBe('Saudi Arabia');
});

test('Arab countries are one touch away', async ({ page }) => {
  await open(page, '/companies');
  await page.getByRole('button', { name: /Change country/ }).click();
  const arab = page.getByRole('list', { name: 'Arab countries' });
  await expect(arab.getByRole('button')).toHaveCount(22);
  await expect(arab.getByRole('button', { name: 'Kuwait' })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  await expectAccessible(page);
  await arab.getByRole('button', { name: 'Bahrain' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Companies in Bahrain');
});

test('the keys of public pages are listed under ? and lead to the search', async ({ page }) => {
  await open(page, '/faq');
  await expect(page.getByRole('button', { name: /^Shortcuts/ })).toBeVisible();
  // The footer, which listens for the key, hydrates after the page.
  await expect(async () => {
    await page.keyboard.press('?');
    await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible({
      timeout: 200,
    });
  }).toPass();
  await page.keyboard.press('Escape');
  await page.keyboard.press('/');
  await expect(page.getByRole('main').getByRole('searchbox')).toBeFocused();
});

test('a country without companies shows Kuwait and says so', async ({ page, context, baseURL }) => {
  await context.addCookies([{ name: 'country', value: 'IS', url: baseURL }]);
  await open(page, '/companies');
  await expect(
    page.getByText('There are no companies in Iceland yet. Showing Kuwait instead.'),
  ).toBeVisible();
});

test('the language changes without losing the place', async ({ page }) => {
  await open(page, '/company/1?tab=jobs');
  await page.getByRole('link', { name: 'العربية' }).click();
  await expect(page).toHaveURL(/\/ar\/company\/1\?tab=jobs/);
  await untilReady(page);
  await page.getByRole('link', { name: 'English' }).click();
  await expect(page).toHaveURL(/\d\/company\/1\?tab=jobs/);
});

test('the other language is written in letters of the portal, not of the device', async ({
  page,
}) => {
  await open(page, '/ar/companies');
  const link = page.getByRole('link', { name: 'English' });
  const widths = await link.evaluate(async (element) => {
    await document.fonts.ready;
    const ownFace = '500 16px "IBM Plex Sans"';
    const canvas = document.createElement('canvas').getContext('2d') as CanvasRenderingContext2D;
    const { fontFamily } = getComputedStyle(element);
    return [ownFace, `500 16px ${fontFamily}`].map((font) => {
      canvas.font = font;
      return canvas.measureText('English').width;
    });
  });
  expect(widths[1]).toBe(widths[0]);
});

test('an unknown address leads home', async ({ page }) => {
  await page.goto('/no/such/page');
  await expect(page).toHaveURL('/');
  await page.goto('/ar/no/such/page');
  await expect(page).toHaveURL('/ar');
});

test('the theme follows the choice, also on the next page', async ({ page }) => {
  await open(page, '/');
  await page.getByRole('radio', { name: 'Dark' }).check();
  await open(page, '/companies');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
});

const scripts = /\/assets\/.+\.js$/;

for (const [name, viewport] of Object.entries(widths)) {
  test(`a dashboard takes the places of its skeleton: ${name}`, async ({ page }) => {
    await page.setViewportSize(viewport);
    await signInNewExhibitor(page);
    const places = async () => {
      const box = await page.getByRole('main').boundingBox();
      return { x: box?.x, y: box?.y, width: box?.width };
    };
    await page.route(scripts, (route) => route.abort());
    await page.goto('/exhibitor/dashboard/settings');
    await expect(page.getByRole('main')).toHaveAttribute('aria-busy', 'true');
    await expect(page.locator('a[href$="/login"]')).toHaveCount(0);
    const before = await places();
    await page.unroute(scripts);
    await open(page, '/exhibitor/dashboard/settings');
    await expect(page.getByRole('heading', { name: 'Account Settings' })).toBeVisible();
    expect(await places()).toEqual(before);
  });
}

test.describe('the menu of narrow screens', () => {
  test.use({ viewport: widths.phone });

  test('opens, holds the focus, closes with Escape; shows the account and asks before logging out', async ({
    page,
  }) => {
    await open(page, '/companies');
    await page.getByRole('button', { name: 'Open menu' }).click();
    const menu = page.getByRole('dialog', { name: 'Menu' });
    await expect(menu.getByRole('link', { name: 'Login' })).toBeVisible();
    await expect(menu.getByRole('link', { name: 'العربية' })).toBeVisible();
    await menu.getByRole('radio', { name: 'Dark' }).check();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await expect(menu).toBeHidden();
    await expect(page.getByRole('button', { name: 'Open menu' })).toBeFocused();

    await untilRemembered(page);
    // The avatar asks for the company's state; this session has no account behind it.
    const verified = { approved_on: '2026-01-02', confirmed_on: '2026-01-03' };
    await page.route('**/api/exhibitor/status.php*', (route) =>
      route.fulfill({
        json: {
          success: true,
          exhibitor_status: 1,
          has_account: true,
          user_type: 1,
          company_name: 'Dana',
          company_email: 'dana@mai.example',
          email_confirmed: true,
          verified,
        },
      }),
    );
    await page.evaluate(() => {
      localStorage.setItem('user_token', 't');
      localStorage.setItem('user_id', '7');
      localStorage.setItem('user_type', '1');
      localStorage.setItem('user', JSON.stringify({ name: 'Dana', email: 'dana@mai.example' }));
    });
    await page.getByRole('button', { name: 'Open menu' }).click();
    await expect(menu.getByText('Exhibitor Account')).toBeVisible();
    await expect(menu.getByText('Dana')).toBeVisible();
    await expect(menu.getByRole('link', { name: /^Events/ })).toHaveAttribute(
      'href',
      '/exhibitor/dashboard/events',
    );
    await menu.getByRole('button', { name: 'Logout' }).click();
    const question = page.getByRole('alertdialog', { name: 'Are you sure you want to logout?' });
    await question.getByRole('button', { name: 'Cancel' }).click();
    await expect(question).toBeHidden();
    expect(await page.evaluate(() => localStorage.getItem('user_token'))).toBe('t');
    await menu.getByRole('button', { name: 'Logout' }).click();
    await question.getByRole('button', { name: 'Logout' }).click();
    await expect(page).toHaveURL('/');
    expect(await page.evaluate(() => localStorage.length)).toBe(0);
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: widths.phone });

  for (const path of ['/', '/products', '/product/1', '/faq']) {
    test(`content of ${path} begins within 96 pixels`, async ({ page }) => {
      await open(page, path);
      const content = await page.locator('main').boundingBox();
      expect(content?.y).toBeLessThanOrEqual(96);
      await expect(page.getByRole('button', { name: /Change country/ })).toHaveCount(1);
    });
  }

  test('the header has room for what is collected', async ({ page }) => {
    await open(page, '/ar/product/1');
    await page.getByRole('main').getByRole('button', { name: 'إضافة إلى طلب السعر' }).click();
    const header = page.getByRole('banner');
    await expect(header.locator('a[href$="/request"]')).toBeVisible();
    const login = await header.getByRole('link', { name: 'تسجيل الدخول' }).boundingBox();
    expect(login?.height).toBeLessThanOrEqual(44);
    await expectNoSidewaysScroll(page);
  });
});

test.describe('the partner carousel', () => {
  for (const [screen, whole] of [
    ['phone', 4],
    ['desktop', 10],
  ] as const) {
    test(`stands still in the middle of a ${screen} until its script comes`, async ({
      openAnother,
    }) => {
      const page = await openAnother({ javaScriptEnabled: false, viewport: widths[screen] });
      await page.goto('/ar/companies');
      const logos = page.locator('.partner-band').getByRole('link');
      await expect(logos).toHaveCount(10);
      await logos.first().scrollIntoViewIfNeeded();
      const first = await logos.first().boundingBox();
      const last = await logos.nth(whole - 1).boundingBox();
      if (!first || !last) throw new Error('The logos are not drawn');
      await expect(logos.nth(whole - 1)).toBeInViewport({ ratio: 1 });
      if (whole < 10) await expect(logos.nth(whole)).not.toBeInViewport();
      const before = widths[screen].width - (first.x + first.width);
      expect(Math.abs(before - last.x)).toBeLessThan(8);
    });
  }

  test('moves one logo every three seconds and can be paused', async ({ page }) => {
    await open(page, '/companies');
    const band = page.locator('.partner-band');
    const position = () => band.evaluate((element) => element.style.getPropertyValue('--position'));
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
    await expect(band.locator('li')).toHaveCount(12 * 20);
    expect(await position()).toBe('0');
    await letTimePass(page, 3_999);
    expect(await position()).toBe('0');
    await letTimePass(page, 1);
    await expect.poll(position).toBe('1');
    await page.getByRole('button', { name: 'Pause movement' }).click();
    await letTimePass(page, 20_000);
    expect(await position()).toBe('1');
  });

  test('rests for those who asked for less motion', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await open(page, '/companies');
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
    const band = page.locator('.partner-band');
    await expect(band.locator('li')).toHaveCount(12 * 20);
    await letTimePass(page, 30_000);
    expect(await band.evaluate((element) => element.style.getPropertyValue('--position'))).toBe(
      '0',
    );
  });

  test('a failure leaves nothing behind, a broken logo its name', async ({ page }) => {
    await page.route('**/Upload/companies/**', (route) => route.abort());
    await open(page, '/company/1');
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
    await expect(page.locator('.partner-band').getByText('Wadaq Pharma').first()).toBeVisible();
    await page.route('**/api/companies/partner-logos.php*', (route) => route.abort());
    await open(page, '/company/1');
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
    await expect(page.locator('.partner-band')).toHaveCount(0);
  });
});

import type { Page } from '@playwright/test';
import { signInNewExhibitor } from './new-exhibitor.ts';
import { letTimePass } from './page-time.ts';
import { expect, expectAccessible, open, test } from './portal.ts';
import { signInNew } from './sign-in.ts';

/** Pattern of a call that fails until the journey lets it through. */
const broken = (call: string) => `**/api/${call}.php*`;

test('home says what it could not load, and loads it when asked again', async ({ page }) => {
  await open(page, '/faq');
  await page.route(broken('sponsors/*'), (route) => route.abort());
  await page.route(broken('companies/top-exhibitors'), (route) => route.abort());
  await page.getByRole('link', { name: 'Mai Medical' }).first().click();
  const sponsors = page.getByRole('region', { name: 'SPONSORS' });
  await expect(sponsors.getByRole('heading', { name: 'Failed to load sponsors' })).toBeVisible();
  await expect(page.getByText('Failed to load exhibitors')).toBeVisible();
  await page.unroute(broken('sponsors/*'));
  const answer = Promise.withResolvers<void>();
  await page.route(broken('sponsors/*'), async (route) => {
    await answer.promise;
    await route.continue();
  });
  await sponsors.getByRole('button', { name: 'Try again' }).click();
  await expect(sponsors.getByText('Loading sponsors...')).toBeVisible();
  answer.resolve();
  await expect(sponsors.getByRole('listitem').first()).toBeVisible();
});

test('sponsors that are none, without a word from the server, have the stated one', async ({
  page,
}) => {
  await open(page, '/faq');
  await page.route(broken('sponsors/sponsor-logos'), (route) =>
    route.fulfill({ json: { success: true, sponsors: [] } }),
  );
  await page.getByRole('link', { name: 'Mai Medical' }).first().click();
  await expect(page.getByText('No sponsors available at the moment')).toBeVisible();
});

test('a payment whose answer cannot be read leads to support', async ({ page }) => {
  await page.route(broken('subscription/simulate-webhook'), (route) =>
    route.fulfill({ contentType: 'text/html', body: '<html>' }),
  );
  await open(page, '/thanks?order=ORD-1');
  await letTimePass(page, 2_000);
  await expect(
    page.getByText('❌ Payment processing failed. Please contact support.'),
  ).toBeVisible();
});

test('while the account is loaded, whoever applies is asked to wait', async ({ page }) => {
  await signInNew(page, 'Patient Person');
  await page.route(broken('user/profile'), () => undefined);
  await open(page, '/jobs');
  await page
    .getByRole('button', { name: /^Apply (Now|Soon)/ })
    .first()
    .click();
  await expect(page.getByText('Please wait, loading your account information...')).toBeVisible();
});

test('the sponsor line names the status it failed with and shows the brand', async ({ page }) => {
  await open(page, '/faq');
  await page.route(broken('sponsors/sponsors'), (route) => route.fulfill({ status: 503 }));
  await page.getByRole('link', { name: 'Mai Medical' }).first().click();
  await expect(page.getByText('Failed to load sponsors. HTTP error! status: 503')).toBeAttached();
  await expect(page.locator('[data-sponsor-line]')).toHaveText('Mai');
});

const ANSWERS_ARE_STALE_MS = 61_000;

for (const [how, answer, logged] of [
  [
    'an HTML page',
    { contentType: 'text/html', body: '<!doctype html>' },
    'System settings API returned HTML error page',
  ],
  ['nothing', undefined, 'Failed to fetch system settings'],
] as const) {
  test(`settings that answer ${how} are logged and the site keeps its name`, async ({ page }) => {
    // From the start, because a cached page reloads the settings as soon as it opens.
    await page.route(broken('system/settings'), (route) =>
      answer ? route.fulfill(answer) : route.abort(),
    );
    const warning = page.waitForEvent('console', (message) => message.type() === 'warning');
    await open(page, '/faq');
    await letTimePass(page, ANSWERS_ARE_STALE_MS);
    await page.getByRole('link', { name: 'Companies', exact: true }).first().click();
    expect((await warning).text()).toBe(logged);
    await expect(page.getByRole('link', { name: 'Mai Medical' }).first()).toBeVisible();
  });
}

test('a company that cannot be loaded says so and can be retried', async ({ page }) => {
  await open(page, '/companies');
  await page.route(broken('companies/company-detail'), (route) => route.abort());
  await page.locator('main a[href^="/company/"]').first().click();
  await expect(page.getByText('Failed to load company details')).toBeVisible();
  // Not the browser's own error message.
  await expect(page.getByText('Service temporarily unavailable')).toBeVisible();
  await page.unroute(broken('companies/company-detail'));
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('tab', { name: 'COMPANY' })).toBeVisible();
});

test('beside a list that could not be loaded nothing pretends to be still on its way', async ({
  page,
}) => {
  await open(page, '/faq');
  await page.route(/\/api\/companies\//, (route) => route.abort());
  await page.locator('footer').getByRole('link', { name: 'Companies' }).click();
  await expect(page.getByText('Failed to load companies')).toBeVisible();
  await expect(page.getByRole('main').locator('.animate-shimmer')).toHaveCount(0);
  await expectAccessible(page);
});

test('a company that is still on its way has a page with a title', async ({ page }) => {
  await open(page, '/companies');
  await page.route(broken('companies/company-detail'), () => undefined);
  await page.locator('main a[href^="/company/"]').first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Loading' })).toBeAttached();
  await expectAccessible(page);
});

test('an event that cannot be loaded says so and can be retried', async ({ page }) => {
  await open(page, '/events');
  await page.route(broken('events/event-detail'), (route) => route.abort());
  await page.locator('main a[href^="/event/"]').first().click();
  await expect(page.getByText('Failed to load event details')).toBeVisible();
  await expect(page.getByText('Unable to load event details at the moment')).toBeVisible();
  await page.unroute(broken('events/event-detail'));
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { name: 'Event Details' })).toBeVisible();
});

test('a list that could not be loaded does not say that there is nothing', async ({ page }) => {
  await signInNewExhibitor(page);
  await page.route(broken('exhibitor/products/list'), (route) => route.abort());
  await open(page, '/exhibitor/dashboard/products');
  await expect(page.getByText('Failed to fetch products')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'No Products Found' })).toHaveCount(0);
  await page.unroute(broken('exhibitor/products/list'));
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { name: 'No Products Found' })).toBeVisible();
});

test('a page that cannot be gone to offline says so', async ({ openAnother }) => {
  // The shared window may have visited the page before and have its code.
  const page = await openAnother();
  await open(page, '/faq');
  // Everything the page itself needs is loaded, and nothing more.
  await page.waitForLoadState('networkidle');
  await page.context().setOffline(true);
  await page.locator('footer').getByRole('link', { name: 'Advertising' }).click();
  await expect(page.getByText('You are offline.')).toBeVisible();
});

test('what is typed while there is no connection stays, and can be sent when there is one', async ({
  openAnother,
}) => {
  const page = await openAnother();
  const main = page.getByRole('main');
  await open(page, '/contact');
  await page.waitForLoadState('networkidle');
  await page.context().setOffline(true);
  await main.getByLabel('Name').fill('Layla');
  await main.getByLabel('Email').fill('layla@test.example');
  await main.getByLabel('Subject').selectOption('general');
  await main.getByLabel('Message').fill('Hello');
  await main.getByRole('button', { name: 'Send Message' }).click();
  await expect(main.getByRole('alert')).toHaveText(/Please try again/);
  // Code that cannot be loaded must not break the page.
  await page.getByRole('button', { name: /^Change country/ }).click();
  await expect(main.getByLabel('Message')).toHaveValue('Hello');
  await page.context().setOffline(false);
  await main.getByRole('button', { name: 'Send Message' }).click();
  await expect(page.getByRole('alertdialog')).toContainText('Thank you for your message!');
});

test('a sign-in without a connection is told and can be tried again', async ({ openAnother }) => {
  const page = await openAnother();
  await open(page, '/login');
  await page.waitForLoadState('networkidle');
  await page.context().setOffline(true);
  await page.getByLabel('Email').fill('layla@test.example');
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByText('Network error. Please check your connection')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Continue' })).toBeEnabled();
});

test('the signed-in menu names the account', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 812 });
  await open(page, '/faq');
  await page.evaluate(() => {
    localStorage.setItem('user_token', 'x'.repeat(43));
    localStorage.setItem('user_id', '1');
    localStorage.setItem('user_type', '0');
  });
  await page.getByRole('button', { name: 'Open menu' }).click();
  await expect(page.getByText('User Account')).toBeVisible();
});

for (const [how, answer] of [
  ['an empty answer', { status: 503, body: '' }],
  ['no connection', undefined],
] as const) {
  const fail = (page: Page, call: string) =>
    page.route(broken(call), (route) => (answer ? route.fulfill(answer) : route.abort()));

  test(`becoming an exhibitor says what failed where the server gives ${how}`, async ({ page }) => {
    await signInNew(page, 'Unlucky Person');
    await fail(page, 'exhibitor/status');
    await open(page, '/user/dashboard/settings#exhibitor');
    await expect(page.getByText('Failed to fetch exhibitor status')).toBeVisible();
    await page.unroute(broken('exhibitor/status'));
    await page.getByRole('button', { name: 'Try again' }).click();
    await page.getByLabel('Company name').fill('Unlucky Clinic');
    await page.getByLabel('Company type').selectOption('clinic');
    await page.getByLabel('Company email').fill('unlucky@journey.example');
    await page.getByLabel('Company phone').fill('22001100');
    await fail(page, 'exhibitor/create');
    await page.getByRole('button', { name: 'Submit' }).click();
    await expect(page.getByText('Failed to submit exhibitor request')).toBeVisible();
  });

  test(`switching the mode says what failed where the server gives ${how}`, async ({ page }) => {
    await signInNewExhibitor(page);
    await fail(page, 'exhibitor/toggle-user-type');
    await open(page, '/exhibitor/dashboard/settings');
    await page.getByRole('switch', { name: 'Exhibitor Mode' }).click();
    await expect(page.getByText('Failed to switch mode')).toBeVisible();
    await page.unroute(broken('exhibitor/toggle-user-type'));
    await page.getByRole('switch', { name: 'Exhibitor Mode' }).click();
    await expect(page.getByText('Switched to User Mode successfully!')).toBeVisible();
    await letTimePass(page, 1_500);
    await page.waitForURL('**/user/dashboard/profile');
    await fail(page, 'exhibitor/toggle-user-type');
    await open(page, '/user/dashboard/settings');
    await page.getByRole('switch', { name: 'Exhibitor Mode' }).click();
    await expect(page.getByText('Failed to toggle user type')).toBeVisible();
    await page.unroute(broken('exhibitor/toggle-user-type'));
    await page.getByRole('switch', { name: 'Exhibitor Mode' }).click();
    await page.waitForURL('**/exhibitor/dashboard/profile');
    await expect(page.getByText('Switched to Exhibitor Mode successfully!')).toBeVisible();
  });
}

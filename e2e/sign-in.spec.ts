import type { Page } from '@playwright/test';
import { letTimePass } from './page-time.ts';
import { expect, expectAccessible, languages, open, openLoaded, test, widths } from './portal.ts';
import { signIn } from './sign-in.ts';

const checkEmail = '**/api/auth/check-email.php';

async function send(page: Page, email = 'rules@test.example'): Promise<void> {
  await page.getByLabel('Email').fill(email);
  await page.getByRole('button', { name: 'Continue' }).click();
}

/** Waits until a call has failed; only then does the page's delay until the next attempt begin. */
async function untilFailed(page: Page, cause: () => Promise<void>): Promise<void> {
  const failed = page.waitForEvent('requestfailed');
  await cause();
  await failed;
}

test('an address is checked before anything is sent', async ({ page }) => {
  let asked = 0;
  await page.route(checkEmail, (route) => {
    asked += 1;
    return route.abort();
  });
  await open(page, '/login');
  for (const bad of ['', 'person', 'a..b@test.example', '.a@test.example']) {
    await send(page, bad);
    await expect(page.getByText('Please enter a valid email address.')).toBeVisible();
  }
  expect(asked).toBe(0);
});

test('what does not get through is tried twice more, a second apart', async ({ page }) => {
  const headers: Record<string, string>[] = [];
  await page.route(checkEmail, (route) => {
    headers.push(route.request().headers());
    return route.abort();
  });
  await open(page, '/login');
  await untilFailed(page, () => send(page));
  await letTimePass(page, 999);
  expect(headers).toHaveLength(1);
  await untilFailed(page, () => letTimePass(page, 1));
  await untilFailed(page, () => letTimePass(page, 1_000));
  await expect(
    page.getByText('Network error. Please check your connection and try again.'),
  ).toBeVisible();
  expect(headers).toHaveLength(3);
  expect(headers[0]?.['x-requested-with']).toBe('XMLHttpRequest');
});

test('what takes ten seconds is given up and not tried again', async ({ page }) => {
  let asked = 0;
  await page.route(checkEmail, () => {
    asked += 1;
  });
  await open(page, '/login');
  await send(page);
  await expect.poll(() => asked).toBe(1);
  await letTimePass(page, 10_000);
  await expect(
    page.getByText('Request timed out. Please check your connection and try again.'),
  ).toBeVisible();
  await letTimePass(page, 5_000);
  expect(asked).toBe(1);
});

test('the third attempt within a minute locks the form for a minute', async ({ page }) => {
  await page.route(checkEmail, (route) => route.fulfill({ status: 503 }));
  await open(page, '/login');
  for (let attempt = 0; attempt < 3; attempt += 1) {
    await send(page);
    await expect(
      page.getByText('Service temporarily unavailable. Please try again later.'),
    ).toBeVisible();
  }
  await expect(page.getByRole('button', { name: 'Rate limited' })).toBeDisabled();
  await expect(
    page.getByText('Too many requests. Please wait a minute before trying again.'),
  ).toBeVisible();
  await expectAccessible(page);
  await letTimePass(page, 61_000);
  await expect(page.getByRole('button', { name: 'Continue' })).toBeEnabled();
});

test.describe('the code', () => {
  test('needs an address, which survives a reload', async ({ page }) => {
    await open(page, '/otp');
    await expect(page).toHaveURL('/login');
    await page.evaluate(() => localStorage.setItem('temp_email', 'kept@test.example'));
    await open(page, '/otp');
    await expect(page.getByText('kept@test.example')).toBeVisible();
    await page.getByRole('link', { name: 'Back to login' }).click();
    await expect(page).toHaveURL('/login');
  });

  test('is pasted, corrected and sent when whole', async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    const codes: string[] = [];
    await page.route('**/api/auth/verify-otp.php', (route) => {
      codes.push(route.request().postDataJSON().otp);
      return route.fulfill({ contentType: 'text/html', body: '<html>' });
    });
    await open(page, '/login');
    await page.evaluate(() => localStorage.setItem('temp_email', 'boxes@test.example'));
    await open(page, '/otp');
    const box = (digit: number) => page.getByLabel(`Digit ${digit} of 6`);
    await expect(box(1)).toHaveAttribute('autocomplete', 'one-time-code');
    await page.getByRole('button', { name: 'Verify' }).click();
    await expect(page.getByText('Please enter complete 6-digit OTP')).toBeVisible();
    await box(1).focus();
    await page.keyboard.type('12x3');
    await expect(box(4)).toBeFocused();
    await page.keyboard.press('Backspace');
    await expect(box(3)).toBeFocused();
    await expect(box(3)).toHaveValue('');
    await page.evaluate(() => navigator.clipboard.writeText('Your code: ٤٢٠ ١٣٧ 99'));
    await page.keyboard.press('ControlOrMeta+v');
    await expect(page.getByText('Invalid OTP. Please try again.')).toBeVisible();
    expect(codes).toEqual(['420137']);
    await expect(box(1)).toBeFocused();
    await expect(box(6)).toHaveValue('');
    await page.route('**/api/auth/verify-otp.php', (route) => route.abort());
    await page.keyboard.type('123456');
    await expect(page.getByText('Network error. Please try again.')).toBeVisible();
  });

  test('can be sent again after a minute', async ({ page }) => {
    let answer: { status: number; body?: string } = { status: 200 };
    await page.route(checkEmail, (route) =>
      route.fulfill({ contentType: 'application/json', body: '{"success":true}', ...answer }),
    );
    await open(page, '/login');
    await send(page);
    await expect(page.getByRole('button', { name: /Resend code in/ })).toBeDisabled();
    await letTimePass(page, 60_000);
    const resend = page.getByRole('button', { name: 'Resend code', exact: true });
    await resend.click();
    await expect(page.getByText('We have sent you another code.')).toBeVisible();
    await expect(page.getByRole('button', { name: /Resend code in/ })).toBeDisabled();
    await letTimePass(page, 60_000);
    answer = { status: 429, body: '{"success":false,"message":"Too often"}' };
    await resend.click();
    await expect(page.getByText('Too often')).toBeVisible();
    answer = { status: 503, body: '{}' };
    await resend.click();
    await expect(page.getByText('Failed to resend OTP', { exact: true })).toBeVisible();
    await page.route(checkEmail, (route) => route.abort());
    await untilFailed(page, () => resend.click());
    await untilFailed(page, () => letTimePass(page, 1_000));
    await untilFailed(page, () => letTimePass(page, 1_000));
    await expect(page.getByText('Failed to resend OTP. Please try again.')).toBeVisible();
  });
});

test.describe('guards', () => {
  test('lead visitors to sign in, and accounts to their own dashboard', async ({ page }) => {
    for (const path of ['/dashboard', '/user/dashboard', '/user/dashboard/settings']) {
      await open(page, path);
      await expect(page).toHaveURL('/login');
    }
    await signIn(page, 'seeker@mai.example');
    for (const path of ['/login', '/otp', '/dashboard/any', '/user/dashboard/none']) {
      await open(page, path);
      await expect(page).toHaveURL('/user/dashboard/profile');
    }
    await open(page, '/');
    await page.getByRole('main').getByRole('link', { name: 'List Your Business' }).click();
    await expect(page).toHaveURL('/user/dashboard/settings#exhibitor');
    await expect(page.getByLabel('Company name')).toBeVisible();
  });

  test('send whoever is not known any more to sign in', async ({ page }) => {
    await signIn(page, 'seeker@mai.example');
    await page.evaluate(() => localStorage.setItem('user_token', 'x'.repeat(43)));
    await open(page, '/user/dashboard/profile');
    await expect(page).toHaveURL('/login');
    expect(await page.evaluate(() => localStorage.getItem('user_id'))).toBeNull();
  });
});

for (const { language, prefix } of languages) {
  test(`every page of the dashboard in ${language}`, async ({ page }) => {
    await signIn(page, 'applicant@mai.example');
    for (const path of ['profile', 'my-events', 'my-jobs', 'settings']) {
      await openLoaded(page, `${prefix}/user/dashboard/${path}`);
      await expectAccessible(page);
    }
  });
}

test('the menu counts what is new, finds pages and logs out', async ({ page }) => {
  await signIn(page, 'applicant@mai.example');
  await open(page, '/user/dashboard/my-jobs');
  const menu = page.getByRole('complementary');
  await expect(menu.getByText(/^\d+ new job opportunit(y|ies)$/)).toBeVisible();
  await expect(menu.getByText(/^\d+ upcoming events?$/)).toBeVisible();
  await expect(menu.getByText(/^Profile completion \d+%$/)).toBeVisible();
  await menu.getByRole('searchbox').fill('Delete my');
  await menu.getByRole('link', { name: 'Delete my account' }).click();
  await expect(page).toHaveURL('/user/dashboard/settings#erase');
  await menu.getByRole('searchbox').fill('zzzz');
  await expect(menu.getByText('Nothing found for “zzzz”')).toBeVisible();
  await menu.getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL('/login');
});

test.describe('the exhibitor account in the settings', () => {
  const standing = (page: Page, exhibitor_status: number) =>
    page.route('**/api/exhibitor/status.php*', (route) =>
      route.fulfill({
        json: {
          success: true,
          exhibitor_status,
          has_account: true,
          user_type: 0,
          company_name: 'Haddad Clinic',
        },
      }),
    );

  test('can be switched on only when it is approved', async ({ page }) => {
    await signIn(page, 'applicant@mai.example');
    const toggle = page.getByRole('switch', { name: 'Exhibitor Mode' });
    for (const [status, word] of ['Under review', '', 'Rejected', 'Restricted'].entries()) {
      if (!word) continue;
      await standing(page, status);
      await open(page, '/user/dashboard/settings');
      await expect(page.getByText(word, { exact: true })).toBeVisible();
      await expect(toggle).toBeDisabled();
    }
    await standing(page, 1);
    await open(page, '/user/dashboard/settings');
    await page.route('**/api/exhibitor/toggle-user-type.php', (route) =>
      route.fulfill({ status: 503, json: { success: false, message: 'Not now' } }),
    );
    await toggle.click();
    await expect(page.getByText('Not now')).toBeVisible();
    await expect(toggle).not.toBeChecked();
  });
});

test.describe('the profile', () => {
  test('of an account in the other mode is restricted', async ({ page }) => {
    await signIn(page, 'service@mai.example');
    await page.evaluate(() => localStorage.setItem('user_type', '0'));
    await open(page, '/user/dashboard/profile');
    await expect(
      page.getByText(
        'Access Restricted: You do not have permission to edit your profile. Please contact the administrator for assistance.',
      ),
    ).toBeVisible();
    await expectAccessible(page);
  });

  test('that cannot be loaded says so and reloads; missing countries have a stand-in', async ({
    page,
  }) => {
    await signIn(page, 'applicant@mai.example');
    await page.route('**/api/user/profile.php*', (route) =>
      route.fulfill({ contentType: 'text/html', body: '<html>' }),
    );
    await page.route('**/api/data/countries.php', (route) =>
      route.fulfill({ contentType: 'text/html', body: '<html>' }),
    );
    await open(page, '/user/dashboard/profile');
    await expect(page.getByRole('heading', { name: '❌ Error Loading Profile' })).toBeVisible();
    await expect(page.getByText('Server returned HTML error page')).toBeVisible();
    await expectAccessible(page);
    await page.unroute('**/api/user/profile.php*');
    await page.getByRole('button', { name: 'Retry' }).click();
    await expect(page.getByText('Countries API returned HTML error page')).toBeVisible();
    await page.getByRole('combobox', { name: 'Country code' }).click();
    await expect(page.getByRole('option')).toHaveCount(8);
    const height = await page
      .getByRole('listbox')
      .evaluate((list) => list.parentElement?.clientHeight ?? 0);
    expect(height).toBeLessThanOrEqual(300);
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: widths.phone });

  test('the hamburger leads to the dashboard and logs out on the server', async ({ page }) => {
    await signIn(page, 'applicant@mai.example');
    const token = await page.evaluate(() => localStorage.getItem('user_token'));
    await open(page, '/companies');
    await page.getByRole('button', { name: 'Open menu' }).click();
    const menu = page.getByRole('dialog', { name: 'Menu' });
    await expect(menu.getByText('Khaled Mansour')).toBeVisible();
    await menu.getByRole('link', { name: 'Jobs' }).click();
    await expect(page).toHaveURL('/user/dashboard/my-jobs');
    await open(page, '/companies');
    await page.getByRole('button', { name: 'Open menu' }).click();
    await menu.getByRole('button', { name: 'Logout' }).click();
    const ended = page.waitForResponse('**/api/auth/logout.php');
    await page.getByRole('alertdialog').getByRole('button', { name: 'Logout' }).click();
    await expect(page).toHaveURL('/');
    // The page does not wait for the server before it continues.
    await ended;
    const status = await page.evaluate(
      async (bearer) =>
        (await fetch('/api/user/profile.php', { headers: { authorization: `Bearer ${bearer}` } }))
          .status,
      token,
    );
    expect(status).toBe(401);
  });
});

import type { Page } from '@playwright/test';
import { signInNewExhibitor } from './new-exhibitor.ts';
import { letTimePass } from './page-time.ts';
import { untilPaid } from './paid-orders.ts';
import {
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  open,
  test,
  untilReady,
  widths,
} from './portal.ts';
import { expectWholeWords } from './whole-words.ts';

/** Each journey pays for a company of its own, so that none meets another's open order. */
const emailOf = (company: string) => `info@${company}.example`;

/** The company is looked up half a second after the last keystroke. */
const LOOKED_UP_AFTER_MS = 500;

async function enterEmail(page: Page, email: string, label = 'Email'): Promise<void> {
  await page.getByLabel(label).fill(email);
  await letTimePass(page, LOOKED_UP_AFTER_MS);
}

async function enterCompany(page: Page, company: string): Promise<void> {
  await open(page, '/checkout');
  await enterEmail(page, emailOf(company));
  await expect(page.getByText('✅ Verified')).toBeVisible();
}

async function checkOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Secure Checkout' }).click();
  await expect(page).toHaveURL(/\/sandbox\/pay\/chg_SBX/);
  await untilReady(page);
}

const answer = (page: Page, name: string) =>
  page.getByRole('button', { name, exact: true }).click();

/** The thank-you page asks the gateway after two seconds. */
async function untilAsked(page: Page): Promise<void> {
  await page.waitForURL('**/thanks?**');
  await untilReady(page);
  await letTimePass(page, 2_000);
}

const status = (page: Page) => page.getByRole('main').getByRole('status').first();

/** A company that may not use coupons is told so before it tries, and when it does. */
async function expectExcluded(page: Page): Promise<void> {
  let asked = 0;
  const exhibitor = { id: 1, company_name: 'Care House', can_use_coupon: false };
  await page.route('**/check-company-email.php', (route) => {
    asked += 1;
    return route.fulfill({ json: { success: true, found: true, exhibitor } });
  });
  // Requested once, half a second after the last keystroke, and never without an @.
  await page.getByLabel('Email').pressSequentially('office.care');
  await letTimePass(page, LOOKED_UP_AFTER_MS);
  await page.getByLabel('Email').pressSequentially('@house.example');
  await letTimePass(page, LOOKED_UP_AFTER_MS - 1);
  expect(asked).toBe(0);
  await letTimePass(page, 1);
  await expect(page.getByText('✅ Verified')).toBeVisible();
  expect(asked).toBe(1);
  await expect(page.getByText('Coupon usage is not available for your account')).toBeVisible();
  await page.getByLabel('Coupon code').fill('mai10');
  await page.getByRole('button', { name: 'Apply' }).click();
  await expect(page.getByText('Your account is not eligible to use coupons')).toBeVisible();
  await page.unroute('**/check-company-email.php');
  await page.getByLabel('Email').fill('');
}

test('pay with a coupon: from the plans to the dashboard’s door', async ({ page }) => {
  await open(page, '/subscription');
  await page.getByRole('button', { name: 'Choose Professional Plan' }).click();
  await expect(page).toHaveURL(/\/checkout$/);
  const pay = page.getByRole('button', { name: 'Secure Checkout' });
  await expect(pay).toBeDisabled();
  await expect(page.getByLabel('Subscription type')).toBeDisabled();
  await expect(page.getByRole('button', { name: 'Apply' })).toBeDisabled();
  await expectExcluded(page);
  await page.getByLabel('Coupon code').fill('mai10');
  await page.getByRole('button', { name: 'Apply' }).click();
  await expect(page.getByText('Please enter a valid company email first')).toBeVisible();

  await enterEmail(page, 'nobody@test.example');
  await expect(page.getByText('❌ Company not found with this email')).toBeVisible();
  await expect(pay).toBeDisabled();
  await enterEmail(page, emailOf('yaqut-laboratories'));
  await expect(page.getByText('✅ Verified')).toBeVisible();
  await expect(page.getByLabel('Company name')).toHaveValue('Yaqut Laboratories');

  await page.getByLabel('Coupon code').fill('nope');
  await page.getByRole('button', { name: 'Apply' }).click();
  await expect(page.getByText('Invalid coupon code')).toBeVisible();
  await page.getByLabel('Coupon code').fill('mai10');
  await page.getByLabel('Coupon code').press('Enter');
  await expect(page.getByText('−$59.00')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Remove' })).toBeFocused();
  await expect(page.getByText('$529.00')).toBeVisible();
  await page.getByLabel('24 Month').check();
  await expect(page.getByText('$1,058.00')).toBeVisible();
  await page.getByRole('button', { name: 'Remove' }).click();
  await expect(page.getByLabel('Coupon code')).toBeFocused();
  await expect(page.getByText('$1,176.00')).toHaveCount(2);
  await page.getByLabel('12 Month').check();
  await page.getByLabel('Coupon code').fill('MAI10');
  await page.getByRole('button', { name: 'Apply' }).click();
  await expectAccessible(page);
  await checkOut(page);

  await expect(page.getByText('Sandbox: no money moves, no bank is contacted.')).toBeVisible();
  await expect(page.getByText('$529.00')).toBeVisible();
  await expectAccessible(page);
  await answer(page, 'Pay successfully');

  await expect(page).toHaveURL(/\/thanks\?order=ord_[\w-]{22}&tap_id=chg_SBX/);
  await untilAsked(page);
  const alert = page.getByRole('alertdialog');
  await expect(alert).toContainText(
    'Subscription activated successfully! Redirecting to dashboard...',
  );
  await expect(page.getByRole('heading', { name: 'Payment Successful!' })).toBeAttached();
  await letTimePass(page, 3_000);
  await expect(page).toHaveURL(/\/login$/);
});

test('in Arabic on a phone', async ({ page }) => {
  await page.setViewportSize(widths.phone);
  await open(page, '/ar/checkout');
  await enterEmail(page, emailOf('hayl-pharmaceuticals'), 'البريد الإلكتروني');
  await expect(page.getByText('✅ تم التحقق')).toBeVisible();
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'دفع آمن' }).click();
  await expect(page).toHaveURL(/\/ar\/sandbox\/pay\/chg_SBX/);
  await untilReady(page);
  await expectNoSidewaysScroll(page);
  await expectWholeWords(page);
  await expectAccessible(page);
  await answer(page, 'رفض');
  await expect(page).toHaveURL(/\/ar\/thanks/);
  await untilAsked(page);
  await expect(status(page)).toContainText('❌ فشلت معالجة الدفع: رُفضت عملية الدفع');
  await expectNoSidewaysScroll(page);
  await expectWholeWords(page);
  await expectAccessible(page);
});

test('declined, then tried again and paid', async ({ page }) => {
  await enterCompany(page, 'wasm-healthcare-supplies');
  await page.getByRole('radio', { name: '24 Month' }).check();
  await page.getByLabel('Coupon code').fill('mai10');
  await page.getByRole('button', { name: 'Apply' }).click();
  await expect(page.getByText('Coupon applied: 10% off')).toBeVisible();
  await checkOut(page);
  await page.getByLabel('Reason for declining').selectOption('Insufficient funds');
  await answer(page, 'Decline');
  await expect(page.getByRole('heading', { name: 'Confirming your payment' })).toBeVisible();
  await untilAsked(page);
  await expect(status(page)).toContainText(
    '❌ Payment processing failed: The payment was declined: insufficient funds.',
  );
  await expect(page.getByRole('heading', { name: 'Payment not completed' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Back to checkout' }).click();
  await expect(page).toHaveURL(/\/checkout\?order=ord_/);
  await expect(page.getByLabel('Email')).toHaveValue(emailOf('wasm-healthcare-supplies'));
  await expect(page.getByRole('radio', { name: '24 Month' })).toBeChecked();
  await letTimePass(page, LOOKED_UP_AFTER_MS);
  await expect(page.getByText('Coupon applied: 10% off')).toBeVisible();
  await checkOut(page);
  await answer(page, 'Pay successfully');
  await untilAsked(page);
  await expect(page.getByRole('alertdialog')).toContainText('Subscription activated successfully!');
  await expectAccessible(page);
});

test('whoever is signed in finds their company, and what they have not paid yet', async ({
  page,
}) => {
  const email = await signInNewExhibitor(page);
  await open(page, '/checkout');
  await expect(page.getByLabel('Email')).toHaveValue(email);
  await letTimePass(page, LOOKED_UP_AFTER_MS);
  await expect(page.getByLabel('Company name')).toHaveValue('Journey Company');
  await checkOut(page);
  const charge = page.url();
  await page.goBack();
  await untilReady(page);
  await expect(page.getByText('A payment of $588.00 is still open')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Continue to the payment' }).click();
  await expect(page).toHaveURL(charge);
});

test('cancelled, and asked again by hand', async ({ page }) => {
  await enterCompany(page, 'sanam-orthopaedics');
  await checkOut(page);
  await answer(page, 'Cancel');
  await untilAsked(page);
  const cancelled = '❌ Payment processing failed: The payment was cancelled.';
  await expect(status(page)).toContainText(cancelled);
  await page.route('**/simulate-webhook.php*', (route) => route.abort());
  await page.getByRole('button', { name: 'Process Now' }).click();
  await expect(status(page)).toContainText('❌ Network error occurred. Please try again.');
  // The payment has not been reported as failed.
  await expect(page.getByRole('heading', { name: 'Payment not confirmed yet' })).toBeVisible();
  await page.unroute('**/simulate-webhook.php*');
  await page.route('**/simulate-webhook.php*', (route) => route.fulfill({ body: '<html>' }));
  await page.getByRole('button', { name: 'Process Now' }).click();
  await expect(status(page)).toContainText('Payment processing failed. Please contact support.');
  await page.unroute('**/simulate-webhook.php*');
  await page.route('**/simulate-webhook.php*', (route) => route.fulfill({ json: {} }));
  await page.getByRole('button', { name: 'Process Now' }).click();
  await expect(status(page)).toContainText('❌ Payment processing failed: Unknown error');
});

test('a tampered total is refused', async ({ page }) => {
  await page.route('**/process-payment.php', async (route) => {
    await expect(page.getByRole('button', { name: 'Processing...' })).toBeVisible();
    const order = new URLSearchParams(route.request().postData() ?? '');
    order.set('total_amount', '1.00');
    return route.continue({ postData: String(order) });
  });
  await enterCompany(page, 'ghaim-respiratory-care');
  await page.getByRole('button', { name: 'Secure Checkout' }).click();
  const alert = page.getByRole('alertdialog');
  await expect(alert).toContainText('Payment processing failed. Please try again.');
  await expect(alert).toContainText('The total has changed.');
  await expect(page).toHaveURL(/\/checkout$/);
});

test('the window is closed; the gateway’s notice activates all the same', async ({ page }) => {
  await enterCompany(page, 'tamra-pharmacies');
  await checkOut(page);
  const order = await page.getByText(/^ord_/).textContent();
  await answer(page, 'Pay but lose the return');
  await expect(page.getByText('This window can be closed now.')).toBeVisible();
  await page.goto('about:blank');
  await untilPaid(page.request, String(order));
  await open(page, `/thanks#/thanks?order=${order}`);
  await expect(page.getByRole('heading', { name: 'Payment Successful!' })).toBeVisible();
  await expect(page.getByRole('definition').filter({ hasText: 'Professional Plan' })).toBeVisible();
});

test('without an order there is nothing to say, and nothing to process', async ({ page }) => {
  await open(page, '/thanks?email=a@b.example&amount=529&subscription=Professional');
  await expect(status(page)).toContainText('❌ No order information found');
  await expect(page.getByText('Not available')).toHaveCount(4);
  await page.getByRole('button', { name: 'Process Now' }).click();
  await expect(status(page)).toContainText('❌ No order ID found');
  await expectAccessible(page);
  await page.getByRole('main').getByRole('link', { name: 'Go Home' }).click();
  await expect(page).toHaveURL(/\/$/);
});

test('an order that nobody made is told as such, and promises nothing', async ({ page }) => {
  await open(page, '/thanks?order=ord_nobody-made-this-one&amount=529&subscription=Professional');
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toHaveText('Order not found');
  await letTimePass(page, 2_000);
  await expect(status(page)).toContainText('❌ Payment processing failed');
  await expect(heading).toHaveText('Order not found');
  await expect(page.getByText('nothing was activated')).toBeVisible();
  await expect(page.getByText(/we keep asking|receipt/)).toHaveCount(0);
  await expect(page.getByText('Not available')).toHaveCount(3);
  await expectAccessible(page);
});

test('a plan that cannot be loaded can be tried again', async ({ page }) => {
  await open(page, '/subscription');
  await page.route('**/get-subscription-type.php*', async (route) => {
    await expect(page.getByText('Loading subscription details...')).toBeVisible();
    await route.abort();
  });
  await page.getByRole('button', { name: 'Choose Professional Plan' }).click();
  const failed = page.getByRole('main').getByRole('alert');
  await expect(failed).toContainText('Error Loading Subscription');
  await expect(failed).toContainText('Unable to load subscription details. Please try again.');
  await page.unroute('**/get-subscription-type.php*');
  await page.getByRole('button', { name: 'Try Again' }).click();
  await expect(page.getByText('Order summary')).toBeVisible();
});

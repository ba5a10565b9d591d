import { describe, expect, test } from 'vitest';
import { defaultPlans } from '#features/subscriptions/default-plans.ts';
import { translateIn } from '#platform/i18n/translate-in.ts';
import { startTestApp } from '#testing/start-test-app.ts';

const { call, fetch, database } = await startTestApp();

describe('GET subscription/get-subscription-page-info.php', () => {
  test.each(['en', 'ar'] as const)('the stated plans in %s, keyed 1 to 3', async (language) => {
    const { status, body } = await call('subscription/get-subscription-page-info.php', {
      headers: { 'accept-language': language },
    });
    expect(status).toBe(200);
    // The default plans, shown if the call fails, equal those stored from the start.
    expect(body.subscriptions).toEqual(defaultPlans(translateIn(language)));
  });

  test('names and prices are the stated ones', async () => {
    const { body } = await call('subscription/get-subscription-page-info.php');
    expect(body.subscriptions).toMatchObject({
      1: { name: 'Basic Plan', price: 15, popular: false },
      2: { name: 'Professional Plan', price: 49, popular: true },
      3: { name: 'Enterprise Plan', price: null, popular: false },
    });
  });

  test('what a company has without a plan stands beside them, on the page too', async () => {
    const { body } = await call('subscription/get-subscription-page-info.php');
    expect(body.free).toEqual({
      name: 'Free Plan',
      price: 0,
      popular: false,
      entitlements: {
        listings_limit: null,
        visibility: 'basic',
        ads: false,
        notifications: false,
        rx_module: false,
        assisted_service: false,
        api_access: false,
        lead_export: false,
        matched_requests: false,
        webhooks: false,
        support_24_7: false,
      },
    });
    expect(await (await fetch('/subscription')).text()).toContain('Without a plan: Free Plan');
    expect(await (await fetch('/ar/subscription')).text()).toContain(
      'من دون باقة: الباقة المجانية',
    );
  });

  test('the comparison is as stated', async () => {
    const { body } = await call('subscription/get-subscription-page-info.php');
    const row = (name: string) => [1, 2, 3].map((id) => body.subscriptions[id].entitlements[name]);
    expect(row('listings_limit')).toEqual([null, null, null]);
    expect(row('visibility')).toEqual(['basic', 'premium', 'premium_plus']);
    expect(row('ads')).toEqual([false, true, true]);
    expect(row('notifications')).toEqual([false, true, true]);
    expect(row('rx_module')).toEqual([false, false, false]);
    expect(row('assisted_service')).toEqual([false, false, true]);
    expect(row('api_access')).toEqual([false, true, true]);
    expect(row('lead_export')).toEqual([true, true, true]);
    expect(row('matched_requests')).toEqual([true, true, true]);
    expect(row('webhooks')).toEqual([true, true, true]);
    expect(row('support_24_7')).toEqual([true, true, true]);
  });
});

describe('GET subscription/get-subscription-type.php', () => {
  test.each(['?id=x', '?id=0', '?id=1.5'])('"%s" is refused', async (query) => {
    const { status } = await call(`subscription/get-subscription-type.php${query}`);
    expect(status).toBe(400);
  });

  test.each([4, 99999])('plan %s is not there', async (id) => {
    const { status, body } = await call(`subscription/get-subscription-type.php?id=${id}`);
    expect(status).toBe(404);
    expect(body.message).toBe('Subscription not found');
  });

  test('plan 2 unless asked otherwise', async () => {
    const usual = await call('subscription/get-subscription-type.php');
    expect(usual.body.subscription).toEqual({
      id: 2,
      title: 'Professional Plan',
      price: 49,
      currency: 'USD',
    });
    const basic = await call('subscription/get-subscription-type.php?id=1');
    expect(basic.body.subscription).toMatchObject({ id: 1, title: 'Basic Plan', price: 15 });
    const custom = await call('subscription/get-subscription-type.php?id=3');
    expect(custom.body.subscription.price).toBeNull();
  });
});

test('the page is drawn from what is stored', async () => {
  await database.pool.query('update plans set price_minor = 5950, rx_module = true where id = 2');
  const html = await (await fetch('/subscription')).text();
  expect(html).toContain('$59.50');
  expect(html).toContain('Custom');
});

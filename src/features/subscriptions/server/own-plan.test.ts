import { afterEach, describe, expect, test } from 'vitest';
import { CallProblem } from '#platform/calls/call-problem.ts';
import { insertRows } from '#platform/database/insert-rows.ts';
import { problemBody } from '#platform/http/error-answers.ts';
import { translateIn } from '#platform/i18n/translate-in.ts';
import { dayFromToday } from '#testing/factories.ts';
import { signInExhibitor, signInJobSeeker } from '#testing/sign-in-as.ts';
import { startTestApp } from '#testing/start-test-app.ts';
import { type Entitlement, requireEntitlement } from './entitlements.ts';

const { database, call } = await startTestApp();
const { headers, company } = await signInExhibitor(database);
const seeker = await signInJobSeeker(database);

const give = (plan: number, startsInDays = -10, endsInDays: number | null = 10) =>
  insertRows(database.pool, 'subscriptions', {
    companyId: company.id,
    plan,
    startsOn: dayFromToday(startsInDays),
    endsOn: endsInDays === null ? null : dayFromToday(endsInDays),
  });
const current = async () => (await call('subscription/current.php', { headers })).body;
const chooseBasic = () => call('subscription/choose-basic.php', { method: 'POST', headers });

afterEach(async () => {
  await database.pool.query('truncate subscriptions cascade');
  await database.pool.query('update plans set price_minor = 1500 where id = 1');
});

describe('GET subscription/current.php', () => {
  test('is for exhibitors', async () => {
    expect((await call('subscription/current.php')).status).toBe(401);
    expect((await call('subscription/current.php', { headers: seeker.headers })).status).toBe(403);
  });

  test.each([
    [
      'nothing',
      async () => undefined,
      {
        subscription_type: 1,
        is_free: true,
        name: 'Free Plan',
        ends_on: null,
        entitlements: { visibility: 'basic', notifications: false, support_24_7: false },
      },
    ],
    [
      'the Basic Plan',
      () => give(1),
      {
        subscription_type: 1,
        is_free: false,
        name: 'Basic Plan',
        ends_on: dayFromToday(10),
        entitlements: { visibility: 'basic', support_24_7: true },
      },
    ],
    ['a paid plan', () => give(2), { subscription_type: 2, ends_on: dayFromToday(10) }],
    ['one that ends today', () => give(2, -10, 0), { subscription_type: 2 }],
    [
      'one that ended yesterday',
      async () => [await give(3, -90, -50), await give(2, -10, -1)],
      { subscription_type: 1, ended: { name: 'Professional Plan', on: dayFromToday(-1) } },
    ],
    [
      'one that begins tomorrow',
      () => give(2, 1, 10),
      { subscription_type: 1, is_free: true, ended: null },
    ],
    [
      'one after another',
      async () => [await give(1, -90, -50), await give(2)],
      { subscription_type: 2, ended: null },
    ],
    [
      'one that was extended',
      async () => [await give(2), await give(2, 11, 40), await give(3, 41, 50)],
      { subscription_type: 2, name: 'Professional Plan', ends_on: dayFromToday(40) },
    ],
    [
      'two at once',
      async () => [await give(2), await give(3, -1, null)],
      { subscription_type: 3, ends_on: null },
    ],
  ])('with %s', async (_name, prepare, expected) => {
    await prepare();
    expect(await current()).toMatchObject(expected);
  });
});

describe('POST subscription/choose-basic.php', () => {
  const priceBasic = (minor: number | null) =>
    database.pool.query('update plans set price_minor = $1 where id = 1', [minor]);

  test.each([1500, null])('sets nothing where the plan is sold: %s', async (minor) => {
    await priceBasic(minor);
    const { status, body } = await chooseBasic();
    expect([status, body.message]).toEqual([409, 'The Basic Plan is ordered at the checkout.']);
    expect(await current()).toMatchObject({ is_free: true });
  });

  test('sets Basic where it costs nothing, once', async () => {
    await priceBasic(0);
    await chooseBasic();
    const { body } = await chooseBasic();
    expect(body.message).toBe('Your company is on the Basic Plan.');
    expect(await current()).toMatchObject({ subscription_type: 1, is_free: false });
    const { rows } = await database.pool.query('select plan from subscriptions');
    expect(rows).toEqual([{ plan: 1 }]);
  });

  test('takes nothing away that is paid for', async () => {
    await priceBasic(0);
    await give(2);
    const { body } = await chooseBasic();
    expect(body.message).toMatch(/^Your Professional Plan runs until \d+ \w+ \d{4}\. The Basic/);
    expect(await current()).toMatchObject({ subscription_type: 2 });
  });
});

describe('what a plan does not include is refused by its name', () => {
  const ask = (entitlement: Entitlement) =>
    requireEntitlement(database.pool, entitlement, {
      companyId: company.id,
      language: 'en',
      now: new Date(),
    });
  const refusalOf = (entitlement: Entitlement) =>
    ask(entitlement).then(
      () => undefined,
      (problem: unknown) => {
        if (!(problem instanceof CallProblem)) throw problem;
        return { status: problem.status, ...problemBody(problem, translateIn('en')) };
      },
    );

  test.each([
    ['ads', 'This is included in the Professional Plan. Please upgrade to use it.'],
    ['api_access', 'This is included in the Professional Plan. Please upgrade to use it.'],
    ['assisted_service', 'This is included in the Enterprise Plan. Please upgrade to use it.'],
    ['rx_module', 'No plan includes this yet.'],
  ] as const)('%s in Basic', async (entitlement, message) => {
    expect(await refusalOf(entitlement)).toMatchObject({
      status: 402,
      success: false,
      code: 'plan_needed',
      message,
    });
  });

  test('what it includes is not, and the table decides', async () => {
    expect(await refusalOf('support_24_7')).toMatchObject({
      message: 'This is included in the Basic Plan. Please upgrade to use it.',
    });
    await give(2);
    expect(await refusalOf('support_24_7')).toBeUndefined();
    expect(await refusalOf('ads')).toBeUndefined();
    expect(await refusalOf('assisted_service')).toMatchObject({ status: 402 });
    await database.pool.query('update plans set ads = false where id = 2');
    expect(await refusalOf('ads')).toMatchObject({
      message: 'This is included in the Enterprise Plan. Please upgrade to use it.',
    });
    await database.pool.query('update plans set ads = true where id = 2');
  });
});

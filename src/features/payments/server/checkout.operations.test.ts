import { afterEach, describe, expect, test } from 'vitest';
import { dayFromToday, makeCompany } from '#testing/factories.ts';
import { startTestApp } from '#testing/start-test-app.ts';

const { call, fetch, database } = await startTestApp({ TRUST_PROXY: '1' });

const company = await makeCompany(database, {
  name: 'Tiryaq Medical',
  nameAr: 'ترياق الطبية',
  email: 'Accounts@Tiryaq.example',
});
const waiting = await makeCompany(database, { exhibitorStatus: 0, status: 2 });
const excluded = await makeCompany(database, { couponsAllowed: false });

let callers = 0;

/** Each from a network of its own, so that only the test about limits reaches one. */
function post(path: string, form: Record<string, string>, headers: Record<string, string> = {}) {
  callers += 1;
  return call(path, {
    method: 'POST',
    headers: { 'x-forwarded-for': `198.51.100.${callers}`, ...headers },
    body: new URLSearchParams(form),
  });
}

describe('POST subscription/check-company-email.php', () => {
  const check = (email: string, headers = {}) =>
    post('subscription/check-company-email.php', { email }, headers);

  test.each([[{}], [{ email: '' }], [{ email: '  ' }]])('%j is refused', async (form) => {
    const { status, body } = await post('subscription/check-company-email.php', form);
    expect(status).toBe(400);
    expect(body.message).toBe('Please enter your email address');
  });

  test.each([
    ['nobody’s', 'nobody@test.example'],
    ['half-written', 'accounts@'],
    ['of a company that is not approved', waiting.email],
    ['a pattern', '%@tiryaq.example'],
  ])('an address that is %s belongs to no company', async (_name, email) => {
    const { status, body } = await check(email);
    expect(status).toBe(200);
    expect(body).toEqual({ success: true, found: false, exhibitor: null });
  });

  test('tells what is stated and nothing more, whatever the case', async () => {
    const { body } = await check(' ACCOUNTS@tiryaq.example ');
    expect(body).toEqual({
      success: true,
      found: true,
      exhibitor: { id: company.id, company_name: 'Tiryaq Medical', can_use_coupon: true },
    });
    const arabic = await check(company.email, { 'accept-language': 'ar' });
    expect(arabic.body.exhibitor.company_name).toBe('ترياق الطبية');
    expect((await check(excluded.email)).body.exhibitor.can_use_coupon).toBe(false);
  });

  test('nobody collects addresses: a network has 40 look-ups a minute', async () => {
    const network = { 'x-forwarded-for': '203.0.113.9' };
    const statuses: number[] = [];
    for (let asked = 0; asked < 42; asked += 1) {
      statuses.push((await check(`a${asked}@test.example`, network)).status);
    }
    expect(statuses.filter((status) => status === 200)).toHaveLength(40);
    expect(statuses.at(-1)).toBe(429);
  });
});

describe('POST subscription/validate-coupon.php', () => {
  afterEach(() => database.pool.query('delete from coupons'));

  const makeCoupon = (facts: Record<string, unknown> = {}) => {
    const values = { code: 'MAI10', ...facts };
    const names = Object.keys(values);
    return database.pool.query(
      `insert into coupons (${names}) values (${names.map((_, at) => `$${at + 1}`)})`,
      Object.values(values),
    );
  };
  const validate = (form: Record<string, string> = {}) =>
    post('subscription/validate-coupon.php', {
      coupon_code: 'MAI10',
      company_email: company.email,
      ...form,
    });

  test.each(['mai10', ' MAI10 ', 'MAI١٠', 'MAI۱۰', '\u200fMAI10\u202c'])(
    'the coupon is found however it is typed or pasted: %j',
    async (coupon_code) => {
      await makeCoupon();
      const company_email = `Reception <${company.email}>`;
      expect((await validate({ coupon_code, company_email })).body.valid).toBe(true);
    },
  );

  test.each([
    [{ coupon_code: '' }, 'Please enter a coupon code'],
    [{ coupon_code: '  ' }, 'Please enter a coupon code'],
    [{ company_email: '' }, 'Please enter a valid company email first'],
  ])('%j is refused', async (form, message) => {
    const { status, body } = await validate(form);
    expect(status).toBe(400);
    expect(body.message).toBe(message);
  });

  test.each([
    [
      'an unknown company',
      { company_email: 'x@test.example' },
      'Please enter a valid company email first',
    ],
    [
      'a company without the right',
      { company_email: excluded.email },
      'Your account is not eligible to use coupons',
    ],
    ['an unknown code', { coupon_code: 'NOPE' }, 'Invalid coupon code'],
    ['a pattern', { coupon_code: '%' }, 'Invalid coupon code'],
  ])('%s', async (_name, form, message) => {
    await makeCoupon();
    const { status, body } = await validate(form);
    expect(status).toBe(200);
    expect(body).toEqual({ success: true, valid: false, coupon: null, message });
  });

  test.each([
    ['switched off', { status: 0 }],
    ['not yet valid', { valid_from: dayFromToday(1) }],
    ['over', { valid_until: dayFromToday(-1) }],
  ])('a coupon that is %s is invalid', async (_name, facts) => {
    await makeCoupon(facts);
    expect((await validate()).body.message).toBe('Invalid coupon code');
  });

  test.each([{}, { valid_from: dayFromToday(0) }, { valid_until: dayFromToday(0) }])(
    'its own percentage counts, 10 unless another is set: %j',
    async (facts) => {
      await makeCoupon(facts);
      const { body } = await validate({ coupon_code: ' mai10 ' });
      expect(body).toMatchObject({ success: true, valid: true, coupon: { discount_percent: 10 } });
      await database.pool.query('update coupons set discount_percent = 35');
      expect((await validate()).body.coupon).toEqual({ discount_percent: 35 });
    },
  );

  test('codes are not guessed: a network has 15 tries in five minutes', async () => {
    const network = { 'x-forwarded-for': '203.0.113.10' };
    const form = { coupon_code: 'GUESS', company_email: company.email };
    const statuses: number[] = [];
    for (let tried = 0; tried < 17; tried += 1) {
      statuses.push((await post('subscription/validate-coupon.php', form, network)).status);
    }
    expect(statuses.filter((status) => status === 429)).toHaveLength(2);
  });
});

test.each([
  ['/checkout', 'Secure Checkout', '$588.00'],
  ['/ar/checkout', 'دفع آمن', '$588.00'],
])('%s is rendered with the plan and its price', async (path, button, total) => {
  const html = await (await fetch(path)).text();
  expect(html).toContain(button);
  expect(html).toContain(total);
  expect(html).toContain('noindex');
});

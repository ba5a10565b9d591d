import { expect, test } from 'vitest';
import { makeCompany } from '#testing/factories.ts';
import { createOperator } from '#testing/operator.ts';
import { createSandboxPayer } from '#testing/sandbox-payer.ts';
import { startTestApp } from '#testing/start-test-app.ts';

const app = await startTestApp({ TRUST_PROXY: '1' });
const operator = await createOperator(app);
const payer = createSandboxPayer(app);
const { email } = await makeCompany(app.database);

const create = (coupon: Record<string, unknown>) => operator.post('coupons/create.php', coupon);

test.each([
  [{ code: 'A B' }, 'code'],
  [{ code: 'AB' }, 'code'],
  [{ code: 'GOOD1', discount_percent: 100 }, 'discount_percent'],
  [{ code: 'GOOD2', total_limit: 0 }, 'total_limit'],
  [{ code: 'GOOD3', valid_from: '2026-02-02', valid_until: '2026-02-01' }, 'valid_until'],
])('%o is refused, naming the field', async (coupon, field) => {
  const { status, body } = await create(coupon);
  expect([status, body.errors[0].field]).toEqual([400, field]);
});

test('a code exists once, however it is typed', async () => {
  expect((await create({ code: 'twice' })).status).toBe(200);
  const { status, body } = await create({ code: 'TWICE' });
  expect([status, body.message]).toEqual([409, 'There is a coupon with this code']);
});

test('checkout takes it at once, and no longer when it is switched off', async () => {
  const { body } = await create({ code: 'console25', discount_percent: 25 });
  const ask = () => payer.order({ email, coupon_code: 'CONSOLE25', total_amount: '441.00' });
  const taken = await ask();
  expect(taken.status).toBe(200);
  await operator.post('coupons/update-status.php', { id: body.id, status: 0 });
  expect((await ask()).status).not.toBe(200);
});

test('one that orders have used stays', async () => {
  const { rows } = await app.database.pool.query(`select id from coupons where code = 'CONSOLE25'`);
  const { status, body } = await operator.post('coupons/delete.php', { id: rows[0].id });
  expect(status).toBe(409);
  expect(body.message).toBe(
    'A coupon that orders have used cannot be deleted. Deactivate it instead.',
  );
});

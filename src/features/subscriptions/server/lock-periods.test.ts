import { expect, test } from 'vitest';
import { countWaiting } from '#testing/count-waiting.ts';
import { createOperator } from '#testing/operator.ts';
import { createSandboxPayer } from '#testing/sandbox-payer.ts';
import { signInExhibitor } from '#testing/sign-in-as.ts';
import { startTestApp } from '#testing/start-test-app.ts';
import { lockPeriods } from './lock-periods.ts';

const app = await startTestApp({ TRUST_PROXY: '1' });
const { pool } = app.database;
const operator = await createOperator(app);
const payer = createSandboxPayer(app);
const { headers, company } = await signInExhibitor(app.database);

await pool.query('update plans set price_minor = 0 where id = 1');
const paid = await payer.placeOrder({ email: company.email });
// The payer returns before the notice arrives.
await payer.answer(paid.chargeId, 'pay_return_first');

test.each([
  ['paid', () => payer.ask(paid.orderId)],
  ['given', () => operator.post('plans/give.php', { company_id: company.id, plan: 3 })],
  ['chosen', () => app.call('subscription/choose-basic.php', { method: 'POST', headers })],
  ['ordered', () => payer.order({ email: company.email })],
])('a plan is %s after what changes the periods of the company', async (_how, change) => {
  const gate = await pool.connect();
  await gate.query('begin');
  await lockPeriods(gate, company.id);
  const changed = change();
  await expect.poll(() => countWaiting(pool)).toBe(1);
  await gate.query('commit');
  gate.release();
  expect((await changed).status).toBe(200);
});

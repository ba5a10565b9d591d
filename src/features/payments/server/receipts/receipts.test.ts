import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test, vi } from 'vitest';
import { createTransport } from '#platform/mail/transport.ts';
import { createSandboxPayer } from '#testing/sandbox-payer.ts';
import { sendDueMails } from '#testing/send-due-mails.ts';
import { signInExhibitor } from '#testing/sign-in-as.ts';
import { startTestApp } from '#testing/start-test-app.ts';
import { makeDueReceipts } from './make-due-receipts.ts';
import { readReceipt } from './read-receipt.ts';

// Rendering a receipt takes a second, and more on a busy machine.
vi.setConfig({ testTimeout: 120_000 });
const app = await startTestApp({ TRUST_PROXY: '1' });
const { database, call, fetch, dataDir } = app;
const payer = createSandboxPayer(app);
const owner = await signInExhibitor(database, { name: 'Tiryaq', nameAr: 'ترياق الطبية' });
const stranger = await signInExhibitor(database);
const log = { error: (details: object) => expect.unreachable(JSON.stringify(details)) };
await database.pool.query(`insert into coupons (code) values ('MAI10')`);

/** Two instances at once, as long as there is something to do. */
async function makeReceipts(): Promise<void> {
  const both = () => Promise.all([1, 2].map(() => makeDueReceipts({ pool: database.pool, log })));
  while ((await both()).some((made) => made > 0));
}

async function pay(language: 'en' | 'ar', form: Record<string, string> = {}): Promise<string> {
  const given = { email: owner.company.email, ...form };
  await payer.order(given, { 'accept-language': language });
  const { rows } = await database.pool.query(
    'select id, provider_ref from orders order by created_at desc limit 1',
  );
  await payer.answer(rows[0].provider_ref, 'pay');
  await payer.ask(rows[0].id);
  return rows[0].id;
}

const mails = async () =>
  (await database.pool.query('select * from mails where attachment is not null order by id')).rows;

test('a payment is followed by one receipt in its language, mailed with it', async () => {
  const orderId = await pay('en', { coupon_code: 'MAI10', total_amount: '529.00' });
  await makeReceipts();
  await makeReceipts();
  const [mail, ...more] = await mails();
  expect(more).toEqual([]);
  expect(mail).toMatchObject({
    recipient: owner.company.email,
    subject: expect.stringMatching(/^Your receipt R-\d{4}-000001$/),
    body: expect.stringContaining(`$529.00 for Tiryaq`),
    language: 'en',
    attachment_name: expect.stringMatching(/^receipt-R-\d{4}-000001\.pdf$/),
    attachment_type: 'application/pdf',
  });
  expect(mail.body).toContain(orderId);
  expect(mail.attachment.subarray(0, 5).toString()).toBe('%PDF-');
});

test('an Arabic one says everything in Arabic', async () => {
  await pay('ar');
  await makeReceipts();
  const mail = (await mails()).at(-1);
  expect(mail).toMatchObject({ language: 'ar', body: expect.stringContaining('ترياق الطبية') });
  const { content } = await readReceipt(database.pool, 2);
  expect(content).toMatchObject({
    language: 'ar',
    title: 'إيصال',
    watermark: 'SANDBOX',
    total: { label: 'الإجمالي المدفوع', value: '$588.00' },
  });
});

test('what it says is what was ordered and paid', async () => {
  const { content } = await readReceipt(database.pool, 1);
  expect(content.items).toEqual([
    {
      label: 'Professional Plan, 12 months at $49.00 a month',
      value: '$588.00',
      note: expect.stringMatching(/^From \d+ \w+ \d{4} to \d+ \w+ \d{4}$/),
    },
    { label: 'Coupon MAI10, 10%', value: expect.stringContaining('−$59.00') },
  ]);
  expect(content.total.value).toBe('$529.00');
  expect(content.notes).toContain(
    'Made by the sandbox gateway: no money was moved and nothing is owed.',
  );
});

test('the mail leaves as one file with the PDF inside', async () => {
  const mailFrom = 'Mai <portal@mai.example>';
  const transport = createTransport({
    smtpUrl: undefined,
    mailFrom,
    dataDir,
    appUrl: 'https://mai.example',
  });
  while ((await sendDueMails(database.pool, transport)) > 0);
  const [name = ''] = await readdir(join(dataDir, 'outbox'));
  const text = await readFile(join(dataDir, 'outbox', name), 'utf8');
  expect(text).toContain('Content-Type: application/pdf');
  expect(text).toMatch(/filename=receipt-R-\d{4}-000001\.pdf/);
  expect(text).toContain('JVBERi0'); // "%PDF-" in base64
});

describe('the dashboard', () => {
  const number = async () =>
    (await database.pool.query('select number from receipts where id = 1')).rows[0].number;

  test('shows a company its own receipts and nobody else’s', async () => {
    expect((await call('subscription/receipts.php')).status).toBe(401);
    const { body } = await call('subscription/receipts.php', { headers: owner.headers });
    expect(body.receipts).toEqual([
      expect.objectContaining({ amount: '588.00', ready: true, refunded: false }),
      expect.objectContaining({
        number: await number(),
        plan: 'Professional Plan',
        months: 12,
        amount: '529.00',
        currency: 'USD',
        live: false,
      }),
    ]);
    const foreign = await call('subscription/receipts.php', { headers: stranger.headers });
    expect(foreign.body.receipts).toEqual([]);
  });

  test('tells what was ordered and not paid, until something else was', async () => {
    const buyer = await signInExhibitor(database);
    const unpaid = async ({ headers } = buyer) =>
      (await call('subscription/receipts.php', { headers })).body.unpaid;
    const placed = await payer.placeOrder({ email: buyer.company.email });
    expect(await unpaid()).toEqual([
      expect.objectContaining({
        status: 'pending',
        plan: 'Professional Plan',
        subscription_type: 2,
        months: 12,
        amount: '588.00',
        payment_url: expect.stringContaining('/sandbox/pay/'),
      }),
    ]);
    expect(await unpaid(stranger)).toEqual([]);

    await payer.answer(placed.chargeId, 'decline');
    await payer.ask(placed.orderId);
    expect(await unpaid()).toEqual([
      expect.objectContaining({ status: 'failed', payment_url: null }),
    ]);

    await pay('en', { email: buyer.company.email });
    expect(await unpaid()).toEqual([]);
  });

  test('downloads one as a private file', async () => {
    const path = `/api/subscription/receipt.php?number=${await number()}`;
    expect((await fetch(path)).status).toBe(401);
    expect((await fetch(path, { headers: stranger.headers })).status).toBe(404);
    const missing = await fetch('/api/subscription/receipt.php?number=R-1', {
      headers: owner.headers,
    });
    expect(await missing.json()).toMatchObject({ success: false, message: 'Receipt not found' });
    const response = await fetch(path, { headers: owner.headers });
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('application/pdf');
    expect(response.headers.get('content-disposition')).toContain('attachment');
    expect(response.headers.get('cache-control')).toContain('no-store');
    const pdf = Buffer.from(await response.arrayBuffer());
    expect(pdf.subarray(0, 5).toString()).toBe('%PDF-');
  });
});

import { expect, test } from 'vitest';
import { auditSubjects } from '#app/console/audit-subjects.ts';
import { operations } from '#app/server/operations.ts';
import { auditActionTexts, auditFieldTexts } from '#console/audit/audit.texts.ts';
import { totpAt } from '#features/accounts/second-factor/server/totp.ts';
import { makeAccount, makeCompany, makeEvent, makeJob } from '#testing/factories.ts';
import { createOperator } from '#testing/operator.ts';
import { createSandboxPayer } from '#testing/sandbox-payer.ts';
import { giveSecondFactor, testSecret } from '#testing/second-factor.ts';
import { signInAs } from '#testing/sign-in-as.ts';
import { startTestApp } from '#testing/start-test-app.ts';

const app = await startTestApp({ TRUST_PROXY: '1' });
const { call, database } = app;
const { pool } = database;
const operator = await createOperator(app);

/** Calls that only prove an identity or preview something: nothing is changed yet. */
const changesNothing = new Set([
  'auth/second-factor/verify.php',
  'auth/second-factor/begin.php',
  'auth/second-factor/passkey-options.php',
  'auth/second-factor/passkey.php',
  'admin/legal/preview.php',
]);

type Input = Readonly<Record<string, unknown>>;

async function idOf(insert: string): Promise<number> {
  const { rows } = await pool.query<{ id: number }>(`${insert} returning id`);
  return rows[0]?.id ?? 0;
}

/** Each code is of another time step. */
let steps = 0;
function nextCode(): string {
  steps += 1;
  return totpAt(testSecret, new Date(Date.now() + (steps - 2) * 30_000));
}

async function ownFactor(confirmed = true) {
  const { id } = operator.account;
  await pool.query('delete from second_factors where account_id = $1', [id]);
  await giveSecondFactor(pool, id);
  await pool.query('update sessions set second_factor_at = now() where account_id = $1', [id]);
  if (!confirmed) await pool.query('update second_factors set confirmed_at = null');
}

const account = (facts: Parameters<typeof makeAccount>[1] = {}) => makeAccount(database, facts);
const applicant = async () => {
  const { id } = await account();
  return makeCompany(database, { ownerAccountId: id, exhibitorStatus: 0, status: 2, type: null });
};

async function paidOrder(): Promise<string> {
  const payer = createSandboxPayer(app);
  const { email } = await makeCompany(database);
  const { orderId, chargeId } = await payer.placeOrder({ email });
  await payer.answer(chargeId, 'pay');
  await payer.ask(orderId);
  return orderId;
}

const message = () =>
  idOf(`insert into messages (kind, name, email, subject, message, language, country)
    values ('contact', 'Huda', 'huda@test.example', 'technical', 'Help', 'en', 'KW')`);

const reported = async () => {
  const id =
    await idOf(`insert into enquiries (send_key, company_name, about, about_id, about_title,
      name, email, language, country, subject)
    values (gen_random_uuid(), 'Care House', 'company', 1, 'Care House', 'Huda', 'huda@test.example',
      'en', 'KW', 'Beds')`);
  await pool.query(`insert into enquiry_reports (enquiry_id, reason) values ($1, 'spam')`, [id]);
  return id;
};

/** Inputs with which each call changes something; those of collections are below. */
const inputs: Readonly<Record<string, () => Promise<Input>>> = {
  'admin/applications/decide.php': async () => ({
    company_id: (await applicant()).id,
    decision: 'approve',
    company_type: 1,
  }),
  'admin/companies/update.php': async () => ({
    company_id: (await makeCompany(database)).id,
    name: 'Another name',
    country: 'OM',
    email: 'new@test.example',
    phone_country: '968',
    phone: '24001122',
    coupons_allowed: 0,
  }),
  'admin/companies/update-status.php': async () => ({
    company_ids: [(await makeCompany(database)).id],
    status: 0,
  }),
  'admin/enquiries/decide.php': async () => ({ id: await reported(), decision: 'stopped' }),
  'admin/api-keys/end.php': async () => ({
    id: await idOf(`insert into api_keys (company_id, name, token_hash, hint)
      values (${(await makeCompany(database)).id}, 'Warehouse', 'x', 'abcd')`),
  }),
  'admin/showcase/order.php': async () => ({
    list: 'partners',
    company_ids: [(await makeCompany(database)).id],
  }),
  'admin/published/hide.php': async () => {
    const { id } = await makeCompany(database);
    return { kind: 'job', id: (await makeJob(database, id)).id };
  },
  'admin/published/delete.php': async () => {
    const { id } = await makeCompany(database);
    return { kind: 'event', id: (await makeEvent(database, id)).id };
  },
  'admin/users/suspend.php': async () => ({ account_id: (await account()).id }),
  'admin/users/reinstate.php': async () => ({
    account_id: (await account({ suspendedAt: new Date() })).id,
  }),
  'admin/users/grant-admin.php': async () => ({ account_id: (await account()).id }),
  'admin/users/take-admin.php': async () => ({
    account_id: (await account({ isAdmin: true })).id,
  }),
  'admin/users/end-sessions.php': async () => ({
    account_id: (await signInAs(database, await account())).account.id,
  }),
  'admin/users/reset-second-factor.php': async () => {
    const { id } = await account({ isAdmin: true });
    await giveSecondFactor(pool, id);
    return { account_id: id };
  },
  'auth/second-factor/confirm.php': async () => {
    await ownFactor(false);
    return { code: nextCode() };
  },
  'auth/second-factor/renew-codes.php': async () => {
    await ownFactor();
    return { code: nextCode() };
  },
  'auth/second-factor/remove.php': async () => {
    await ownFactor();
    return { code: nextCode() };
  },
  'admin/mails/retry.php': async () => ({
    ids: [
      await idOf(`insert into mails (recipient, subject, body, language, failed_at, last_error)
        values ('a@test.example', 'Hello', 'Hello', 'en', now(), 'No such mailbox')`),
    ],
  }),
  'admin/messages/assign.php': async () => ({
    id: await message(),
    account_id: operator.account.id,
  }),
  'admin/messages/answer.php': async () => ({ id: await message(), answer: 'Done.' }),
  'payments/refund.php': async () => ({ order_id: await paidOrder(), reason: 'Asked for it' }),
  'admin/settings/save.php': async () => ({ website_name: 'Salma', applications_per_month: '9' }),
  'admin/plans/give.php': async () => ({
    company_id: (await makeCompany(database)).id,
    plan: 3,
    ends_on: '2199-01-01',
  }),
  'admin/plans/save.php': async () => ({
    id: 1,
    name: 'Starter',
    name_ar: 'البداية',
    price: '19.50',
    listings_limit: '25',
    visibility: 'premium',
    ads: true,
  }),
  'admin/legal/save.php': async () => ({
    id: 1,
    title: 'Ours',
    title_ar: 'سياستنا',
    html: '<p>New</p>',
    html_ar: '<p>جديد</p>',
  }),
  'admin/legal/restore.php': async () => {
    const { body } = await operator.get('legal/get.php?id=1');
    return { id: 1, version: body.versions.at(-1).id };
  },
};

const sponsored = await makeEvent(database, (await makeCompany(database)).id);

const items: Readonly<Record<string, Input>> = {
  'sponsor-lines': { title: 'We care', position: 1, countries: 'KW', starts_on: '2026-01-01' },
  'sponsor-logos': { name: 'Noor', hyperlink: 'noor.example', position: 2 },
  'event-sponsors': { event_refs: sponsored.eventRef, name: 'Noor', position: 2 },
  coupons: { code: 'RAMADAN', discount_percent: 20, valid_until: '2199-01-01', total_limit: 5 },
  synonyms: { words: 'clinic, practice' },
  'exchange-rates': { currency: 'KWD', per_dollar: '0.307', day: '2026-11-01' },
  faq: {
    category: 'account',
    question: 'Why?',
    question_ar: 'لماذا؟',
    answer: 'Because.',
    answer_ar: 'لأن.',
    position: 3,
  },
};

/** Makes a row of the collection first, unless creating one is tested. */
async function inputOf(path: string): Promise<Input> {
  const given = inputs[path];
  if (given) return given();
  const [, collection = '', deed = ''] = path.replace('.php', '').split('/');
  const item = items[collection];
  if (!item) throw new Error(`Say here how ${path} is called, so that its record is looked at`);
  // These tables may only have one row with the same key.
  await pool.query('delete from coupons');
  await pool.query('delete from exchange_rates');
  if (deed === 'create') return { ...item, status: 1 };
  const { body } = await operator.post(`${collection}/create.php`, { ...item, status: 1 });
  if (deed === 'undo-delete') {
    const gone = await operator.post(`${collection}/delete.php`, { id: body.id });
    return { deletion_id: gone.body.deletion_id };
  }
  if (deed === 'reorder') {
    const other = await operator.post(`${collection}/create.php`, { ...item, status: 1 });
    return { ids: [other.body.id, body.id] };
  }
  return { ...item, id: body.id, ids: [body.id], status: 0 };
}

type Recorded = { subject: string; action: string; fields: string[] };

async function recordAfter(id: number): Promise<Recorded[]> {
  const { rows } = await pool.query<Recorded>(
    `select subject, action, array(select jsonb_object_keys(
        coalesce(before, '{}') || coalesce(after, '{}'))) as fields
     from audit_log where id > $1 and account_id = $2`,
    [id, operator.account.id],
  );
  return rows;
}

const writes = operations
  .map((operation) => operation.call)
  .filter(
    ({ access, method, path }) =>
      method === 'POST' && (access.startsWith('admin') || path.startsWith('auth/second-factor/')),
  )
  .map(({ path }) => path)
  .filter((path) => !changesNothing.has(path) && !path.endsWith('/check-delete.php'));

/** Never shown by themselves: the id is beside the subject, and the currency beside its amount. */
const unsaid = ['id', 'currency'];

test.each(writes)('%s goes on record, in words of both languages', async (path) => {
  const input = await inputOf(path);
  const { rows } = await pool.query('select coalesce(max(id), 0)::int as last from audit_log');
  const { status, body } = await call(path, {
    method: 'POST',
    headers: { ...operator.headers, 'content-type': 'application/json' },
    body: JSON.stringify(input),
  });
  expect([status, body.errors]).toEqual([200, undefined]);
  const recorded = await recordAfter(rows[0].last);
  expect(recorded).not.toEqual([]);
  for (const { subject, action, fields } of recorded) {
    const declared = auditSubjects.find(({ name }) => name === subject);
    expect(declared, `${subject} has an owner that declares it`).toBeDefined();
    expect(Object.keys(auditActionTexts)).toContain(action);
    const words = { ...auditFieldTexts, ...declared?.fields };
    const known = new Set([...Object.keys(words), ...unsaid]);
    expect(fields.filter((field) => !known.has(field))).toEqual([]);
  }
});

import { afterEach, describe, expect, test } from 'vitest';
import { type SignedIn, signInExhibitor, signInJobSeeker } from '#testing/sign-in-as.ts';
import { startTestApp } from '#testing/start-test-app.ts';
import { approveExhibitor } from './approve-exhibitor.ts';

const { call, database } = await startTestApp({ ADMIN_EMAIL: 'operator@mai.example' });
const { pool } = database;

const statusOf = async ({ headers }: SignedIn) =>
  (await call('exhibitor/status.php', { headers })).body;
const post = ({ headers }: SignedIn, path: string, body: object) =>
  call(path, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
const mails = async () =>
  (await pool.query('select recipient, subject, body, language, reply_to from mails order by id'))
    .rows;

const good = {
  company_name: 'Dar Al Shifa',
  company_type: 'clinic',
  company_email: 'Office@dar.example',
  company_phone: '٢٢٠٠ ١١٢٢',
  phone_country: '968',
};

afterEach(() => pool.query('truncate mails, rate_limits'));

describe('POST exhibitor/create.php refuses', () => {
  test.each([
    [{ company_name: ' ' }, 'company_name', 'Company name is required'],
    [{ company_type: '' }, 'company_type', 'Please select a company type'],
    [{ company_type: 'bank' }, 'company_type', 'Please select a company type'],
    [{ company_email: 'office' }, 'company_email', 'Please enter a valid email address.'],
    [{ company_phone: '' }, 'company_phone', 'Company phone is required'],
    [{ company_phone: undefined }, 'company_phone', 'Company phone is required'],
    [{ phone_country: '49' }, 'phone_country', 'Please select a valid country code'],
    [{ phone_country: undefined }, 'phone_country', 'Please select a valid country code'],
  ])('%j', async (wrong, field, message) => {
    const person = await signInJobSeeker(database);
    const { status, body } = await post(person, 'exhibitor/create.php', { ...good, ...wrong });
    expect(status).toBe(400);
    expect(body.errors).toEqual([{ field, message }]);
    expect((await statusOf(person)).has_account).toBe(false);
    expect(await mails()).toEqual([]);
  });

  test('a second application, however many come at once', async () => {
    const person = await signInJobSeeker(database);
    const outcomes = await Promise.all(
      Array.from({ length: 8 }, () => post(person, 'exhibitor/create.php', good)),
    );
    expect(outcomes.filter(({ status }) => status === 200)).toHaveLength(1);
    const refused = outcomes.find(({ status }) => status === 409);
    expect(refused?.body.message).toBe('This account has already applied');
    const heard = (await mails()).map(({ recipient }) => recipient);
    expect(heard.filter((recipient) => recipient !== 'office@dar.example')).toHaveLength(2);
  });
});

describe('an application', () => {
  test('is stored under review, and both sides hear of it by mail', async () => {
    const person = await signInJobSeeker(database, { language: 'ar' });
    const { status, body } = await post(person, 'exhibitor/create.php', {
      ...good,
      user_id: person.account.id,
    });
    expect(status).toBe(200);
    expect(body.message).toBe(
      'Exhibitor account request submitted successfully! Please wait for admin approval.',
    );
    const { rows } = await database.pool.query(
      'select * from companies where owner_account_id = $1',
      [person.account.id],
    );
    const [stored] = rows;
    expect(stored).toMatchObject({
      name: 'Dar Al Shifa',
      category: 'clinic',
      type: null,
      email: 'office@dar.example',
      phone: '2200 1122',
      phone_country: '968',
      country: 'OM',
      exhibitor_status: 0,
      status: 2,
    });
    const [toApplicant, toOperator] = await mails();
    expect(toApplicant).toMatchObject({ recipient: person.account.email, language: 'ar' });
    expect(toApplicant.subject).toBe('استلمنا طلبك');
    expect(toOperator).toMatchObject({
      recipient: 'operator@mai.example',
      reply_to: person.account.email,
    });
    expect(await statusOf(person)).toEqual({
      success: true,
      exhibitor_status: 0,
      has_account: true,
      user_type: 0,
      company_name: 'Dar Al Shifa',
      company_email: 'office@dar.example',
      email_confirmed: false,
      verified: null,
    });
  });

  test('not made has no status', async () => {
    expect(await statusOf(await signInJobSeeker(database))).toMatchObject({
      exhibitor_status: null,
      has_account: false,
      user_type: 0,
    });
  });

  test('that is approved makes a listed company, and a mail says so', async () => {
    const person = await signInJobSeeker(database);
    await post(person, 'exhibitor/create.php', good);
    await pool.query('truncate mails');
    const approval = { email: person.account.email, type: 5, appUrl: 'https://mai.example' };
    expect(await approveExhibitor(pool, approval)).toEqual({ company: 'Dar Al Shifa' });
    const { rows } = await pool.query(
      'select type, listed from companies where owner_account_id = $1',
      [person.account.id],
    );
    expect(rows).toEqual([{ type: 5, listed: true }]);
    expect(await mails()).toEqual([
      expect.objectContaining({
        recipient: person.account.email,
        subject: 'Your exhibitor account is approved',
        body: expect.stringContaining('https://mai.example/user/dashboard/settings'),
      }),
    ]);
    expect(await approveExhibitor(pool, { ...approval, email: 'no@test.example' })).toBeNull();
  });
});

describe('POST exhibitor/toggle-user-type.php', () => {
  const toggle = (person: SignedIn, body: object) =>
    post(person, 'exhibitor/toggle-user-type.php', body);

  test.each([[{}], [{ user_type: 2 }], [{ user_type: 'x' }]])('refuses %j', async (body) => {
    const answer = await toggle(await signInExhibitor(database), body);
    expect(answer.status).toBe(400);
    expect(answer.body.errors).toEqual([expect.objectContaining({ field: 'user_type' })]);
  });

  test.each([
    ['nobody applied', null],
    ['it is under review', 0],
    ['it was rejected', 2],
    ['it is restricted', 3],
  ])('refuses when %s', async (_name, exhibitorStatus) => {
    const person =
      exhibitorStatus === null
        ? await signInJobSeeker(database)
        : await signInExhibitor(database, { exhibitorStatus }, { userType: 0 });
    const { status, body } = await toggle(person, { user_type: 1 });
    expect(status).toBe(403);
    expect(body.message).toBe('Only approved exhibitor accounts can switch modes');
    expect((await statusOf(person)).user_type).toBe(0);
  });

  test('switches an approved account there and back', async () => {
    const person = await signInExhibitor(database, {}, { userType: 0 });
    expect((await toggle(person, { user_type: 1 })).body).toEqual({
      success: true,
      message: 'Switched to Exhibitor Mode successfully!',
      user_type: 1,
    });
    expect((await statusOf(person)).user_type).toBe(1);
    expect((await toggle(person, { user_type: 0 })).body.message).toBe(
      'Switched to User Mode successfully!',
    );
    expect((await toggle(person, { user_id: 999999, user_type: 1 })).status).toBe(403);
  });
});

import { afterEach, describe, expect, test } from 'vitest';
import { approveExhibitor } from '#features/companies/exhibitors/server/approve-exhibitor.ts';
import { createTransport } from '#platform/mail/transport.ts';
import { startMailServer } from '#testing/mail-server.ts';
import { sendDueMails } from '#testing/send-due-mails.ts';
import { type SignedIn, signInJobSeeker } from '#testing/sign-in-as.ts';
import { startTestApp } from '#testing/start-test-app.ts';

const { call, database } = await startTestApp({ ADMIN_EMAIL: 'operator@mai.example' });
const { url, received } = await startMailServer();
const transport = createTransport({
  smtpUrl: url,
  mailFrom: 'Mai <portal@mai.example>',
  dataDir: '',
  appUrl: 'https://mai.example',
});

const post = (path: string, body: object, headers: Record<string, string> = {}) =>
  call(path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });

async function delivered() {
  await sendDueMails(database.pool, transport);
  return received.splice(0);
}

afterEach(() => {
  received.length = 0;
});

describe('read back from a mail server', () => {
  test.each([
    ['en', /^(\d{6}) is your code for Mai Medical$/, 'It is valid for 10 minutes'],
    ['ar', /^(\d{6}) هو رمزك للدخول إلى ماي الطبية$/, 'الرمز صالح لمدة 10 دقائق'],
  ])('the code signs in, in %s', async (language, subject, sentence) => {
    const email = `${language}@test.example`;
    await post('auth/check-email.php', { email }, { 'accept-language': language });
    const [mail] = await delivered();
    expect(mail?.to).toBe(email);
    expect(mail?.subject).toMatch(subject);
    const otp = mail?.subject.match(subject)?.[1] ?? '';
    expect(mail?.body).toContain(`\n${otp}\n`);
    expect(mail?.body).toContain(sentence);
    expect(mail?.headers).toMatch(new RegExp(`^Content-Language: ${language}$`, 'm'));
    expect((await post('auth/verify-otp.php', { email, otp })).status).toBe(200);
    const kept = await database.pool.query('select 1 from mails');
    expect(kept.rowCount).toBe(0);
  });

  test('an application is confirmed, told to the operator and approved', async () => {
    const person: SignedIn = await signInJobSeeker(database, { language: 'ar' });
    await post(
      'exhibitor/create.php',
      {
        company_name: 'عيادة النخيل',
        company_type: 'clinic',
        company_email: 'office@nakheel.example',
        company_phone: '22001122',
        phone_country: '965',
      },
      person.headers,
    );
    const sent = await delivered();
    expect(sent).toHaveLength(3);
    const to = (address: string) => sent.find((mail) => mail.to === address);
    expect(to('office@nakheel.example')?.body).toContain('/ar/');
    expect(to(person.account.email)?.body).toContain('استلمنا طلب «عيادة النخيل»');
    expect(to('operator@mai.example')?.headers).toContain(`Reply-To: ${person.account.email}`);
    expect(to('operator@mai.example')?.body).toContain(person.account.email);
    expect(to('operator@mai.example')?.body).toContain('/admin/applications');

    const approval = { email: person.account.email, type: 3, appUrl: 'https://mai.example' };
    await approveExhibitor(database.pool, approval);
    const [approved] = await delivered();
    expect(approved?.subject).toBe('تم قبول حساب العارض الخاص بك');
    expect(approved?.body).toContain('https://mai.example/ar/user/dashboard/settings');
  });
});

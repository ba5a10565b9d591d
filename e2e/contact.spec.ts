import { closingNeedsConfirmation, expectLeaveConfirmation } from './leave-question.ts';
import { expect, expectAccessible, languages, open, test } from './portal.ts';

const words = {
  en: {
    name: 'Name',
    email: 'Email',
    subject: 'Subject',
    message: 'Message',
    send: 'Send Message',
    thanks: 'Thank you for your message! We will get back to you soon.',
    missing: 'Please enter your name',
    ok: 'OK',
  },
  ar: {
    name: 'الاسم',
    email: 'البريد الإلكتروني',
    subject: 'الموضوع',
    message: 'الرسالة',
    send: 'إرسال الرسالة',
    thanks: 'شكرًا على رسالتك! سنرد عليك قريبًا.',
    missing: 'يرجى إدخال اسمك',
    ok: 'حسنًا',
  },
};

for (const { language, prefix } of languages) {
  test(`a message is checked, sent and confirmed in ${language}`, async ({ page }) => {
    const t = words[language];
    await open(page, `${prefix}/contact`);
    const main = page.getByRole('main');
    await main.getByRole('button', { name: t.send }).click();
    const summary = main.getByRole('alert');
    await expect(summary).toBeFocused();
    await expect(summary.getByRole('link')).toHaveCount(4);
    await expectAccessible(page);
    await summary.getByRole('link', { name: t.missing }).click();
    await expect(main.getByLabel(t.name)).toBeFocused();

    await main.getByLabel(t.name).fill('Layla Haddad');
    await main.getByLabel(t.email).fill('layla@test.example');
    await main.getByLabel(t.subject).selectOption('partnership');
    await main.getByLabel(t.message).fill('Shall we?');
    await expect.poll(() => closingNeedsConfirmation(page)).toBe(true);
    const elsewhere = page.getByRole('contentinfo').locator('a[href$="/faq"]').first();
    await expectLeaveConfirmation(page, language, () => elsewhere.click());
    await expect(main.getByLabel(t.message)).toHaveValue('Shall we?');
    await main.getByRole('button', { name: t.send }).click();
    const alert = page.getByRole('alertdialog');
    await expect(alert).toContainText(t.thanks);
    await expectAccessible(page);
    await alert.getByRole('button', { name: t.ok }).click();
    await expect(main.getByLabel(t.message)).toHaveValue('');
    expect(await closingNeedsConfirmation(page)).toBe(false);
  });
}

test('a message that could not be sent stays in the form', async ({ page }) => {
  await open(page, '/contact');
  await page.route('**/api/contact/send.php', (route) => route.abort());
  const main = page.getByRole('main');
  await main.getByLabel('Name').fill('Layla');
  await main.getByLabel('Email').fill('layla@test.example');
  await main.getByLabel('Subject').selectOption('general');
  await main.getByLabel('Message').fill('Hello');
  await main.getByRole('button', { name: 'Send Message' }).click();
  await expect(main.getByRole('alert')).toHaveText(/Please try again/);
  await expect(main.getByLabel('Message')).toHaveValue('Hello');
});

test('advertising: a button files an enquiry', async ({ page }) => {
  await open(page, '/advertising');
  for (const figure of ['50K+', '15K+', '98%']) await expect(page.getByText(figure)).toBeVisible();
  await page.getByRole('button', { name: /^Request an offer.*Banner$/ }).click();
  const dialog = page.getByRole('dialog');
  await expectAccessible(page);
  await dialog.getByLabel('Name').fill('Layla');
  await dialog.getByLabel('Email').fill('layla@test.example');
  await dialog.getByLabel('Message').fill('What does it cost?');
  await dialog.getByRole('button', { name: 'Send Message' }).click();
  await expect(page.getByRole('alertdialog')).toContainText('Thank you for your message!');
});

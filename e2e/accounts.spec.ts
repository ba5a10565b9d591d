import type { Page } from '@playwright/test';
import { readCode } from './mailbox.ts';
import { letTimePass } from './page-time.ts';
import {
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  languages,
  open,
  test,
  widths,
} from './portal.ts';
import { signIn } from './sign-in.ts';

const words = {
  en: {
    email: 'Email',
    continue: 'Continue',
    digit: 'Digit 1 of 6',
    invalid: 'Invalid OTP. Please try again.',
    profile: 'My Profile',
    name: 'Full name',
    country: 'Country code',
    none: 'No countries found',
    phone: 'Phone number',
    save: 'Save changes',
    saved: 'Profile updated successfully!',
    menu: 'Open menu',
    settings: 'Settings',
    become: 'Become an exhibitor',
    company: 'Company name',
    type: 'Company type',
    companyEmail: 'Company email',
    companyPhone: 'Company phone',
    submit: 'Submit application',
    review: 'Your application is under review by our admin team.',
    everywhere: 'Log out everywhere',
    endSession: /^End session/,
    allSessions: 'Show all (6)',
    onThisPage: 'On this page',
    erase: 'Delete my account',
    address: 'Your e-mail address',
    ok: 'OK',
    login: 'Log in or sign up',
  },
  ar: {
    email: 'البريد الإلكتروني',
    continue: 'متابعة',
    digit: 'الخانة 1 من 6',
    invalid: 'رمز التحقق غير صحيح. يرجى المحاولة مرة أخرى.',
    profile: 'ملفي الشخصي',
    name: 'الاسم الكامل',
    country: 'مفتاح الدولة',
    none: 'لم يتم العثور على دول',
    phone: 'رقم الهاتف',
    save: 'حفظ التغييرات',
    saved: 'تم تحديث الملف الشخصي بنجاح!',
    menu: 'فتح القائمة',
    settings: 'الإعدادات',
    become: 'كن من العارضين',
    company: 'اسم الشركة',
    type: 'نوع الشركة',
    companyEmail: 'البريد الإلكتروني للشركة',
    companyPhone: 'هاتف الشركة',
    submit: 'إرسال الطلب',
    review: 'طلبك قيد المراجعة لدى إدارة البوابة.',
    everywhere: 'تسجيل الخروج من كل الأجهزة',
    endSession: /^إنهاء الجلسة/,
    allSessions: 'عرض الكل (6)',
    onThisPage: 'في هذه الصفحة',
    erase: 'حذف حسابي',
    address: 'عنوان بريدك الإلكتروني',
    ok: 'حسنًا',
    login: 'تسجيل الدخول أو إنشاء حساب',
  },
};

const arabicDigits = (code: string) =>
  code.replace(/\d/g, (digit) => String.fromCharCode(0x0660 + Number(digit)));

const wrong = (code: string) => (code === '000000' ? '111111' : '000000');

async function askForCode(page: Page, email: string, t: (typeof words)['en']): Promise<void> {
  await page.getByLabel(t.email).fill(email);
  await page.getByRole('button', { name: t.continue }).click();
  await expect(page).toHaveURL(/\/otp/);
}

for (const [at, { language, prefix }] of languages.entries()) {
  const [screen, viewport] = Object.entries(widths)[at] ?? [];
  test.describe(`an account in ${language} on a ${screen}`, () => {
    test.use({ viewport, colorScheme: language === 'ar' ? 'dark' : 'light' });
    const t = words[language];

    test('from the first code to the last trace', async ({ page }) => {
      test.slow();
      const email = `journey-${language}-${Date.now()}@test.example`;
      const heading = page.getByRole('heading', { level: 1 });

      // Sign up: first a wrong code, then the right one, pasted in the language's own digits.
      await open(page, `${prefix}/login`);
      await askForCode(page, email, t);
      const code = await readCode(email);
      const first = page.getByLabel(t.digit);
      await expect(first).toBeFocused();
      await page.keyboard.type(wrong(code));
      await expect(page.getByText(t.invalid)).toBeVisible();
      await expect(first).toBeFocused();
      await expect(first).toHaveValue('');
      await expectNoSidewaysScroll(page);
      await expectAccessible(page);
      await page.keyboard.type(language === 'ar' ? arabicDigits(code) : code);
      await expect(heading).toHaveText(t.profile);
      await expect(page).toHaveURL(`${prefix}/user/dashboard/profile`);
      const stored = await page.evaluate(() => ({ ...localStorage }));
      expect(stored).toMatchObject({ user_type: '0', user_id: expect.stringMatching(/^\d+$/) });
      expect(stored.user_token).toHaveLength(43);
      expect(JSON.parse(stored.user ?? '')).toEqual({ name: '', email });
      expect(stored.temp_email).toBeUndefined();

      // The profile, with the dialling code searched by name and by digits.
      await page.getByLabel(t.name).fill('Layla Haddad');
      const picker = page.getByRole('combobox', { name: t.country });
      await expect(picker).toHaveValue(/965/);
      await picker.fill('zzzz');
      await expect(page.getByText(t.none)).toBeVisible();
      await picker.fill('966');
      await expectAccessible(page);
      await page.getByRole('option', { name: /966/ }).click();
      await page.getByLabel(t.phone).fill('512345678');
      await page.getByRole('button', { name: t.save }).click();
      await expect(page.getByText(t.saved)).toBeVisible();
      await expectNoSidewaysScroll(page);
      await letTimePass(page, 3_000);
      await expect(page.getByText(t.saved)).toBeHidden();
      await open(page, `${prefix}/user/dashboard/profile`);
      await expect(page.getByLabel(t.phone)).toHaveValue('512345678');
      await expect(page.getByRole('combobox', { name: t.country })).toHaveValue(/966/);
      const next = page.getByRole('main').getByRole('link');
      for (const to of ['/jobs', '/user/dashboard/settings#saved-searches', '/events']) {
        await expect(next.and(page.locator(`[href="${prefix}${to}"]`))).toBeVisible();
      }

      // The application to become an exhibitor.
      if (screen === 'phone') await page.getByRole('button', { name: t.menu }).click();
      await page.getByRole('link', { name: t.settings }).click();
      await page.getByRole('switch', { name: t.become }).click();
      await page.getByRole('button', { name: t.submit }).click();
      await expect(page.getByRole('main').getByRole('alert').getByRole('link')).toHaveCount(4);
      await expectAccessible(page);
      await page.getByLabel(t.company).fill('Haddad Clinic');
      await page.getByLabel(t.type).selectOption('clinic');
      await page.getByLabel(t.companyEmail).fill('clinic@test.example');
      await page.getByLabel(t.companyPhone).fill('22001122');
      await page.getByRole('button', { name: t.submit }).click();
      await expect(page.getByText(t.review)).toBeVisible();
      await expectNoSidewaysScroll(page);

      // Sign out on every device, and sign in again.
      await page.getByRole('button', { name: t.everywhere }).click();
      const question = page.getByRole('alertdialog');
      await question.getByRole('button', { name: t.everywhere }).click();
      await expect(heading).toHaveText(t.login);
      expect(await page.evaluate(() => localStorage.getItem('user_token'))).toBeNull();
      await askForCode(page, email, t);
      await page.getByLabel(t.digit).fill(await readCode(email, code));
      await expect(heading).toHaveText(t.profile);

      // Of many sessions only the latest are shown; the page's sections are listed beside it.
      for (let more = 0; more < 5; more += 1) await signIn(page, email);
      await open(page, `${prefix}/user/dashboard/settings`);
      const ends = page.getByRole('button', { name: t.endSession });
      await expect(ends).toHaveCount(4);
      await page.getByRole('button', { name: t.allSessions }).click();
      await expect(ends).toHaveCount(5);
      if (screen === 'desktop') {
        await page.getByRole('navigation', { name: t.onThisPage }).getByText(t.erase).click();
        await expect(page.getByRole('heading', { name: t.erase })).toBeInViewport();
      }

      // Erase the account.
      await page.getByRole('button', { name: t.erase }).click();
      const dialog = page.getByRole('dialog');
      await expect(dialog.getByText(/Haddad Clinic/)).toBeVisible();
      await expectAccessible(page);
      await dialog.getByLabel(t.address).fill(email);
      await dialog.getByRole('button', { name: t.erase }).click();
      await page.getByRole('alertdialog').getByRole('button', { name: t.ok }).click();
      await expect(page).toHaveURL(prefix === '' ? '/' : prefix);
      expect(await page.evaluate(() => localStorage.getItem('user_token'))).toBeNull();
    });
  });
}

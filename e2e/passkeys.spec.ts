import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { readCode } from './mailbox.ts';
import {
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  open,
  openLoaded,
  places,
  test,
} from './portal.ts';
import { portalPool } from './portal-database.ts';
import { signIn } from './sign-in.ts';
import { giveVirtualDevice } from './virtual-device.ts';

const words = {
  en: {
    email: 'Email',
    continue: 'Continue',
    digit: 'Digit 1 of 6',
    offer: 'Sign in faster next time',
    add: 'Add a passkey',
    added: 'The passkey was added.',
    passkeys: 'Passkeys',
    rename: /^Rename: /,
    name: 'Name',
    save: 'Save',
    renamed: 'My own phone',
    used: /last used/,
    signIn: 'Sign in with a passkey',
    profile: 'My Profile',
    remove: 'Remove: My own phone',
    removeIt: 'Remove',
    none: 'No passkey yet.',
    codes: 'Your recovery codes',
    kept: 'I have kept them',
    confirm: 'Confirm it is you',
    use: 'Use your passkey',
    instead: 'Use a code instead',
    console: 'Start',
  },
  ar: {
    email: 'البريد الإلكتروني',
    continue: 'متابعة',
    digit: 'الخانة 1 من 6',
    offer: 'دخول أسرع في المرة القادمة',
    add: 'إضافة مفتاح مرور',
    added: 'أُضيف مفتاح المرور.',
    passkeys: 'مفاتيح المرور',
    rename: /^تغيير الاسم: /,
    name: 'الاسم',
    save: 'حفظ',
    renamed: 'هاتفي',
    used: /آخر استخدام/,
    signIn: 'تسجيل الدخول بمفتاح مرور',
    profile: 'ملفي الشخصي',
    remove: 'إزالة: هاتفي',
    removeIt: 'إزالة',
    none: 'لا توجد مفاتيح مرور بعد.',
    codes: 'رموز الاسترداد',
    kept: 'حفظتُ الرموز',
    confirm: 'تأكيد الهوية',
    use: 'استخدام مفتاح المرور',
    instead: 'استخدام رمز بدلًا من ذلك',
    console: 'نظرة عامة',
  },
};

async function expectSound(page: Page): Promise<void> {
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
}

/** Makes the browser offer no passkeys in its autofill. */
async function fillInNothing(page: Page): Promise<void> {
  await page.addInitScript(() => {
    PublicKeyCredential.isConditionalMediationAvailable = async () => false;
  });
}

/** Makes an account; returns its address. */
async function makeAccount(isAdmin: boolean): Promise<string> {
  const email = `${randomUUID()}@journey.example`;
  const pool = await portalPool();
  await pool.query('insert into accounts (email, name, is_admin) values ($1, $2, $3)', [
    email,
    'Hessa',
    isAdmin,
  ]);
  return email;
}

for (const { language, prefix, screen, use } of places) {
  const t = words[language];
  const heading = (page: Page) => page.getByRole('heading', { level: 1 });

  test(`a passkey from the first offer to its removal, in ${language} on a ${screen}`, async ({
    openAnother,
  }) => {
    const page = await openAnother(use);
    await giveVirtualDevice(page);
    const email = await makeAccount(false);

    // Sign in by code, get the offer, and create a passkey.
    await open(page, `${prefix}/login`);
    await expectSound(page);
    await page.getByLabel(t.email).fill(email);
    await page.getByRole('button', { name: t.continue }).click();
    await page.getByLabel(t.digit).fill(await readCode(email));
    await expect(heading(page)).toHaveText(t.profile);
    await expect(page.getByRole('heading', { name: t.offer })).toBeVisible();
    await expectSound(page);
    await page.getByRole('button', { name: t.add }).click();
    await expect(page.getByText(t.added)).toBeVisible();
    await expect(page.getByRole('heading', { name: t.offer })).toBeHidden();

    // Rename it in the settings.
    await openLoaded(page, `${prefix}/user/dashboard/settings`);
    await page.getByRole('button', { name: t.rename }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel(t.name).fill(t.renamed);
    await expectAccessible(page);
    await dialog.getByRole('button', { name: t.save }).click();
    await expect(page.getByText(t.renamed)).toBeVisible();
    await expectSound(page);

    // Sign in again without address and code: by autofill, and by the button.
    await page.evaluate(() => localStorage.clear());
    await open(page, `${prefix}/login`);
    await expect(heading(page)).toHaveText(t.profile);
    await page.evaluate(() => localStorage.clear());
    await fillInNothing(page);
    await open(page, `${prefix}/login`);
    await page.getByRole('button', { name: t.signIn }).click();
    await expect(heading(page)).toHaveText(t.profile);
    await openLoaded(page, `${prefix}/user/dashboard/settings`);
    const section = page.locator('section', {
      has: page.getByRole('heading', { name: t.passkeys }),
    });
    await expect(section.getByText(t.used)).toBeVisible();

    // Remove it.
    await section.getByRole('button', { name: t.remove }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: t.removeIt }).click();
    await expect(section.getByText(t.none)).toBeVisible();
  });

  test(`an operator confirms with a passkey, in ${language} on a ${screen}`, async ({
    openAnother,
  }) => {
    const page = await openAnother(use);
    await giveVirtualDevice(page);
    const email = await makeAccount(true);
    await signIn(page, email);
    await openLoaded(page, `${prefix}/admin/security`);
    await expectSound(page);
    await page.getByRole('button', { name: t.add }).click();
    await expect(page.getByRole('heading', { name: t.codes })).toBeVisible();
    await expectSound(page);
    await page.getByRole('button', { name: t.kept }).click();

    // A session from a code alone sees nothing but the gate, in the console and in the dashboard.
    await signIn(page, email);
    await open(page, `${prefix}/user/dashboard/settings`);
    await expect(heading(page)).toHaveText(t.confirm);
    await open(page, `${prefix}/admin`);
    await expect(heading(page)).toHaveText(t.confirm);
    await expectSound(page);
    await page.getByRole('button', { name: t.instead }).click();
    await expectSound(page);
    await open(page, `${prefix}/admin`);
    await page.getByRole('button', { name: t.use }).click();
    await expect(heading(page)).toHaveText(t.console);
  });
}

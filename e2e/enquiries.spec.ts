import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { tellUnanswered } from '#features/enquiries/server/tell-unanswered.ts';
import { closingNeedsConfirmation, expectLeaveConfirmation } from './leave-question.ts';
import { readCode, readConfirmLink, readOfferedCompany } from './mailbox.ts';
import { signInNewExhibitor } from './new-exhibitor.ts';
import { letTimePass } from './page-time.ts';
import {
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  open,
  openLoaded,
  places,
  test,
  untilReady,
} from './portal.ts';
import { portalPool } from './portal-database.ts';

const words = {
  en: {
    send: 'Send enquiry',
    message: 'Message',
    missing: 'Please write a message',
    name: 'Name',
    email: 'Email',
    sent: 'Enquiry sent',
    answer: 'Your answer',
    sendAnswer: 'Send answer',
    stage: 'Stage',
    phone: 'Phone',
    sharePhone: 'Share phone',
    shared: 'Shared with the company',
    hidden: 'Email and phone stay hidden',
    notes: 'Notes',
    saveNotes: 'Save note',
    report: 'Report',
    reply: 'Your message',
    sendReply: 'Send',
    sentBefore: 'This was sent before, without your last changes',
    close: 'Close enquiry',
    another: 'Send a new enquiry',
    new: 'New',
  },
  ar: {
    send: 'إرسال استفسار',
    message: 'الرسالة',
    missing: 'يرجى كتابة رسالة',
    name: 'الاسم',
    email: 'البريد الإلكتروني',
    sent: 'أُرسل الاستفسار',
    answer: 'ردك',
    sendAnswer: 'إرسال الرد',
    stage: 'المرحلة',
    phone: 'الهاتف',
    sharePhone: 'مشاركة رقم الهاتف',
    shared: 'تمت مشاركته مع الشركة',
    hidden: 'يبقى البريد الإلكتروني ورقم الهاتف مخفيين',
    notes: 'ملاحظات',
    saveNotes: 'حفظ الملاحظة',
    report: 'إبلاغ',
    reply: 'رسالتك',
    sendReply: 'إرسال',
    sentBefore: 'سبق إرسال هذا من دون تعديلاتك الأخيرة',
    close: 'إغلاق الاستفسار',
    another: 'إرسال استفسار جديد',
    new: 'جديد',
  },
};

/** Longer than a line of the inbox on a phone. */
const BUYER = 'Salim Al-Harthy, Purchasing of the Salalah Hospitals';
const PHONE = '+968 9555 1234';
const QUESTION = 'Do you deliver to Salalah?';
const ANSWER = 'We do, within three days.';

async function companyOf(email: string): Promise<number> {
  const pool = await portalPool();
  const { rows } = await pool.query<{ id: number }>('select id from companies where email = $1', [
    email,
  ]);
  return Number(rows[0]?.id);
}

/** A company that has similar ones in its country. */
async function someCompany(): Promise<number> {
  const pool = await portalPool();
  const { rows } = await pool.query<{ id: number }>(
    `select id from companies c where listed and owner_account_id is null and exists (
       select from companies other where other.listed and other.id <> c.id
         and other.country = c.country and other.category = c.category and other.type = c.type)
     order by id limit 1`,
  );
  return Number(rows[0]?.id);
}

/** Ages the enquiries by more than a week and runs the portal's hourly task. */
async function letWeekPass(buyer: string): Promise<void> {
  const pool = await portalPool();
  await pool.query(
    `update enquiries set created_at = created_at - interval '8 days' where email = $1`,
    [buyer],
  );
  await tellUnanswered(pool, 'http://localhost');
}

async function leaveByLink(page: Page, link: string): Promise<void> {
  const { pathname, hash } = new URL(link);
  await page.goto('/robots.txt');
  await page.goto(pathname + hash);
  await untilReady(page);
}

/** The response is lost; a message that is changed then is reported as not sent, and is sent with the next try. */
async function sendChangedAfterAll(page: Page, t: (typeof words)['en']): Promise<void> {
  const main = page.getByRole('main');
  const send = main.getByRole('button', { name: t.sendReply });
  await page.route(
    '**/api/enquiries/reply.php',
    async (route) => {
      await route.fetch();
      await route.abort();
    },
    { times: 1 },
  );
  await main.getByLabel(t.reply).fill('By March?');
  await send.click();
  await expect(send).toBeEnabled();
  await main.getByLabel(t.reply).fill('By May?');
  await send.click();
  await expect(page.getByText(t.sentBefore)).toBeVisible();
  await send.click();
  await expect(main.getByRole('list').getByText('By May?')).toBeVisible();
  await expect(main.getByRole('list').getByText('By March?')).toHaveCount(1);
}

for (const { language, prefix, screen, use } of places) {
  test.describe(`enquiries in ${language} on a ${screen}`, () => {
    test.use(use);

    test('from a visitor’s question to a won lead', async ({ page, openAnother }) => {
      const t = words[language];
      const theirs = await openAnother(use);
      const company = await companyOf(await signInNewExhibitor(theirs));
      const buyer = `${randomUUID()}@journey.example`;

      await open(page, `${prefix}/company/${company}`);
      await page.getByRole('main').getByRole('link', { name: t.send }).click();
      await expect(page.getByRole('heading', { level: 1, name: t.send })).toBeVisible();
      const main = page.getByRole('main');
      await main.getByLabel(t.email).fill(buyer);
      await main.getByLabel(t.name, { exact: false }).first().fill(BUYER);
      await main.locator('button[type=submit]').click();
      await expect(main.getByRole('alert')).toContainText(t.missing);
      await expectAccessible(page);
      await expectNoSidewaysScroll(page);
      await main.getByLabel(t.message).fill(QUESTION);
      await expectLeaveConfirmation(page, language, () => page.goBack());
      await main.locator('button[type=submit]').click();
      const digits = main.locator('input[inputmode=numeric]');
      await expect(digits.first()).toBeFocused();
      await expectAccessible(page);
      await page.keyboard.insertText(await readCode(buyer));
      await expect(main.getByRole('heading', { name: t.sent })).toBeVisible();
      expect(await closingNeedsConfirmation(page)).toBe(false);

      await openLoaded(theirs, `${prefix}/exhibitor/dashboard/enquiries`);
      const inbox = theirs.getByRole('main');
      const line = inbox.getByRole('button', { name: BUYER });
      await line.scrollIntoViewIfNeeded();
      await expect(line.getByText(t.new, { exact: true })).toBeInViewport({ ratio: 1 });
      await line.click();
      await expect(inbox.getByText(QUESTION)).toBeVisible();
      await expect(inbox.getByText(t.hidden, { exact: false })).toBeVisible();
      await expectAccessible(theirs);
      await expectNoSidewaysScroll(theirs);
      await inbox.getByLabel(t.answer).fill(ANSWER);
      await expectLeaveConfirmation(theirs, language, () =>
        theirs.getByRole('banner').getByRole('link').first().click(),
      );
      expect(await closingNeedsConfirmation(theirs)).toBe(true);
      await inbox.getByRole('button', { name: t.sendAnswer }).click();
      await expect(inbox.getByRole('list').getByText(ANSWER)).toBeVisible();
      await expect.poll(() => closingNeedsConfirmation(theirs)).toBe(false);
      await inbox.getByLabel(t.notes).fill('Asked before');
      await inbox.getByRole('button', { name: t.saveNotes }).click();
      await expect(inbox.getByRole('button', { name: t.saveNotes })).toHaveCount(0);
      await expect(inbox.getByLabel(t.notes)).toHaveValue('Asked before');
      expect(await closingNeedsConfirmation(theirs)).toBe(false);
      // The toast about saving disappears by itself.
      await letTimePass(theirs, 5_000);
      await inbox.getByRole('button', { name: t.report }).click();
      await theirs.getByRole('dialog').getByRole('textbox').fill('Writes to everybody');
      await expectLeaveConfirmation(theirs, language, () => theirs.keyboard.press('Escape'));
      await theirs.getByRole('dialog').getByRole('textbox').fill('');
      await theirs.keyboard.press('Escape');
      await expect(theirs.getByRole('dialog')).toHaveCount(0);

      await leaveByLink(page, await readConfirmLink(buyer));
      await expect(main.getByText(ANSWER)).toBeVisible();
      await main.getByLabel(t.reply).fill(QUESTION);
      await expect.poll(() => closingNeedsConfirmation(page)).toBe(true);
      await main.getByLabel(t.reply).fill('');
      await expect.poll(() => closingNeedsConfirmation(page)).toBe(false);
      await sendChangedAfterAll(page, t);
      await main.getByLabel(t.phone).fill(PHONE);
      await main.getByRole('button', { name: t.sharePhone }).click();
      await expect(main.getByText(t.shared)).toBeVisible();
      await expectAccessible(page);
      await expectNoSidewaysScroll(page);

      await theirs.reload();
      await untilReady(theirs);
      await expect(inbox.getByRole('link', { name: PHONE })).toBeVisible();
      await inbox.getByLabel(t.stage).selectOption('won');
      await expect(inbox.getByLabel(t.stage)).toBeEnabled();
      await openLoaded(theirs, `${prefix}/exhibitor/dashboard/enquiries?state=won`);
      await expect(inbox.getByRole('button', { name: BUYER })).toHaveCount(1);
    });

    test('whom nobody answers for a week is told so, led to others, and closes it', async ({
      page,
    }) => {
      const t = words[language];
      const main = page.getByRole('main');
      const buyer = `${randomUUID()}@journey.example`;
      await open(page, `${prefix}/enquire?company=${await someCompany()}`);
      await main.getByLabel(t.email).fill(buyer);
      await main.getByLabel(t.name, { exact: false }).first().fill(BUYER);
      await main.getByLabel(t.message).fill(QUESTION);
      await main.locator('button[type=submit]').click();
      await expect(main.locator('input[inputmode=numeric]').first()).toBeFocused();
      await page.keyboard.insertText(await readCode(buyer));
      await expect(main.getByRole('heading', { name: t.sent })).toBeVisible();
      await letWeekPass(buyer);

      const { pathname } = new URL(await readOfferedCompany(buyer));
      expect(pathname.startsWith(`${prefix}/company/`)).toBe(true);
      await open(page, pathname);
      await expect(main.getByRole('link', { name: t.send })).toBeVisible();
      await leaveByLink(page, await readConfirmLink(buyer));
      await main.getByRole('button', { name: t.close, exact: true }).click();
      await page.getByRole('alertdialog').getByRole('button', { name: t.close }).click();
      await expect(main.getByRole('link', { name: t.another })).toBeVisible();
      await expectAccessible(page);
      await expectNoSidewaysScroll(page);
    });
  });
}

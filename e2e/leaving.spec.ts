import { randomUUID } from 'node:crypto';
import type { Locator, Page } from '@playwright/test';
import { closingNeedsConfirmation, expectLeaveConfirmation, questionOn } from './leave-question.ts';
import { signInNewExhibitor } from './new-exhibitor.ts';
import { expect, expectAccessible, open, places, test } from './portal.ts';
import { portalPool } from './portal-database.ts';
import { signIn, signInNew } from './sign-in.ts';

const words = {
  en: { leave: 'Leave', close: 'Close' },
  ar: { leave: 'مغادرة', close: 'إغلاق' },
};

/** The records that every console dialog needs, all of this journey's own. */
async function makeRecords(key: string): Promise<void> {
  const pool = await portalPool();
  await pool.query(
    `with owner as (insert into accounts (email, name) values ($1, 'Owner') returning id),
     company as (
       insert into companies (owner_account_id, name, country, category, email, phone_country, phone)
       select id, $2, 'OM', 'clinic', $1, '965', '22001122' from owner returning id)
     insert into orders (id, company_id, plan, months, currency, month_price_minor, subtotal_minor,
       total_minor, email, company_name, language, status, provider, provider_ref, live, paid_at)
     select $3, id, 2, 12, 'USD', 1000, 12000, 12000, $1, $2, 'en', 'paid', 'sandbox', $4, false, now()
     from company`,
    [`${key}@journey.example`, key, `ord_${key.replaceAll('-', '').slice(0, 22)}`, `chg_${key}`],
  );
  await pool.query(
    `insert into messages (kind, name, email, subject, message, language, country)
     values ('contact', $1, 'a@b.example', 'general', 'Hello', 'en', 'OM')`,
    [key],
  );
}

/** Each dialog's page, how to open it, and what to enter. */
const dialogs = [
  {
    name: 'a decision about an applicant',
    section: 'applications',
    write: async (dialog: Locator) => {
      await dialog.getByRole('radio').nth(1).check();
      await dialog.locator('[name=reason]').fill('Not yet complete');
    },
  },
  {
    name: 'a company',
    section: 'companies',
    write: (dialog: Locator) => dialog.locator('[name=address]').fill('Street 5'),
  },
  {
    name: 'the plan of a company',
    section: 'companies',
    write: (dialog: Locator) => dialog.locator('[name=plan]').selectOption('3'),
  },
  {
    name: 'a refund',
    section: 'orders',
    write: (dialog: Locator) => dialog.getByRole('textbox').fill('The customer asked for it'),
  },
  {
    name: 'the answer to a message',
    section: 'messages',
    write: (dialog: Locator) => dialog.locator('[name=answer]').fill('Dear Sir'),
  },
];

for (const { language, prefix, screen, use } of places) {
  test.describe(`leaving (${language}, ${screen})`, () => {
    test.use(use);
    const t = words[language];

    /** On a phone the menu is in a drawer. */
    async function pressMenu(page: Page, path: string) {
      if (screen === 'phone') await page.locator('header [aria-haspopup="dialog"]').click();
      await page.locator(`a[href$="${path}"]:visible`).first().click();
    }

    /** Navigates by the menu, so that going back stays within the portal. */
    async function goTo(page: Page, section: string) {
      await open(page, `${prefix}/admin/audit`);
      await pressMenu(page, `/admin/${section}`);
      await page.waitForURL(`**/admin/${section}`);
    }

    test('every dialog of the console asks before what was written is lost', async ({ page }) => {
      test.slow();
      const key = randomUUID();
      await makeRecords(key);
      await signIn(page, 'admin@mai.example');
      for (const { name, section, write } of dialogs) {
        await test.step(name, async () => {
          await goTo(page, section);
          await page.getByRole('searchbox').fill(key);
          const row = page.getByRole('row').filter({ hasText: key }).first();
          const openDialog = () => row.getByRole('button').last().click();
          await openDialog();
          const dialog = page.getByRole('dialog');
          await expect(dialog.locator('textarea, input, select').first()).toBeVisible();
          await page.keyboard.press('Escape');
          await expect(dialog).toHaveCount(0);

          await openDialog();
          await write(dialog);
          const isInside = (box: Element) => box.scrollWidth <= box.clientWidth;
          expect(await dialog.evaluate(isInside)).toBe(true);
          await expectLeaveConfirmation(page, language, () => page.keyboard.press('Escape'));
          // At the second Escape in a row, a browser closes a dialog without asking anybody.
          await page.keyboard.press('Escape');
          await expect(questionOn(page, language)).toBeVisible();
          await page.keyboard.press('Escape');
          await expect(questionOn(page, language)).toHaveCount(0);
          await expectLeaveConfirmation(page, language, () => page.keyboard.press('Escape'));
          await expectLeaveConfirmation(page, language, () =>
            dialog.getByRole('button', { name: t.close }).click(),
          );
          await expectLeaveConfirmation(page, language, () => page.goBack());
          expect(await closingNeedsConfirmation(page)).toBe(true);
          await page.mouse.click(2, 2);
          await expect(dialog.or(questionOn(page, language)).first()).toBeVisible();
          if (await questionOn(page, language).isHidden()) await page.keyboard.press('Escape');
          if (section === 'applications') await expectAccessible(page);
          await questionOn(page, language)
            .getByRole('button', { name: t.leave, exact: true })
            .click();
          await expect(dialog).toHaveCount(0);
          expect(await closingNeedsConfirmation(page)).toBe(false);
          await openDialog();
          await expect(dialog.locator('textarea, input, select').first()).toBeVisible();
          await page.keyboard.press('Escape');
          await expect(dialog).toHaveCount(0);
        });
      }
    });

    test('so does the profile of somebody who looks for a job', async ({ page }) => {
      await signInNew(page, 'Salma');
      await open(page, `${prefix}/user/dashboard/my-jobs`);
      await open(page, `${prefix}/user/dashboard/profile`);
      const name = page.locator('[name=name]');
      await name.fill('Salma Al Harthi');
      await expectLeaveConfirmation(page, language, () =>
        pressMenu(page, '/user/dashboard/my-jobs'),
      );
      expect(await closingNeedsConfirmation(page)).toBe(true);
      // A change that was undone by hand counts as unchanged.
      await name.fill('Salma');
      await expect.poll(() => closingNeedsConfirmation(page)).toBe(false);
      await name.fill('Salma Al Harthi');
      await page.locator('form button[type=submit]').click();
      await expect(page.locator('form [role=status]')).toBeVisible();
      expect(await closingNeedsConfirmation(page)).toBe(false);
    });

    test('and the profile of a company', async ({ page }) => {
      await signInNewExhibitor(page);
      await open(page, `${prefix}/exhibitor/dashboard/company`);
      await page.locator('[name=company_notes]').fill('Ask for Hessa');
      await expectLeaveConfirmation(page, language, () =>
        pressMenu(page, '/exhibitor/dashboard/jobs'),
      );
      expect(await closingNeedsConfirmation(page)).toBe(true);
    });
  });
}

test('a session that ends does not take along what was typed', async ({ page }) => {
  const email = await signInNewExhibitor(page);
  await open(page, '/exhibitor/dashboard/catalogs/add');
  await page.locator('form [name=title]').fill('Typed for an hour');
  await page.locator('form [name=sub_title]').fill('And not saved yet');
  const pool = await portalPool();
  await pool.query(
    'delete from sessions where account_id = (select id from accounts where email = $1)',
    [email],
  );
  await page.getByRole('button', { name: 'Create Catalog' }).click();
  const question = page.getByRole('alertdialog', { name: 'Please sign in again' });
  await expect(question).toBeVisible();
  await expectAccessible(page);
  const opened = page.waitForEvent('popup');
  await question.getByRole('link', { name: 'Sign in in a new tab' }).click();
  const beside = await opened;
  await expect(beside.getByRole('heading', { level: 1 })).toBeVisible();
  await signIn(beside, email);
  await beside.close();
  await expect(page.locator('form [name=title]')).toHaveValue('Typed for an hour');
  await page.getByRole('button', { name: 'Create Catalog' }).click();
  await expect(page.getByText('Catalog created successfully!')).toBeVisible();

  // Discarding the input leads to the sign-in page.
  await open(page, '/exhibitor/dashboard/catalogs/add');
  await page.locator('form [name=title]').fill('Typed in vain');
  await page.locator('form [name=sub_title]').fill('And left');
  await pool.query(
    'delete from sessions where account_id = (select id from accounts where email = $1)',
    [email],
  );
  await page.getByRole('button', { name: 'Create Catalog' }).click();
  await question.getByRole('button', { name: 'Leave without saving' }).click();
  await expect(page).toHaveURL(/\/login$/);
});

test('what was changed in another tab is not undone unseen', async ({ page }) => {
  const email = await signInNewExhibitor(page);
  const pool = await portalPool();
  const { rows } = await pool.query<{ id: string }>(
    `insert into catalogs (company_id, title, sub_title)
     select c.id, 'Beds', 'All of them' from companies c join accounts a on a.id = c.owner_account_id
     where a.email = $1 returning id`,
    [email],
  );
  const titles = async () =>
    (await pool.query('select title, sub_title from catalogs where id = $1', [rows[0]?.id])).rows;
  await open(page, `/exhibitor/dashboard/catalogs/edit/${rows[0]?.id}`);
  await page.locator('form [name=sub_title]').fill('From this tab');
  await pool.query(`update catalogs set title = 'From another tab' where id = $1`, [rows[0]?.id]);
  const save = page.getByRole('button', { name: 'Update Catalog' });
  await save.click();
  await expect(page.getByText('This was changed elsewhere in the meantime.')).toBeVisible();
  await expect(page.locator('form [name=sub_title]')).toHaveValue('From this tab');
  expect(await titles()).toEqual([{ title: 'From another tab', sub_title: 'All of them' }]);
  await save.click();
  await expect(page.getByText('Catalog updated successfully')).toBeVisible();
  expect(await titles()).toEqual([{ title: 'Beds', sub_title: 'From this tab' }]);
});

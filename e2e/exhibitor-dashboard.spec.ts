import { randomUUID } from 'node:crypto';
import { exhibitorDashboardTexts } from '#app/dashboards/exhibitor/exhibitor-dashboard.texts.ts';
import { addressTexts } from '#features/companies/address/address.texts.ts';
import { exhibitorsTexts } from '#features/companies/exhibitors/exhibitors.texts.ts';
import { companyProfileTexts as texts } from '#features/companies/profile/company-profile.texts.ts';
import { fieldsTexts } from '#platform/fields/fields.texts.ts';
import { translateIn } from '#platform/i18n/translate-in.ts';
import { shortcutsTexts } from '#ui/overlays/shortcuts.texts.ts';
import { readConfirmLink } from './mailbox.ts';
import { signInNewExhibitor } from './new-exhibitor.ts';
import { letTimePass } from './page-time.ts';
import {
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  expectSound,
  languages,
  open,
  openLoaded,
  places,
  test,
} from './portal.ts';
import { portalPool } from './portal-database.ts';
import { signIn } from './sign-in.ts';

const logo = Buffer.from(
  '<svg xmlns="http://www.w3.org/2000/svg" width="80" height="80"><circle cx="40" cy="40" r="30" fill="teal"/></svg>',
);

for (const { language, prefix, screen, use } of places) {
  test.describe(`in ${language} on a ${screen}`, () => {
    test.use(use);

    for (const path of [
      'settings',
      'billing',
      'catalogs',
      'jobs/add',
      'products/add',
      'events/import',
    ]) {
      test(`${path} fits and is accessible`, async ({ page }) => {
        await signIn(page, 'exhibitor@mai.example');
        await openLoaded(page, `${prefix}/exhibitor/dashboard/${path}`);
        await expectSound(page);
      });
    }
  });
}

for (const { language, prefix } of languages) {
  const t = translateIn(language);
  const base = `${prefix}/exhibitor/dashboard`;

  test(`the company's profile in ${language}`, async ({ page }) => {
    await signInNewExhibitor(page);
    await open(page, `${base}/company`);
    const save = page.getByRole('button', { name: t(texts.save), exact: true });
    const email = page.locator('[name="company_email"]');
    await email.fill('nobody');
    await email.blur();
    await expect(page.getByText(t(fieldsTexts.invalidEmail)).first()).toBeVisible();
    await expect(save).toBeDisabled();
    const address = `${randomUUID()}@journey.example`;
    await expect(page.getByText(t(addressTexts.isConfirmed))).toBeVisible();
    await email.fill(address);
    await expect(save).toBeEnabled();
    const file = page.locator('input[type="file"][id$="company_logo"]');
    await file.setInputFiles({ name: 'a.txt', mimeType: 'text/plain', buffer: Buffer.from('x') });
    await expect(page.getByText(t(texts.logoWrongType))).toBeVisible();
    await file.setInputFiles({ name: 'logo.svg', mimeType: 'image/svg+xml', buffer: logo });
    await page.locator('[name="company_name_ar"]').fill('شركة الرحلة');
    await save.click();
    await expect(page.getByText(t(texts.updated))).toBeVisible();
    await expect(page.locator('form img[src^="/Upload/companies/"]')).toBeVisible();
    await letTimePass(page, 5_000);
    await expect(page.getByText(t(texts.updated))).toBeHidden();
    await expect(page.getByText(t(addressTexts.isNotConfirmed))).toBeVisible();
    await expectAccessible(page);

    // Opening the link from the mail changes nothing; pressing the button on its page does.
    const link = new URL(await readConfirmLink(address));
    await open(page, `${prefix}/confirm-email${link.hash}`);
    await expectAccessible(page);
    await page.getByRole('button', { name: t(addressTexts.confirm) }).click();
    await expect(page.getByText(t(addressTexts.confirmed))).toBeVisible();
    await expectNoSidewaysScroll(page);
    await open(page, `${base}/company`);
    await expect(page.getByText(t(addressTexts.isConfirmed))).toBeVisible();
  });

  test(`the company's profile goes in parts, with a picture or without, in ${language}`, async ({
    page,
  }) => {
    await signInNewExhibitor(page);
    await open(page, `${base}/company`);
    await page.locator('[name="company_name_ar"]').fill('شركة الرحلة');
    const asked = page.waitForRequest(/update-profile\.php$/);
    await page.getByRole('button', { name: t(texts.save), exact: true }).click();
    expect((await asked).headers()['content-type']).toMatch(/^multipart\/form-data/);
    await expect(page.getByText(t(texts.updated))).toBeVisible();
  });

  test(`exhibitor mode is switched off in ${language}`, async ({ page }) => {
    await signInNewExhibitor(page);
    await open(page, `${base}/settings`);
    const toggle = page.getByRole('switch', { name: t(exhibitorsTexts.modeToggle) });
    await expect(toggle).toBeChecked();
    await toggle.click();
    await expect(page.getByText(t(exhibitorsTexts.switchedToUser))).toBeVisible();
    await letTimePass(page, 1_500);
    await page.waitForURL(`**${prefix}/user/dashboard/profile`);
  });

  test(`logging out asks first in ${language}`, async ({ page }) => {
    await signInNewExhibitor(page);
    await open(page, `${base}/settings`);
    const name = t(exhibitorDashboardTexts.logout);
    // The menu is longer than the window, but the button to sign out stays visible.
    const inMenu = page.getByRole('complementary').getByRole('button', { name, exact: true });
    await expect(inMenu).toBeInViewport({ ratio: 1 });
    await page.locator('main').getByRole('button', { name, exact: true }).click();
    const question = page.getByRole('alertdialog');
    await expect(question).toContainText(t(exhibitorDashboardTexts.logoutQuestion));
    await question.getByRole('button', { name, exact: true }).click();
    await page.waitForURL(`**${prefix}/login`);
    expect(await page.evaluate(() => localStorage.getItem('user_token'))).toBeNull();
  });
}

test('a key is made for what its program needs, and ended', async ({ page }) => {
  const email = await signInNewExhibitor(page);
  const pool = await portalPool();
  await pool.query(
    `insert into subscriptions (company_id, plan, starts_on, ends_on)
     select id, 2, current_date, current_date + 300 from companies where email = $1`,
    [email],
  );
  await open(page, '/exhibitor/dashboard/settings');
  await page.getByLabel('Name of the key').fill('Warehouse');
  const make = page.getByRole('button', { name: 'Make a key' });
  await make.click();
  await expect(page.getByText('Please choose what the key is for')).toBeVisible();
  await page.getByLabel('Products').selectOption('write');
  await page.getByLabel('Jobs').selectOption('read');
  await make.click();
  await expect(page.getByText('This is your key.')).toBeVisible();
  await expect(page.getByText('Products (Read and change), Jobs (Read)')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'End the key Warehouse' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'End' }).click();
  await expect(page.getByText('There are no keys yet.')).toBeVisible();
});

test('shortcuts are listed under ?, and work', async ({ page }) => {
  const t = translateIn('en');
  await signIn(page, 'exhibitor@mai.example');
  await open(page, '/exhibitor/dashboard/catalogs');
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog')).toContainText(t(shortcutsTexts.title));
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await page.keyboard.press('/');
  await expect(page.getByRole('searchbox')).toBeFocused();
  await page.getByRole('searchbox').blur();
  await page.keyboard.press('n');
  await page.waitForURL('**/catalogs/add');
});

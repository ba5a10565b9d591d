import { randomUUID } from 'node:crypto';
import { collectionTexts } from '#collection/collection.texts.ts';
import { importTexts } from '#collection/import/import.texts.ts';
import { consoleListTexts } from '#console/console-list.texts.ts';
import { apiKeysTexts as keyTexts } from '#features/api-keys/api-keys.texts.ts';
import { addressTexts } from '#features/companies/address/address.texts.ts';
import { webhooksTexts as hookTexts } from '#features/enquiries/webhooks/webhooks.texts.ts';
import { translateIn } from '#platform/i18n/translate-in.ts';
import { givePlan } from '#testing/factories.ts';
import { signInNewExhibitor } from './new-exhibitor.ts';
import { letTimePass } from './page-time.ts';
import {
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  expectSoundOnBothScreens,
  open,
  openLoaded,
  places,
  test,
} from './portal.ts';
import { portalPool } from './portal-database.ts';
import { signIn } from './sign-in.ts';

/** Gives the company of an address a plan that includes API keys. */
async function giveKeys(email: string): Promise<void> {
  const pool = await portalPool();
  const { rows } = await pool.query('select id from companies where email = $1', [email]);
  await givePlan({ pool }, rows[0].id);
}

test('an operator ends a key of a company, in Arabic', async ({ page, openAnother }) => {
  const [prefix, t] = ['/ar', translateIn('ar')] as const;
  const email = await signInNewExhibitor(page);
  await giveKeys(email);
  await openLoaded(page, `${prefix}/exhibitor/dashboard/settings`);
  const name = `Warehouse ${randomUUID()}`;
  const make = page.getByRole('button', { name: t(keyTexts.create) });
  await page.getByLabel(t(keyTexts.name)).fill(name);
  await make.click();
  await expect(page.getByText(t(keyTexts.scopesRequired))).toBeVisible();
  await page.getByLabel(t(keyTexts.catalogs), { exact: true }).selectOption('read');
  await page.getByLabel(t(keyTexts.products), { exact: true }).selectOption('write');
  await make.click();
  await expect(page.getByText(t(keyTexts.created))).toBeVisible();
  const line = page.getByRole('listitem').filter({ hasText: name });
  await expect(line).toContainText(`${t(keyTexts.catalogs)} (${t(keyTexts.read)})`);
  await expect(line).toContainText(`${t(keyTexts.products)} (${t(keyTexts.write)})`);
  // The form is empty again, so that the same key is not created twice by mistake.
  await expect(page.getByLabel(t(keyTexts.name))).toHaveValue('');

  const hooks = page.locator('section').filter({ has: page.locator('#webhooks') });
  const save = hooks.getByRole('button', { name: t(hookTexts.save) });
  await hooks.getByLabel(t(hookTexts.address)).fill('https://127.0.0.1/in');
  await save.click();
  await expect(hooks.getByText(t(hookTexts.addressWrong))).toBeVisible();
  await hooks.getByLabel(t(hookTexts.address)).fill('https://hooks.example.com/in');
  await save.click();
  await expect(hooks.getByText(t(hookTexts.secret))).toBeVisible();
  await expect(hooks.getByText(t(hookTexts.logEmpty))).toBeVisible();
  await expectSoundOnBothScreens(page);

  const operator = await openAnother();
  await signIn(operator, 'admin@mai.example');
  await openLoaded(operator, `${prefix}/admin/api-keys?search=${encodeURIComponent(name)}`);
  await operator.getByRole('button', { name: t(keyTexts.revokeOf, { name }) }).click();
  const question = operator.getByRole('alertdialog');
  await expect(question).toContainText(t(keyTexts.revokeHint));
  await question.getByRole('button', { name: t(keyTexts.revoke), exact: true }).click();
  await expect(operator.getByText(t(keyTexts.endedByOperator))).toBeVisible();
  await expect(operator.getByText(t(consoleListTexts.nothingFound))).toBeVisible();
  await operator.getByRole('button', { name: t(collectionTexts.showAll) }).click();
  await expect(operator).not.toHaveURL(/search=/);
  await openLoaded(page, `${prefix}/exhibitor/dashboard/settings`);
  await expect(page.getByText(t(keyTexts.none))).toBeVisible();
});

for (const { language, prefix, use } of places) {
  test.describe(`in ${language}`, () => {
    test.use(use);
    const t = translateIn(language);

    test('a link that is over says so, and offers nothing that would not help', async ({
      page,
    }) => {
      const confirm = page.getByRole('button', { name: t(addressTexts.confirm) });
      await open(page, `${prefix}/confirm-email#${'x'.repeat(43)}`);
      await confirm.click();
      await expect(page.getByText(t(addressTexts.linkOver))).toBeVisible();
      await expect(confirm).toBeHidden();
      await expectNoSidewaysScroll(page);
      await expectAccessible(page);
    });

    test('a link whose call fails on the way can be followed once more', async ({ page }) => {
      const confirm = page.getByRole('button', { name: t(addressTexts.confirm) });
      await open(page, `${prefix}/confirm-email#${'x'.repeat(43)}`);
      await page.route('**/confirm-email.php', (route) => route.abort());
      await confirm.click();
      await expect(page.getByRole('alert')).toBeVisible();
      await expect(confirm).toBeEnabled();
      await page.unroute('**/confirm-email.php');
    });

    test('a file with columns of its own is told what they are, and waits for its turn', async ({
      page,
    }) => {
      const email = await signInNewExhibitor(page);
      await openLoaded(page, `${prefix}/exhibitor/dashboard/catalogs/import`);
      await page.locator('input[type="file"]').setInputFiles({
        name: 'list.csv',
        mimeType: 'text/csv',
        buffer: Buffer.from('Ding,Zusatz\nBeds,Wards\n'),
      });
      const run = page.locator('main').getByRole('button', { name: /^(Import|استيراد) / });
      await page.getByLabel('Ding').selectOption('title');
      await page.getByLabel('Zusatz').selectOption('sub_title');
      await expect(page.getByText(t(importTexts.found, { total: 1, good: 1 }))).toBeVisible();
      await expectNoSidewaysScroll(page);
      await expectAccessible(page);

      const pool = await portalPool();
      await pool.query(
        `insert into imports (company_id, collection, key, started_at, counts_until)
         select id, 'jobs', $2, now(), now() + interval '1 minute' from companies where email = $1`,
        [email, randomUUID()],
      );
      await run.click();
      const place = page.getByText(t(importTexts.waiting, { place: 1 }));
      // The page asks every half second until the file has arrived.
      await expect(async () => {
        await letTimePass(page, 500);
        await expect(place).toBeVisible({ timeout: 1_000 });
      }).toPass();
      await expectAccessible(page);
      await pool.query(
        `delete from imports where collection = 'jobs'
           and company_id = (select id from companies where email = $1)`,
        [email],
      );
      await expect(page.getByText(t(importTexts.done)).first()).toBeVisible();
    });
  });
}

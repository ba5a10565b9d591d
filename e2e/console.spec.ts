import { collectionTexts } from '#collection/collection.texts.ts';
import { todayAt } from '#platform/dates/validity.ts';
import { translateIn } from '#platform/i18n/translate-in.ts';
import { shortcutsTexts } from '#ui/overlays/shortcuts.texts.ts';
import { FOUNDED_IN } from './new-exhibitor.ts';
import { letTimePass } from './page-time.ts';
import {
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  languages,
  open,
  openLoaded,
  test,
  widths,
} from './portal.ts';
import { portalPool } from './portal-database.ts';
import { signIn } from './sign-in.ts';

const admin = 'admin@mai.example';

/** Each journey has people of its own, so that it can be repeated and run beside others. */
async function makePerson(email: string, company?: string): Promise<void> {
  const pool = await portalPool();
  const { rows } = await pool.query(
    'insert into accounts (email, name) values ($1, $2) returning id',
    [email, 'Hessa Al Mutairi'],
  );
  if (!company) return;
  await pool.query(
    `insert into companies (owner_account_id, name, country, category, email, phone_country, phone)
     values ($1, $2, $4, 'clinic', $3, '965', '22001122')`,
    [rows[0].id, company, email, FOUNDED_IN],
  );
}

const unique = () => `${Date.now()}-${Math.floor(Math.random() * 1e6)}`;

test('an applicant is approved and posts a job that a visitor sees', async ({
  page,
  openAnother,
  baseURL,
}) => {
  const key = unique();
  const [email, company, job] = [`hessa-${key}@mai.example`, `Clinic ${key}`, `Nurse ${key}`];
  await makePerson(email, company);

  await signIn(page, admin);
  await open(page, '/admin/applications');
  await page.getByRole('button', { name: `Decide about ${company}` }).click();
  const dialog = page.getByRole('dialog', { name: company });
  await dialog.getByRole('button', { name: 'Decide and mail' }).click();
  await expect(dialog.getByText('Please choose the company type')).toBeVisible();
  await dialog.getByLabel('Company type').selectOption('5');
  await dialog.getByRole('button', { name: 'Decide and mail' }).click();
  await expect(page.getByText('Approved. The applicant was mailed.')).toBeVisible();
  await expect(page.getByRole('button', { name: `Decide about ${company}` })).toHaveCount(0);

  const theirs = await openAnother();
  await signIn(theirs, email);
  await open(theirs, '/user/dashboard/settings');
  await theirs.getByRole('switch', { name: 'Exhibitor Mode' }).click();
  await expect(theirs).toHaveURL(/\/exhibitor\/dashboard/);
  await open(theirs, '/exhibitor/dashboard/jobs/add');
  const today = todayAt(new Date());
  await theirs.locator('[name="job_title"]').fill(job);
  await theirs.locator('[name="job_details"]').fill('Nights and weekends off.');
  await theirs.locator('[name="job_start_date"]').fill(today);
  await theirs.locator('[name="job_expiry_date"]').fill('2199-01-01');
  await theirs.getByRole('button', { name: /^Create/ }).click();
  await expect(theirs.locator('form [role="status"]')).toBeVisible();
  await letTimePass(theirs, 1_500);
  await expect(theirs).toHaveURL(/\/exhibitor\/dashboard\/jobs$/);

  const visitor = await openAnother();
  await visitor.context().addCookies([{ name: 'country', value: FOUNDED_IN, url: baseURL }]);
  await open(visitor, `/jobs?search=${encodeURIComponent(job)}`);
  await expect(visitor.getByText(job).first()).toBeVisible();
});

test('somebody who is suspended is sent out at the next request', async ({ page, openAnother }) => {
  const email = `suspended-${unique()}@mai.example`;
  await makePerson(email);
  const theirs = await openAnother();
  await signIn(theirs, email);
  await open(theirs, '/user/dashboard/profile');
  await expect(theirs.getByRole('heading', { level: 1 })).toBeVisible();

  await signIn(page, admin);
  await open(page, `/admin/users?search=${email}`);
  await page.getByRole('button', { name: `Suspend: ${email}` }).click();
  const question = page.getByRole('alertdialog');
  // It opens at the end of a row, but its text is aligned to the start.
  await expect(question).toHaveCSS('text-align', 'start');
  await question.getByRole('button', { name: 'Suspend' }).click();
  await expect(page.getByText('Suspended; every session ended.')).toBeVisible();

  await theirs.getByRole('button', { name: 'Save changes' }).click();
  await expect(theirs).toHaveURL(/\/login/);
});

test('the keys of a list are listed under ? and lead to its search', async ({ page }) => {
  const t = translateIn('en');
  await signIn(page, admin);
  await openLoaded(page, '/admin/companies');
  await page.keyboard.press('?');
  const keys = page.getByRole('dialog', { name: t(shortcutsTexts.title) });
  await expect(keys).toContainText(t(collectionTexts.searchKey));
  await page.keyboard.press('Escape');
  await expect(keys).toBeHidden();
  await page.keyboard.press('/');
  await expect(page.getByRole('main').getByRole('searchbox')).toBeFocused();
});

test('of a long list only the rows near the window are drawn, and the last is reached', async ({
  page,
}) => {
  const [people, key] = [150, unique()];
  const pool = await portalPool();
  await pool.query(
    `insert into accounts (email, name)
     select 'long-' || n || '-' || $2 || '@journey.example', 'Person ' || n from generate_series(1, $1::int) n`,
    [people, key],
  );
  await signIn(page, admin);
  await openLoaded(page, `/admin/users?search=${key}`);
  const main = page.getByRole('main');
  const rows = main.locator('tbody').getByRole('row').filter({ hasText: key });
  const more = main.getByRole('button', { name: /^Load/ });
  await expect(rows.first()).toBeVisible();
  // A press while the list is reloading has no effect.
  await expect(async () => {
    if ((await more.count()) > 0) await more.click({ timeout: 1000 });
    await expect(more).toHaveCount(0, { timeout: 500 });
  }).toPass();
  await page.evaluate(() => scrollTo(0, 0));
  await expect(rows.filter({ hasText: `long-${people}-` })).toBeVisible();
  expect(await rows.count()).toBeLessThan(people / 2);
  // Rows get their real height when they are rendered, so the end may move away once more.
  await expect(async () => {
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
    await expect(rows.filter({ hasText: 'long-1-' })).toBeInViewport({ timeout: 500 });
  }).toPass();
  await expect(rows.filter({ hasText: `long-${people}-` })).toHaveCount(0);
  expect(await rows.count()).toBeLessThan(people / 2);
});

const screens = [
  '',
  '/applications',
  '/companies',
  '/content',
  '/showcase',
  '/users',
  '/api-keys',
  '/audit',
  '/security',
];

const views = [
  { ...languages[0], viewport: widths.desktop },
  { ...languages[1], viewport: widths.phone },
];

for (const { language, prefix, viewport } of views) {
  for (const screen of screens) {
    test(`/admin${screen} can be used by everybody (${language})`, async ({ page }) => {
      await page.setViewportSize(viewport);
      await signIn(page, admin);
      await openLoaded(page, `${prefix}/admin${screen}`);
      await expectAccessible(page);
      await expectNoSidewaysScroll(page);
    });
  }
}

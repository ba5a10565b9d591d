import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { wordsFor } from '#collection/contract/words-for.ts';
import { exportTexts } from '#collection/export/export.texts.ts';
import { importTexts } from '#collection/import/import.texts.ts';
import { eventsCollection } from '#features/events/events.collection.ts';
import { jobsCollection } from '#features/jobs/jobs.collection.ts';
import { translateIn } from '#platform/i18n/translate-in.ts';
import { csvOf, exhibitorCollections, goodInput } from '#testing/collections.ts';
import { countRerendered } from './count-rerendered.ts';
import { signInNewExhibitor } from './new-exhibitor.ts';
import { letTimePass } from './page-time.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, open, places, test } from './portal.ts';
import { portalPool } from './portal-database.ts';

const LIST = '/exhibitor/dashboard/jobs';

/** Creates jobs through the API, without the form's pauses. */
async function addJobs(page: Page, count: number): Promise<void> {
  const token = await page.evaluate(() => localStorage.getItem('user_token'));
  for (let n = 1; n <= count; n += 1) {
    const data = { ...goodInput(jobsCollection), job_title: `Ward nurse ${n}` };
    const answer = await page.request.post('/api/exhibitor/jobs/create.php', {
      headers: { authorization: `Bearer ${token}` },
      data,
    });
    expect(answer.ok()).toBe(true);
  }
}

test('what cannot be imported leads to its list', async ({ page }) => {
  await signInNewExhibitor(page);
  for (const list of exhibitorCollections.filter(({ importing }) => !importing)) {
    await open(page, `/exhibitor/dashboard/${list.name}/import`);
    await expect(page).toHaveURL(new RegExp(`/exhibitor/dashboard/${list.name}$`));
    const heading = translateIn('en')(list.texts.heading);
    await expect(page.getByRole('heading', { name: heading })).toBeVisible();
  }
});

test('rows are numbered, and five of seven are named before they are deleted', async ({ page }) => {
  await signInNewExhibitor(page);
  await addJobs(page, 7);
  await open(page, LIST);
  const rows = page.getByRole('row').filter({ hasText: 'Ward nurse' });
  await expect(rows).toHaveCount(7);
  await expect(rows.first()).toContainText('1Ward nurse 7');
  await expect(rows.last()).toContainText('7Ward nurse 1');
  // Selecting a row renders that row but not its content; selecting all renders no cell.
  const choose = () => rows.nth(2).getByRole('checkbox').check();
  expect(await countRerendered(rows, choose)).toBe(1);
  const chooseAll = () => page.getByRole('checkbox', { name: 'Select all', exact: true }).check();
  expect(await countRerendered(rows.locator('th, td:not(.stack-select)'), chooseAll)).toBe(0);
  for (const row of await rows.all()) await row.getByRole('checkbox').check();
  await page.getByLabel('Action for the selection').selectOption('delete');
  await page.getByRole('button', { name: 'Execute' }).click();
  const question = page.getByRole('alertdialog');
  await expect(question.getByRole('listitem')).toHaveCount(6);
  await expect(question.getByRole('listitem').last()).toHaveText('... and 2 more');
  await question.getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('7 job(s) deleted successfully')).toBeVisible();
  await expect(page.getByText('No Jobs Found')).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('7 job(s) restored')).toBeVisible();
  await expect(rows).toHaveCount(7);

  // A scrolled table's head sticks below the bar.
  await page.setViewportSize({ width: 1280, height: 420 });
  await rows.last().scrollIntoViewIfNeeded();
  const bottomOf = async (selector: string) => {
    const box = await page.locator(selector).first().boundingBox();
    return { top: box?.y ?? 0, bottom: (box?.y ?? 0) + (box?.height ?? 0) };
  };
  const bar = await bottomOf('header');
  expect((await bottomOf('th[scope=col]')).top).toBeCloseTo(bar.bottom, 0);
});

test('of a long page the rows near the window are drawn, and all of it is chosen', async ({
  page,
}) => {
  const email = await signInNewExhibitor(page);
  const pool = await portalPool();
  await pool.query(
    `insert into jobs (company_id, title, details, start_date, expiry_date)
     select c.id, 'Night nurse ' || n, 'Days and nights on the ward, by rota.', current_date, current_date + 60
     from companies c, generate_series(1, 90) n where c.email = $1`,
    [email],
  );
  await open(page, `${LIST}?size=100`);
  const rows = page.getByRole('row').filter({ hasText: 'Night nurse' });
  await expect(rows.first()).toContainText('1Night nurse 90');
  expect(await rows.count()).toBeLessThan(50);
  await page.getByRole('checkbox', { name: 'Select all', exact: true }).check();
  await expect(page.getByText('90 selected')).toBeVisible();
  await rows.last().scrollIntoViewIfNeeded();
  await expect(rows.last()).not.toContainText('Night nurse 90');
  await page.keyboard.press('End');
  await expect(rows.last()).toContainText('90Night nurse 1');
  await expect(rows.last().getByRole('checkbox')).toBeChecked();
});

test('a job with applicants is deactivated rather than deleted', async ({ page }) => {
  const email = await signInNewExhibitor(page);
  await addJobs(page, 2);
  const pool = await portalPool();
  await pool.query(
    `with person as (
       insert into accounts (email, name) values (gen_random_uuid() || '@journey.example', 'P') returning id)
     insert into applications (job_id, account_id, name, email, cv_name, cv_type)
     select j.id, person.id, 'P', 'p@journey.example', 'cv.pdf', 'pdf'
     from person, jobs j join companies c on c.id = j.company_id
     where j.title = 'Ward nurse 2' and c.email = $1`,
    [email],
  );
  await open(page, LIST);
  await page.getByRole('button', { name: 'Delete Ward nurse 1' }).click();
  const question = page.getByRole('alertdialog');
  await expect(question).toContainText('You can undo this for 10 seconds');
  await expect(question.getByRole('button', { name: 'Delete' })).toBeEnabled();
  await expect(question).not.toContainText('told by mail');
  await question.getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('button', { name: 'Delete Ward nurse 2' }).click();
  await expect(question).toContainText('1 applicant waits for an answer and is told by mail');
  await expect(question).toContainText('Mails that have gone out cannot be taken back.');
  await expectAccessible(page);
  await question.getByRole('button', { name: 'Deactivate instead' }).click();
  const row = page.getByRole('row').filter({ hasText: 'Ward nurse 2' });
  await expect(row).toContainText('Inactive');
});

test('all rows are chosen, also those on other pages', async ({ page }) => {
  await signInNewExhibitor(page);
  await addJobs(page, 12);
  await open(page, `${LIST}?size=10`);
  await expect(page.getByRole('row').filter({ hasText: 'Ward nurse' })).toHaveCount(10);
  await page.getByRole('checkbox', { name: 'Select all', exact: true }).check();
  await expect(page.getByText('10 selected')).toBeVisible();
  await page.getByRole('button', { name: 'Select all 12' }).click();
  await expect(page.getByText('12 selected')).toBeVisible();
  await page.getByLabel('Action for the selection').selectOption('deactivate');
  await page.getByRole('button', { name: 'Execute' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Deactivate' }).click();
  await expect(page.getByText('12 job(s) deactivated successfully')).toBeVisible();
});

test('once a row is switched or deleted nothing is chosen any more, but what could not be done can be tried again', async ({
  page,
}) => {
  await signInNewExhibitor(page);
  await addJobs(page, 3);
  await open(page, LIST);
  const selected = page.getByText('2 selected');
  const choose = async () => {
    for (const number of [1, 2]) {
      const row = page.getByRole('row').filter({ hasText: `Ward nurse ${number}` });
      await row.getByRole('checkbox').check();
    }
    await expect(selected).toBeVisible();
  };
  await choose();
  await page.route('**/jobs/bulk-update-status.php', (route) => route.abort());
  await page.getByLabel('Action for the selection').selectOption('deactivate');
  await page.getByRole('button', { name: 'Execute' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Deactivate' }).click();
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
  await expect(selected).toBeVisible();
  const other = page.getByRole('row').filter({ hasText: 'Ward nurse 3' });
  await other.getByRole('button', { name: /Deactivate/ }).click();
  await expect(other).toContainText('Inactive');
  await expect(selected).toHaveCount(0);
});

test('a message left for the list is shown once', async ({ page }) => {
  await signInNewExhibitor(page);
  await page.evaluate(() => sessionStorage.setItem('jobError', 'Job not found'));
  await open(page, LIST);
  await expect(page.getByText('Job not found')).toBeVisible();
  await page.reload();
  await expect(page.getByText('No Jobs Found')).toBeVisible();
  await expect(page.getByText('Job not found')).toHaveCount(0);
});

test('the browser asks before changes are lost', async ({ page }) => {
  await signInNewExhibitor(page);
  await open(page, `${LIST}/add`);
  await page.locator('form [name="job_title"]').fill('Ward nurse');
  await expect(page.getByText('Unsaved changes')).toBeVisible();
  const asked = page.waitForEvent('dialog');
  const leaving = page.goto('/faq').catch(() => undefined);
  const dialog = await asked;
  expect(dialog.type()).toBe('beforeunload');
  await dialog.accept();
  await leaving;
});

for (const { language, prefix, screen, use } of places) {
  test.describe(`exported, changed and imported: ${language}, ${screen}`, () => {
    test.use(use);

    test('the preview tells what changes, and it can be taken back', async ({ page }) => {
      const t = translateIn(language);
      const button = (name: string) => page.getByRole('button', { name, exact: true });
      await signInNewExhibitor(page);
      await addJobs(page, 3);
      await open(page, `${prefix}${LIST}`);
      await button(t(exportTexts.export)).click();
      const saved = page.waitForEvent('download');
      await page.getByRole('menuitem', { name: t(exportTexts.allAsCsv, { n: 3 }) }).click();
      const file = readFileSync(await (await saved).path(), 'utf8');
      const lines = file.trimEnd();
      const [reference = ''] = /JOB-[\d-]+/.exec(file) ?? [];
      const repeated = lines.split('\r\n')[1]?.replace(reference, '') ?? '';
      const changed = lines.replace('Ward nurse 2', 'Head nurse');
      await open(page, `${prefix}${LIST}/import`);
      await page.locator('input[type="file"]').setInputFiles({
        name: 'jobs.csv',
        mimeType: 'text/csv',
        buffer: Buffer.from(`${changed}\r\n${repeated}\r\nJOB-1,Lost${','.repeat(9)}\r\n`),
      });
      const effects = page.getByRole('listitem').filter({ hasText: 'Head nurse' });
      await expect(effects.getByRole('deletion')).toHaveText('Ward nurse 2');
      await expect(effects.getByRole('insertion')).toHaveText('Head nurse');
      const title = 'Ward nurse 1';
      await expect(page.getByText(t(importTexts.doubleInList, { row: 5, title }))).toBeVisible();
      await expect(page.getByText(t(importTexts.notInList, { code: 'JOB-1' }))).toBeVisible();
      // A row is corrected with its other values visible.
      await expect(page.getByLabel(t(importTexts.restOfRow))).toContainText('Lost');
      await expectAccessible(page);
      await page.getByLabel(t(importTexts.leaveOutDoubles)).check();
      await expect(page.getByLabel(t(importTexts.leaveOutDoubles))).toBeEnabled();
      await button(t(importTexts.run, wordsFor(t, jobsCollection.words))).click();
      const label = page.getByText(t(importTexts.changedRows), { exact: true });
      const counted = page.locator('dl > *').filter({ has: label });
      await expect(counted.getByRole('definition')).toHaveText('1');
      await button(t(importTexts.undo)).click();
      await expect(page.getByText(t(importTexts.restored, { n: 1 }))).toBeVisible();
    });
  });
}

const jobsFile = (name: string, count: number) => ({
  name,
  mimeType: 'text/csv',
  buffer: Buffer.from(csvOf(Array.from({ length: count }, () => goodInput(jobsCollection)))),
});

test('the answer to a file that gave way to another one is not shown', async ({ page }) => {
  await signInNewExhibitor(page);
  await open(page, `${LIST}/import`);
  let letFirstGo = () => {};
  const firstMayGo = new Promise<void>((resolve) => {
    letFirstGo = resolve;
  });
  await page.route('**/import-preview.php', async (route) => {
    if (route.request().postData()?.includes('first.csv')) await firstMayGo;
    await route.continue();
  });
  const choose = (file: ReturnType<typeof jobsFile>) =>
    page.locator('input[type="file"]').setInputFiles(file);
  await choose(jobsFile('first.csv', 1));
  await choose(jobsFile('second.csv', 2));
  await expect(page.getByText('2 rows found')).toBeVisible();
  const late = page.waitForResponse('**/import-preview.php');
  letFirstGo();
  await (await late).finished();
  await page.evaluate(() => new Promise(requestAnimationFrame));
  await expect(page.getByText('2 rows found')).toBeVisible();

  // The answer about a removed file is ignored as well.
  const removed = page.waitForResponse('**/import-preview.php');
  await choose(jobsFile('third.csv', 3));
  await page.getByRole('button', { name: 'Remove third.csv' }).click();
  await (await removed).finished();
  await page.evaluate(() => new Promise(requestAnimationFrame));
  await expect(page.getByText('rows found')).toHaveCount(0);
  await page.unroute('**/import-preview.php');
});

test('an import that could not be taken back says so, and can be asked for again', async ({
  page,
}) => {
  await signInNewExhibitor(page);
  await open(page, `${LIST}/import`);
  await page.locator('input[type="file"]').setInputFiles(jobsFile('jobs.csv', 2));
  await page.getByRole('button', { name: 'Import Jobs' }).click();
  await page.route('**/import-undo.php', (route) => route.abort());
  await page.getByRole('button', { name: 'Undo this import' }).click();
  const notices = page.getByRole('region', { name: 'Notices' });
  await expect(notices).toContainText('The import could not be taken back.');
  await page.unroute('**/import-undo.php');
  await notices.getByRole('button', { name: 'Undo this import' }).click();
  await expect(page.getByText('The import was taken back: 2 rows deleted.')).toBeVisible();
});

for (const { language, prefix, screen, use } of places) {
  test.describe(`a date that can be read two ways: ${language}, ${screen}`, () => {
    test.use(use);

    test('is shown as it will be stored beside what was written, and can be read the other way', async ({
      page,
    }) => {
      const t = translateIn(language);
      await signInNewExhibitor(page);
      await open(page, `${prefix}/exhibitor/dashboard/events/import`);
      await page.locator('input[type="file"]').setInputFiles({
        name: 'events.csv',
        mimeType: 'text/csv',
        buffer: Buffer.from(
          'event_title,event_start_date,event_expiry_date\nForum,03/04/2037,05/04/2037\n',
        ),
      });
      const rows = page.getByRole('table', { name: t(importTexts.firstRows) }).getByRole('row');
      const label = eventsCollection.fields.event_start_date?.label;
      await expect(rows.first()).toContainText(t(label ?? importTexts.row));
      await expect(rows.last()).toContainText('2037-04-0303/04/2037');
      await page.getByLabel(t(importTexts.dateOrder, { date: '03/04/2037' })).selectOption('month');
      await expect(rows.last()).toContainText('2037-03-0403/04/2037');
      await expectAccessible(page);
      await expectNoSidewaysScroll(page);
    });
  });
}

for (const { name, title } of [
  { name: 'jobs', title: 'job_title' },
  { name: 'catalogs', title: 'title' },
  { name: 'events', title: 'event_title' },
]) {
  test(`what was deleted meanwhile cannot be saved, and the list of ${name} says so`, async ({
    page,
  }) => {
    await signInNewExhibitor(page);
    const list = `/exhibitor/dashboard/${name}`;
    const collection = exhibitorCollections.find((each) => each.name === name);
    if (!collection) throw new Error(`There are no ${name}`);
    const token = await page.evaluate(() => localStorage.getItem('user_token'));
    const headers = { authorization: `Bearer ${token}` };
    const post = async (call: string, data: object) => {
      const answer = await page.request.post(`/api/exhibitor/${name}/${call}`, { headers, data });
      expect(answer.ok()).toBe(true);
      return answer.json();
    };
    const { id } = await post('create.php', goodInput(collection));
    await open(page, `${list}/edit/${id}`);
    await page.locator(`form [name="${title}"]`).fill('Changed in vain');
    await post('delete.php', { [collection.ids.acted]: id });
    await page.getByRole('button', { name: /^Update/ }).click();
    const words = page.getByText(/not found or has been deleted/);
    await expect(words).toBeVisible();
    await letTimePass(page, 1_500);
    await expect(page).toHaveURL(list);
    await expect(page.getByRole('alertdialog')).toHaveCount(0);
    await expect(words).toBeVisible();
  });
}

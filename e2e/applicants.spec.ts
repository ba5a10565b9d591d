import { applicantsTexts as texts } from '#features/jobs/applications/applicants.texts.ts';
import { applicationStatusTexts as stages } from '#features/jobs/applications/application-statuses.texts.ts';
import { translateIn } from '#platform/i18n/translate-in.ts';
import { uiTexts } from '#ui/ui.texts.ts';
import { signInNewExhibitor } from './new-exhibitor.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, open, places, test } from './portal.ts';
import { portalPool } from './portal-database.ts';

const PEOPLE = 130;

/** Makes a job of the company with this many applicants; returns its id. */
async function makeJob(email: string): Promise<number> {
  const pool = await portalPool();
  const { rows } = await pool.query(
    `insert into jobs (company_id, title, details, start_date, expiry_date)
     select id, 'Night nurse', 'Days and nights on the ward, by rota.', current_date, current_date + 60
     from companies where email = $1 returning id`,
    [email],
  );
  await pool.query(
    `with people as (
       insert into accounts (email, name)
       select gen_random_uuid() || '@journey.example', 'Person ' || n from generate_series(1, $2) n
       returning id, name, email)
     insert into applications (job_id, account_id, name, email, cv_name, cv_type)
     select $1, id, name, email, 'cv.pdf', 'pdf' from people order by id`,
    [rows[0].id, PEOPLE],
  );
  return rows[0].id;
}

for (const { language, prefix, screen, use } of places) {
  test.describe(`many applicants: ${language}, ${screen}`, () => {
    test.use(use);
    const t = translateIn(language);

    test('are moved on further pages of the list, and a hundred at a time', async ({ page }) => {
      const email = await signInNewExhibitor(page);
      const job = await makeJob(email);
      await open(page, `${prefix}/exhibitor/dashboard/jobs/applicants/${job}?stage=pending`);
      const rows = page.getByRole('main').getByRole('listitem').filter({ hasText: 'Person' });
      const choose = (name: string) =>
        page.getByRole('checkbox', { name: t(texts.choose, { name }), exact: true });
      const more = page.getByRole('button', { name: t(uiTexts.loadMore) });
      const move = page.getByRole('button', { name: t(texts.moveChosen), exact: true });
      await expect(rows).toHaveCount(20);
      await more.click();
      await expect(rows).toHaveCount(40);

      // Moved applicants leave the filtered list, and the others stay where they are.
      await choose('Person 100').check();
      await move.click();
      await expect(choose('Person 100')).toHaveCount(0);
      await expect(choose('Person 95')).toBeVisible();

      // Without a filter they stay, with their new status.
      await open(page, `${prefix}/exhibitor/dashboard/jobs/applicants/${job}`);
      await more.click();
      await choose('Person 99').check();
      await move.click();
      await expect(rows.filter({ hasText: 'Person 99' })).toContainText(t(stages.shortlisted));

      for (let shown = 60; shown < PEOPLE; shown += 20) {
        await more.click();
        await expect(rows).toHaveCount(shown);
      }
      await more.click();
      await expect(rows).toHaveCount(PEOPLE);
      await page.getByRole('checkbox', { name: t(texts.chooseAll, { n: PEOPLE }) }).check();
      await expect(page.getByText(t(texts.chosen, { n: PEOPLE }))).toBeVisible();
      await expect(page.getByText(t(texts.atOnce, { most: 100 }))).toBeVisible();
      await expectAccessible(page);
      await expectNoSidewaysScroll(page);
      await move.click();
      await expect(page.getByText(t(texts.chosen, { n: PEOPLE - 100 }))).toBeVisible();
    });

    test('stand on a board whose stages stay in sight', async ({ page }) => {
      const email = await signInNewExhibitor(page);
      const job = await makeJob(email);
      const pool = await portalPool();
      await pool.query(
        `update applications set status = 'unanswered' where job_id = $1 and name = 'Person 120'`,
        [job],
      );
      await open(page, `${prefix}/exhibitor/dashboard/jobs/applicants/${job}?view=board`);
      const board = page.getByRole('region', { name: t(texts.board) });
      const head = board.getByRole('heading', { name: t(stages.pending) });
      await expect(head).toBeVisible();
      const cutHeads = () =>
        board
          .getByRole('heading')
          .evaluateAll((heads) =>
            heads
              .filter(({ firstElementChild: name }) => name && name.scrollWidth > name.clientWidth)
              .map(({ textContent }) => textContent),
          );
      await expect.poll(cutHeads).toEqual([]);
      // Unanswered applicants remain visible although the company was late.
      await expect(board.getByRole('heading', { name: t(stages.unanswered) })).toBeVisible();
      await board.getByRole('button', { name: 'Person 60', exact: false }).first().focus();
      await expect(head).toBeInViewport();
      await board
        .getByRole('button', { name: t(texts.moveOne, { name: 'Person 60' }), exact: true })
        .press('Enter');
      await page.getByRole('menuitem', { name: t(stages.interview) }).press('Enter');
      await page
        .getByRole('alertdialog')
        .getByRole('button', { name: t(texts.move), exact: true })
        .click();
      await expect(
        page.getByText(t(texts.moved, { name: 'Person 60', status: stages.interview })),
      ).toBeVisible();
      await expectAccessible(page);
      await expectNoSidewaysScroll(page);
    });
  });
}

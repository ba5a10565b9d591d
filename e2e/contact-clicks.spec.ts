import { signInNewExhibitor } from './new-exhibitor.ts';
import { expect, open, openLoaded, test } from './portal.ts';
import { portalPool } from './portal-database.ts';

// The test browser's own user agent is recognised as a program's, and programs are not counted.
const person = {
  userAgent: 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0',
};

test('who goes on to a company’s website counts once, and the company sees it', async ({
  page: owner,
  openAnother,
}) => {
  const page = await openAnother(person);
  const email = await signInNewExhibitor(owner);
  const pool = await portalPool();
  const { rows } = await pool.query(
    `update companies set website = 'https://journey.example' where email = $1 returning id`,
    [email],
  );
  const id = Number(rows[0].id);
  const clicks = async () => {
    const counted = await pool.query(
      'select kind, clicks from contact_clicks where company_id = $1',
      [id],
    );
    return counted.rows;
  };
  await page.context().route('https://journey.example/**', (route) => route.abort());
  // Clicks are counted once the page has reported the visit.
  const visited = page.waitForResponse('**/visit.php');
  await open(page, `/company/${id}`);
  await visited;
  const website = page.locator(`a[data-counts="website ${id}"]:visible`).first();
  await website.click();
  await expect.poll(clicks).toEqual([{ kind: 'website', clicks: 1 }]);
  const counted = page.waitForResponse('**/contact-clicked.php');
  await website.click();
  await counted;
  expect(await clicks()).toEqual([{ kind: 'website', clicks: 1 }]);

  await openLoaded(owner, '/exhibitor/dashboard/enquiries');
  const sources = owner.getByRole('region', { name: 'Where interest comes from' });
  await expect(sources.getByText('Website').locator('xpath=..')).toContainText('1');
});

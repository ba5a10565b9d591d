import type { Page } from '@playwright/test';
import { expect, expectAccessible, open, places, test } from './portal.ts';

const words = {
  en: {
    heading: 'Events in Kuwait',
    more: 'Load more',
    back: 'Back to events',
    search: 'Search events',
    title: 'Kuwait Heart Failure Congress',
    sections: ['Event Details', 'Registration Information', 'Contact Information'],
    unwritten: 'Additional Information',
    shown: (count: number) => `Showing ${count} events`,
  },
  ar: {
    heading: 'الفعاليات في الكويت',
    more: 'عرض المزيد',
    back: 'العودة إلى الفعاليات',
    search: 'ابحث في الفعاليات',
    title: 'مؤتمر الكويت لقصور القلب',
    sections: ['تفاصيل الفعالية', 'معلومات التسجيل', 'بيانات التواصل'],
    unwritten: 'معلومات إضافية',
    shown: (count: number) => `${count} فعاليات معروضة`,
  },
};

const cards = (page: Page) => page.getByRole('main').getByRole('listitem');

for (const { language, prefix, screen, use } of places) {
  test.describe(`events in ${language} on a ${screen}`, () => {
    test.use(use);
    const t = words[language];

    test('from the list to an event and back', async ({ page }) => {
      await open(page, `${prefix}/events`);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(t.heading);
      await expect(cards(page)).toHaveCount(10);
      await expect(page.getByText(t.shown(10))).toBeVisible();
      await page.getByRole('button', { name: t.more }).click();
      await expect(cards(page)).not.toHaveCount(10);

      await page.getByRole('searchbox', { name: t.search }).fill(t.title);
      await expect(cards(page)).toHaveCount(1);
      await expect(page).toHaveURL(/search=/);
      await cards(page).getByRole('link').click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(t.title);
      await expect(page).toHaveTitle(new RegExp(t.title));
      for (const name of t.sections) {
        await expect(page.getByRole('heading', { name, exact: true })).toBeVisible();
      }
      await expect(page.getByRole('heading', { name: t.unwritten, exact: true })).toHaveCount(0);
      await page.getByRole('link', { name: t.back }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(t.heading);
    });
  });
}

type Listed = { slug: string; pdf: string | null; event_link: string | null };

async function findEvents(page: Page): Promise<readonly Listed[]> {
  const answer = await page.request.get('/api/events/events.php?country=KW&limit=50');
  return (await answer.json()).events;
}

test('an event goes into the calendar as a file; its link is copied, in the stated words', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const [event] = await findEvents(page);
  await open(page, `/event/${event?.slug}`);
  const saved = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Add to calendar' }).click();
  expect((await saved).suggestedFilename()).toBe(`${event?.slug}.ics`);

  await page.evaluate(() => void Object.assign(navigator, { share: undefined }));
  await page.getByRole('button', { name: 'Share' }).click();
  const alert = page.getByRole('alertdialog', { name: 'Event link copied to clipboard!' });
  await expect(alert).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(page.url());
  await alert.getByRole('button', { name: 'OK' }).click();
  await expect(alert).toBeHidden();
  await expect(page.getByRole('button', { name: 'Share' })).toBeFocused();
});

test('a brochure is saved where there is one, and missed in the stated words', async ({ page }) => {
  const events = await findEvents(page);
  const withPdf = events.find(({ pdf }) => pdf !== null);
  await open(page, `/event/${withPdf?.slug}`);
  const saved = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Get Event Brochure' }).click();
  expect((await saved).suggestedFilename()).toBe(withPdf?.pdf);

  await page.route(`**/Upload/brochures/${withPdf?.pdf}`, (route) =>
    route.fulfill({ status: 404 }),
  );
  await page.getByRole('link', { name: 'Get Event Brochure' }).click();
  await expect(
    page.getByRole('alertdialog', { name: 'Brochure not available for this event' }),
  ).toBeVisible();

  await open(page, `/event/${events.find(({ pdf }) => pdf === null)?.slug}`);
  await expect(page.getByText('Get Event Brochure')).toHaveCount(0);
});

test('registration leads to the organizer, or to the sign-in', async ({ page }) => {
  const events = await findEvents(page);
  await open(page, `/event/${events.find(({ event_link }) => event_link)?.slug}`);
  const register = page.getByRole('link', { name: 'Register Now' });
  await expect(register).toHaveAttribute('target', '_blank');
  await open(page, `/event/${events.find(({ event_link }) => !event_link)?.slug}`);
  await expect(register).toHaveAttribute('href', /^\/login\?next=/);

  // On a phone there is one button, and it stays visible while scrolling.
  await page.setViewportSize({ width: 375, height: 812 });
  await expect(register).toHaveCount(1);
  await expect(register).toBeInViewport();
  await page.getByRole('heading', { name: 'Contact Information' }).scrollIntoViewIfNeeded();
  await expect(register).toBeInViewport();
});

test('an event that does not exist answers 404 in the stated words', async ({ page }) => {
  const response = await page.goto('/event/no-such-event');
  expect(response?.status()).toBe(404);
  await expect(page.getByRole('heading', { name: 'Event not found' })).toBeVisible();
});

test('when the list cannot be loaded it says so and can be retried', async ({ page }) => {
  await open(page, '/companies');
  await page.route('**/api/events/events.php*', (route) => route.abort());
  await page.locator('footer').getByRole('link', { name: 'Events' }).click();
  await expect(page.getByRole('heading', { name: 'Failed to load events' })).toBeVisible();
  await expect(
    page.getByText('Unable to load events: Service temporarily unavailable.'),
  ).toBeVisible();
  await page.unroute('**/api/events/events.php*');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(cards(page)).toHaveCount(10);
});

test('what is searched for is cleared by one step, and the box follows', async ({ page }) => {
  await open(page, '/events?search=zzzz');
  const box = page.getByRole('searchbox', { name: 'Search events' });
  await expect(box).toHaveValue('zzzz');
  await expect(page.getByRole('heading', { name: 'No Events Found' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Clear search' }).click();
  await expect(cards(page)).toHaveCount(10);
  await expect(box).toHaveValue('');
});

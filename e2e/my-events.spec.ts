import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { eventsTexts } from '#features/events/events.texts.ts';
import { registrationListTexts as texts } from '#features/events/registrations/registration-list.texts.ts';
import { applicantsTexts } from '#features/jobs/applications/applicants.texts.ts';
import { jobsTexts } from '#features/jobs/jobs.texts.ts';
import { translateIn } from '#platform/i18n/translate-in.ts';
import { uiTexts } from '#ui/ui.texts.ts';
import { signInNewExhibitor } from './new-exhibitor.ts';
import {
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  languages,
  open,
  test,
  widths,
} from './portal.ts';
import { signIn, signInNew } from './sign-in.ts';

const words = {
  en: {
    register: 'Register Now',
    registered: 'You are registered for this event.',
    save: 'Save for later',
    saved: 'Saved',
    mine: 'My Events',
    tabs: ['Registered 1', 'Saved 1', 'Past 0'],
    cancel: /^Cancel registration/,
    none: 'No events yet',
    savedTab: /^Saved/,
    registrations: /^Registrations/,
  },
  ar: {
    register: 'سجّل الآن',
    registered: 'تم تسجيلك في هذه الفعالية.',
    save: 'احفظها لوقت لاحق',
    saved: 'محفوظة',
    mine: 'فعالياتي',
    tabs: ['تم التسجيل 1', 'المحفوظة 1', 'السابقة 0'],
    cancel: /^إلغاء التسجيل/,
    none: 'لا توجد فعاليات بعد',
    savedTab: /^المحفوظة/,
    registrations: /^التسجيلات/,
  },
};

type Event = { id: number; slug: string; event_link: string | null; company_name: string };

/** An upcoming event of the demo exhibitor that takes registrations on the portal. */
async function findEvent(page: Page): Promise<Event> {
  const answer = await page.request.get('/api/events/events.php?country=KW&limit=50');
  const { events }: { events: Event[] } = await answer.json();
  const event = events.find(
    ({ event_link, company_name }) => event_link === null && company_name.startsWith('Tiryaq'),
  );
  if (!event) throw new Error('The exhibitor has no such event');
  return event;
}

for (const { language, prefix } of languages) {
  test.describe(`events of one’s own in ${language}`, () => {
    test.use({
      viewport: language === 'en' ? widths.phone : widths.desktop,
      colorScheme: language === 'en' ? 'dark' : 'light',
    });
    const t = words[language];

    test('registered for, saved, listed and cancelled', async ({ page, openAnother }) => {
      const name = `Huda ${randomUUID()}`;
      await signInNew(page, name);
      const event = await findEvent(page);
      await open(page, `${prefix}/event/${event.slug}`);
      await page.getByRole('button', { name: t.register }).click();
      await expect(page.getByText(t.registered).first()).toBeVisible();
      await page.getByRole('button', { name: t.save }).click();
      await expect(page.getByRole('button', { name: t.saved, exact: true })).toBeVisible();
      await expectAccessible(page);
      await expectNoSidewaysScroll(page);

      const company = await openAnother();
      await signIn(company, 'exhibitor@mai.example');
      await open(company, `${prefix}/exhibitor/dashboard/events/registrations/${event.id}`);
      await expect(company.getByRole('heading', { level: 1 })).toContainText(t.registrations);
      await expect(company.getByRole('row').filter({ hasText: name })).toBeVisible();
      await expectAccessible(company);

      await open(page, `${prefix}/user/dashboard/my-events`);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(t.mine);
      await expect(page.getByRole('tab')).toHaveText(
        t.tabs.map((label) => new RegExp(label.replaceAll(' ', '\\s*'))),
      );
      await expectAccessible(page);
      await expectNoSidewaysScroll(page);
      await page.getByRole('main').getByRole('button', { name: t.cancel }).click();
      await page.getByRole('alertdialog').getByRole('button', { name: t.cancel }).click();
      await expect(page.getByRole('heading', { name: t.none })).toBeVisible();
      await page.getByRole('tab', { name: t.savedTab }).click();
      await expect(page.getByRole('tabpanel').getByRole('listitem')).toHaveCount(1);
    });
  });
}

test('registrations that cannot be read are not told to be none, and come when asked again', async ({
  page,
}) => {
  const t = translateIn('en');
  const { id } = await findEvent(page);
  const calls = '**/api/exhibitor/events/registrations.php*';
  await signIn(page, 'exhibitor@mai.example');
  await page.route(calls, (route) => route.abort());
  await open(page, `/exhibitor/dashboard/events/registrations/${id}`);
  const main = page.getByRole('main');
  await expect(main.getByText(t(texts.loadFailed))).toBeVisible();
  await expect(main.getByText(t(texts.none))).toHaveCount(0);
  await expect(main.getByRole('table')).toHaveCount(0);
  await expectAccessible(page);
  await page.unroute(calls);
  await main.getByRole('button', { name: t(uiTexts.retry) }).click();
  await expect(main.getByRole('searchbox')).toBeVisible();
  await expect(main.getByText(t(texts.loadFailed))).toHaveCount(0);
});

test('what does not exist leads back to the list and does not offer to try again', async ({
  page,
}) => {
  const t = translateIn('en');
  await signIn(page, 'exhibitor@mai.example');
  const missing = [
    ['events/registrations/999999999', eventsTexts.notFound, texts.back],
    ['events/registrations/none', eventsTexts.notFound, texts.back],
    ['jobs/applicants/999999999', jobsTexts.notFound, applicantsTexts.back],
  ] as const;
  for (const [address, told, back] of missing) {
    await open(page, `/exhibitor/dashboard/${address}`);
    const main = page.getByRole('main');
    await expect(main.getByRole('heading', { level: 1 })).toHaveText(t(told));
    await expect(main.getByRole('link', { name: t(back) })).toBeVisible();
    await expect(main.getByRole('button', { name: t(uiTexts.retry) })).toHaveCount(0);
    await expectAccessible(page);
  }
});

test('an exhibitor registers for an event like anybody else', async ({ page }) => {
  await signInNewExhibitor(page);
  const { slug } = await findEvent(page);
  await open(page, `/event/${slug}`);
  await page.getByRole('button', { name: 'Register Now' }).click();
  await expect(page.getByText('You are registered for this event.').first()).toBeVisible();
  await page.reload();
  await expect(page.getByText('You are registered for this event.').first()).toBeVisible();
});

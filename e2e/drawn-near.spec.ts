import type { Locator } from '@playwright/test';
import { expect, test, untilReady, widths } from './portal.ts';

const phone = { viewport: widths.phone, hasTouch: true, isMobile: true };
const LINES_OF_A_BOX = 6;

/** How many of the elements have their content laid out and painted; the content is in the DOM in any case. */
const drawnOf = (elements: Locator) =>
  elements.evaluateAll(
    (all) =>
      all.filter((each) => each.firstElementChild?.checkVisibility({ contentVisibilityAuto: true }))
        .length,
  );

test('each line of the moving boxes is sent once; what follows the last comes with the script', async ({
  openAnother,
}) => {
  const page = await openAnother(phone);
  await page.goto('/');
  const lines = page.locator('section[aria-labelledby=latest] section').first().locator('li');
  await expect(lines).toHaveCount(LINES_OF_A_BOX);
  await untilReady(page);
  await expect(lines).toHaveCount(2 * LINES_OF_A_BOX);
});

test('of a list that has grown long the cards that are far away are not drawn, and are found all the same', async ({
  openAnother,
}) => {
  const page = await openAnother(phone);
  await page.goto('/products?country=KW');
  await untilReady(page);
  const cards = page.locator('main ul.drawn-cards > li');
  const more = page.getByRole('button', { name: 'Load more' });
  for (let count = await cards.count(); count < 40; count = await cards.count()) {
    await more.click();
    await expect(cards.nth(count)).toBeAttached();
  }
  await page.evaluate(() => window.scrollTo(0, 0));
  const all = await cards.count();
  await expect.poll(() => drawnOf(cards)).toBeLessThan(all);
  expect(await drawnOf(cards)).toBeGreaterThanOrEqual(24);
  const last = cards.last().getByRole('link').first();
  await last.focus();
  await expect(last).toBeInViewport();
  expect(await drawnOf(cards.last())).toBe(1);
});

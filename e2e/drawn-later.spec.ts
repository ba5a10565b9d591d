import type { Locator } from '@playwright/test';
import { expect, languages, test, untilReady, widths } from './portal.ts';

const phone = { viewport: widths.phone, hasTouch: true, isMobile: true };
const LINES_OF_A_BOX = 6;

/** Of several elements those whose content is laid out and painted; it is there in any case. */
const drawnOf = (elements: Locator) =>
  elements.evaluateAll(
    (all) =>
      all.filter((each) => each.firstElementChild?.checkVisibility({ contentVisibilityAuto: true }))
        .length,
  );

for (const { language, prefix } of languages) {
  test(`home in ${language} as it is sent: first the first screen, then the rest in turns`, async ({
    openAnother,
  }) => {
    const page = await openAnother(phone);
    const devtools = await page.context().newCDPSession(page);
    // Turns do not come by themselves, so that what waits for one can be looked at.
    await devtools.send('Animation.enable');
    await devtools.send('Animation.setPlaybackRate', { playbackRate: 0 });
    await page.goto(`${prefix}/`);
    const tiles = page.locator('section[aria-labelledby=categories] li');
    const boxes = page.locator('section[aria-labelledby=latest] section');
    await expect(tiles).toHaveCount(8);
    await expect(boxes).toHaveCount(4);
    expect(await drawnOf(tiles)).toBe(2);
    expect(await drawnOf(boxes)).toBe(0);
    // Each line is sent once and still; what follows the last one comes with the script.
    await expect(boxes.first().locator('li')).toHaveCount(LINES_OF_A_BOX);
    await untilReady(page);
    await expect(boxes.first().locator('li')).toHaveCount(2 * LINES_OF_A_BOX);
    // Once it is somebody's page nothing waits.
    await expect.poll(() => drawnOf(tiles)).toBe(8);
    expect(await drawnOf(boxes)).toBe(4);
  });
}

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

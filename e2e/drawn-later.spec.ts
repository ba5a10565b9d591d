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
    // Once it is somebody's page nothing waits but what is far away.
    await expect.poll(() => drawnOf(tiles)).toBe(8);
    const footer = page.getByRole('contentinfo').locator('.drawn-later');
    expect(await drawnOf(footer)).toBe(0);
    await boxes.last().scrollIntoViewIfNeeded();
    await expect.poll(() => drawnOf(boxes)).toBe(4);
    await page.getByRole('contentinfo').getByRole('link').last().scrollIntoViewIfNeeded();
    await expect.poll(() => drawnOf(footer)).toBe(1);
  });
}

test('of a list the cards that are far away are not drawn, and are found all the same', async ({
  openAnother,
}) => {
  const page = await openAnother(phone);
  await page.goto('/companies');
  await untilReady(page);
  const cards = page.locator('main ul.drawn-cards > li');
  const all = await cards.count();
  await expect.poll(() => drawnOf(cards)).toBeLessThan(all);
  expect(await drawnOf(cards)).toBeGreaterThan(0);
  await expect(cards.last().getByRole('link').first()).toBeAttached();
  await cards.last().getByRole('link').first().focus();
  await expect(cards.last().getByRole('link').first()).toBeInViewport();
});

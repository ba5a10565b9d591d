import { expect, expectAccessible, expectFits, open, places, test } from './portal.ts';

for (const { language, prefix, screen, use } of places) {
  test.describe(`the design system in ${language} on a ${screen}`, () => {
    test.use({ viewport: use.viewport });

    test('fits, is accessible in light and dark, and not for search engines', async ({ page }) => {
      await open(page, `${prefix}/design-system`);
      await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
      for (const colorScheme of ['dark', 'light'] as const) {
        await page.emulateMedia({ colorScheme });
        await expectAccessible(page);
      }
      await expectFits(page);
    });
  });
}

import {
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  languages,
  open,
  test,
  widths,
} from './portal.ts';

for (const { language, prefix } of languages) {
  for (const [screen, viewport] of Object.entries(widths)) {
    for (const colorScheme of ['light', 'dark'] as const) {
      test.describe(`the design system in ${language} on a ${screen}, ${colorScheme}`, () => {
        test.use({ viewport, colorScheme });

        test('is accessible and fits', async ({ page }) => {
          await open(page, `${prefix}/design-system`);
          await expectNoSidewaysScroll(page);
          await expectAccessible(page);
        });
      });
    }
  }
}

test('the page is kept out of search engines', async ({ page }) => {
  await open(page, '/design-system');
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
});

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
  test(`the design system in ${language} fits, is accessible in light and dark, and not for search engines`, async ({
    page,
  }) => {
    await open(page, `${prefix}/design-system`);
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
    for (const viewport of Object.values(widths)) {
      await page.setViewportSize(viewport);
      await expectNoSidewaysScroll(page);
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme });
        await expectAccessible(page);
      }
    }
  });
}

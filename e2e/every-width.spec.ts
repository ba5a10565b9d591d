import { expectNoSidewaysScroll, languages, openLoaded, test } from './portal.ts';
import { expectWholeWords } from './whole-words.ts';

/** Between a phone and a desk, and a desk at four times the size: there nobody looks by chance. */
const WIDTHS = [320, 640, 768, 1024];

const pages = ['/', '/products', '/companies', '/company/1', '/events', '/jobs', '/subscription'];

for (const { language, prefix } of languages) {
  test(`words are whole and nothing is out of reach at any width (${language})`, async ({
    page,
  }) => {
    for (const path of pages) {
      await openLoaded(page, prefix + path);
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 900 });
        await test.step(`${path} at ${width}`, async () => {
          await expectNoSidewaysScroll(page);
          await expectWholeWords(page);
        });
      }
    }
  });
}

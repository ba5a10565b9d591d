import { expect, type Page } from '@playwright/test';
import type { Language } from '#platform/i18n/languages.ts';
import { translateIn } from '#platform/i18n/translate-in.ts';
import { leavingTexts } from '#ui/leaving/leaving.texts.ts';

/** Whether closing the window would make the browser ask. */
export const closingNeedsConfirmation = (page: Page) =>
  page.evaluate(() => !window.dispatchEvent(new Event('beforeunload', { cancelable: true })));

export const questionOn = (page: Page, language: Language) =>
  page.getByRole('alertdialog', { name: translateIn(language)(leavingTexts.question) });

/** Whatever was done asks for confirmation, and everything is kept if one stays. */
export async function expectLeaveConfirmation(
  page: Page,
  language: Language,
  deed: () => Promise<unknown>,
) {
  const question = questionOn(page, language);
  await deed();
  await expect(question).toBeVisible();
  await question.getByRole('button', { name: translateIn(language)(leavingTexts.stay) }).click();
  await expect(question).toHaveCount(0);
}

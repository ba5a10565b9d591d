import type { Page } from '@playwright/test';
import { collectionTexts as texts } from '#collection/collection.texts.ts';
import type { Collection } from '#collection/contract/define-collection.ts';
import { wordsFor } from '#collection/contract/words-for.ts';
import { importTexts } from '#collection/import/import.texts.ts';
import { findCalendarDate } from '#platform/dates/calendar-date.ts';
import type { Language } from '#platform/i18n/languages.ts';
import type { Text, TextValues } from '#platform/i18n/texts.ts';
import { translateIn } from '#platform/i18n/translate-in.ts';
import { UNDO_S } from '#platform/undo/undo-time.ts';
import { csvOf, exhibitorCollections, goodInput } from '#testing/collections.ts';
import { undoTexts } from '#ui/feedback/undo.texts.ts';
import { leavingTexts } from '#ui/leaving/leaving.texts.ts';
import { signInNewExhibitor } from './new-exhibitor.ts';
import { letTimePass } from './page-time.ts';
import { expect, languages, open, test } from './portal.ts';

const paths: Readonly<Record<string, string>> = { departments: 'dr-info' };

/** A collection's screens, with its texts in one language. */
function screensOf(page: Page, collection: Collection, language: Language, prefix: string) {
  const formatAny = translateIn(language);
  const t = (text: Text, values: TextValues = {}) =>
    formatAny(text, wordsFor(formatAny, collection.words, values));
  const base = `${prefix}/exhibitor/dashboard/${paths[collection.name] ?? collection.name}`;
  const button = (text: Text, values?: TextValues) =>
    page.getByRole('button', { name: t(text, values), exact: true });
  const link = (text: Text) => page.getByRole('link', { name: t(text), exact: true });
  const field = (name: string) => page.locator(`form [name="${name}"]`);
  const row = (title: string) => page.getByRole('row').filter({ hasText: title });
  return { t, base, button, link, field, row };
}

type Screens = ReturnType<typeof screensOf>;

async function fillForm(collection: Collection, { field }: Screens, input: Record<string, string>) {
  for (const [name, text] of Object.entries(input)) {
    const { kind, offered } = collection.fields[name] ?? {};
    if (kind === 'status') continue;
    if (offered) await field(name).selectOption(text);
    else await field(name).fill(kind === 'date' ? String(findCalendarDate(text)) : text);
  }
}

/** The list opens by itself, after enough time to read the message. */
async function followToList(page: Page, collection: Collection, { base }: Screens) {
  await letTimePass(page, collection.redirectMs);
  await page.waitForURL(`**${base}`);
}

async function add(page: Page, collection: Collection, screens: Screens, title: string) {
  const { base, button, row } = screens;
  await open(page, `${base}/add`);
  if (collection.name === 'products') await page.getByRole('tab').nth(1).click();
  await fillForm(collection, screens, { ...goodInput(collection), [collection.title]: title });
  await button(texts.create).click();
  await expect(page.locator('form [role="status"]')).toBeVisible();
  await followToList(page, collection, screens);
  await expect(row(title)).toBeVisible();
}

async function edit(page: Page, collection: Collection, screens: Screens, title: string) {
  const { t, button, field, row } = screens;
  const changed = `${title} 2`;
  await page.getByRole('link', { name: t(texts.edit, { title }), exact: true }).click();
  await field(collection.title).fill(changed);
  await expect(page.getByText(t(leavingTexts.unsaved))).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('alertdialog')).toContainText(t(leavingTexts.question));
  await button(leavingTexts.stay).click();
  await expect(page.getByRole('alertdialog')).toBeHidden();
  await page.keyboard.press('Control+s');
  await expect(page.getByText(t(leavingTexts.unsaved))).toBeHidden();
  await followToList(page, collection, screens);
  await expect(row(changed)).toBeVisible();
  return changed;
}

async function switchOff(page: Page, screens: Screens, title: string) {
  const { t, button, row } = screens;
  await row(title).getByRole('checkbox').check();
  await button(texts.execute).click();
  await expect(page.getByText(t(texts.bulkNothing))).toBeVisible();
  await page.getByLabel(t(texts.bulkAction)).selectOption('deactivate');
  await button(texts.execute).click();
  const question = page.getByRole('alertdialog');
  await expect(question).toContainText(title);
  await question.getByRole('button', { name: t(texts.bulkDeactivate), exact: true }).click();
  await expect(page.getByText(t(texts.bulkDeactivated, { n: 1 }))).toBeVisible();
  await expect(row(title)).toContainText(t(texts.inactive));
  const counter = page.locator('dl > *').filter({ hasText: t(texts.inactive) });
  await expect(counter.getByRole('definition')).toHaveText('1');
}

async function importMended(page: Page, collection: Collection, screens: Screens) {
  const { t, link, button } = screens;
  const good = goodInput(collection);
  const rows = [good, { ...good, [collection.title]: '' }];
  const isUpload = collection.name === 'products';
  await link(isUpload ? (collection.texts.add ?? texts.add) : texts.importFile).click();
  await page.locator('input[type="file"]').setInputFiles({
    name: `${collection.name}.csv`,
    mimeType: 'text/csv',
    buffer: Buffer.from(csvOf(rows)),
  });
  const column = t(collection.fields[collection.title]?.label ?? texts.status);
  const cell = page.getByLabel(t(importTexts.cellOf, { column, row: 3 }));
  await cell.fill('Mended in the grid');
  await button(importTexts.checkAgain).click();
  await expect(page.getByText(t(importTexts.found, { total: 2, good: 2 }))).toBeVisible();
  await button(collection.texts.runImport ?? importTexts.run).click();
  const done = page.getByText(t(collection.texts.imported ?? importTexts.done));
  await expect(done.first()).toBeVisible();
  // After an upload of products the list opens by itself; the toast stays.
  if (isUpload) {
    await followToList(page, collection, screens);
    await expect(link(texts.importFile)).toBeVisible();
  }
  await button(importTexts.undo).click();
  await expect(page.getByText(t(importTexts.undone, { n: 2 }))).toBeVisible();
  if (!isUpload) await link(texts.back).click();
}

async function remove(page: Page, screens: Screens, title: string) {
  const { t, button, row } = screens;
  async function press() {
    await button(texts.remove, { title }).click();
    const question = page.getByRole('alertdialog');
    await expect(question).toContainText(t(texts.deleteWarning, { title, s: UNDO_S }));
    await question.getByRole('button', { name: t(texts.deleteAnswer), exact: true }).click();
    await expect(row(title)).toBeHidden();
    await expect(page.getByText(t(texts.noneFound))).toBeVisible();
  }
  await press();
  await button(undoTexts.undo).click();
  await expect(row(title)).toBeVisible();
  await press();
  await expect(button(undoTexts.undo)).toBeVisible();
  // The required message disappears after three seconds; the undo button stays as long as it works.
  await letTimePass(page, 3_000);
  await expect(page.getByText(t(texts.deleted))).toHaveCount(0);
  await button(undoTexts.undo).hover();
  await letTimePass(page, 7_000);
  await expect(button(undoTexts.undo)).toHaveCount(0);
}

/**
 * The four collections that are specified in both languages; of the small ones, which are alike, each is tested in one.
 */
const stated = ['catalogs', 'jobs', 'events', 'products'];
const journeys = exhibitorCollections.flatMap((collection, position) =>
  languages
    .filter((_language, which) => stated.includes(collection.name) || position % 2 === which)
    .map((language) => ({ collection, ...language })),
);

for (const { collection, language, prefix } of journeys) {
  test(`${collection.name} in ${language}: add, edit, bulk, import, undo, delete`, async ({
    page,
  }) => {
    const [type = 1] = collection.companyTypes ?? [];
    await signInNewExhibitor(page, type);
    const screens = screensOf(page, collection, language, prefix);
    const title = `Journey ${collection.name}`;
    await add(page, collection, screens, title);
    const changed = await edit(page, collection, screens, title);
    await switchOff(page, screens, changed);
    if (collection.importing) await importMended(page, collection, screens);
    await remove(page, screens, changed);
  });
}

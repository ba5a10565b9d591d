import type { CollectionRow, ListColumn } from '#collection/contract/collection-facts.ts';
import type { Collection } from '#collection/contract/define-collection.ts';
import { useCollection } from '#collection/web/collection-context.ts';
import type { Language } from '#platform/i18n/languages.ts';
import { useLanguage } from '#platform/i18n/translation-context.tsx';

/** A value in the reader's language, unless the list has a column for each language. */
export function shownValue(
  { columns }: Pick<Collection, 'columns'>,
  row: CollectionRow,
  name: string,
  language: Language,
): CollectionRow[string] {
  const value = row[name] ?? null;
  if (language !== 'ar') return value;
  const arabic = `${name}_ar`;
  const standsBeside = columns.some((column) => column.name === arabic);
  return standsBeside ? value : row[arabic] || value;
}

/** The value displayed below another. If it is the Arabic form of it, readers of Arabic see the English one here. */
export function valueBelow(
  { name, below }: Pick<ListColumn, 'name' | 'below'>,
  row: CollectionRow,
  language: Language,
): CollectionRow[string] {
  if (!below) return null;
  const isOther = language === 'ar' && below === `${name}_ar` && row[below];
  return row[isOther ? name : below] ?? null;
}

/** Returns a function for the title of a row in the reader's language. */
export function useTitleOf(): (row: CollectionRow) => string {
  const { collection } = useCollection();
  const language = useLanguage();
  return (row) => String(shownValue(collection, row, collection.title, language));
}

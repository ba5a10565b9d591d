import type { Collection, CollectionRow } from '#collection/contract/define-collection.ts';
import { useCollection } from '#collection/web/collection-context.ts';
import type { Language } from '#platform/i18n/languages.ts';
import { useLanguage } from '#platform/i18n/translation-context.tsx';

/** A value as its reader's language has it; the other one where the list shows both side by side. */
export function shownValue(
  { columns }: Pick<Collection, 'columns'>,
  row: CollectionRow,
  name: string,
  language: Language,
): CollectionRow[string] {
  const value = row[name] ?? null;
  if (language !== 'ar') return value;
  const arabic = `${name}_ar`;
  const standsBeside = columns.some((column) => column.name === arabic || column.below === arabic);
  return standsBeside ? value : row[arabic] || value;
}

/** What a row is called, as the reader's language has it. */
export function useTitleOf(): (row: CollectionRow) => string {
  const { collection } = useCollection();
  const language = useLanguage();
  return (row) => String(shownValue(collection, row, collection.title, language));
}

/**
 * Folds what people do not type exactly: case, Latin accents, Arabic vowel marks and tatweel, the
 * forms of alef, final ya and ta marbuta, and Arabic-Indic digits.
 */
export function foldForSearch(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/[\u0640\p{M}]/gu, '')
    .replace(/[\u0671\u0672\u0673]/g, 'ا')
    .replace(/ى/g, 'ي')
    .replace(/ة/g, 'ه')
    .replace(/[٠-٩]/g, (digit) => String(digit.charCodeAt(0) - 0x0660))
    .toLowerCase()
    .trim();
}

/** What matches, with the labels that begin with the words typed first. */
export function searchByLabel<Item extends { label: string }>(
  items: readonly Item[],
  query: string,
): readonly Item[] {
  const wanted = foldForSearch(query);
  const places = new Map(items.map((item) => [item, foldForSearch(item.label).indexOf(wanted)]));
  const found = items.filter((item) => places.get(item) !== -1);
  const first = found.filter((item) => places.get(item) === 0);
  return [...first, ...found.filter((item) => places.get(item) !== 0)];
}

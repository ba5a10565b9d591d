import { foldForSearch } from '#platform/search/fold-for-search.ts';

/** Letters of Persian, Urdu and Kurdish keyboards, and those for sounds that Arabic writes with others. */
const neighbours: Readonly<Record<string, string>> = {
  ک: 'ك',
  ڪ: 'ك',
  // As Iraqis and people of the Gulf say it: گلب, چبير.
  گ: 'ق',
  ی: 'ي',
  ې: 'ي',
  ھ: 'ه',
  ہ: 'ه',
  ە: 'ه',
  ۃ: 'ة',
  پ: 'ب',
  چ: 'ك',
  ژ: 'ز',
  ڤ: 'ف',
  ڨ: 'ق',
};

const anyOf = new RegExp(`[${Object.keys(neighbours).join('')}]`, 'g');

/** Folds a question, or a word that is looked for in one: as records, in letters that Arabic has. */
export const foldQuestion = (text: string): string =>
  foldForSearch(text.replace(anyOf, (letter) => neighbours[letter] ?? letter));

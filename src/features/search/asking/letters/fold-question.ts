import { lookup } from '#platform/lookups/lookup.ts';
import { foldForSearch } from '#platform/search/fold-for-search.ts';

/** Letters of Persian, Urdu and Kurdish keyboards, and letters for sounds that Arabic writes with others. */
const neighbours: Readonly<Record<string, string>> = lookup({
  ک: 'ك',
  ڪ: 'ك',
  // As Iraq and the Gulf pronounce them: گلب, چبير.
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
});

const anyOf = new RegExp(`[${Object.keys(neighbours).join('')}]`, 'g');

const arabicWord = /[\u0621-\u064a]+/g;
const heldDown = /(.)\1{2,}/g;
const SHORTEST_WORD = 3;

/**
 * Reduces letters that were held down for emphasis to one: حبووووب. No word has three in a row; laughter consists of
 * nothing else, and stays as it is.
 */
function asSpelled(word: string): string {
  const spelled = word.replace(heldDown, '$1');
  return spelled.length < SHORTEST_WORD ? word : spelled;
}

/** Folds a question, or a word to be looked for in one, as records are folded, in the letters that Arabic has. */
export const foldQuestion = (text: string): string =>
  foldForSearch(text.replace(anyOf, (letter) => neighbours[letter] ?? letter)).replace(
    arabicWord,
    asSpelled,
  );

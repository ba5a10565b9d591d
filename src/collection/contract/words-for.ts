import type { TextValues } from '#platform/i18n/texts.ts';
import type { Translate } from '#platform/i18n/translate.ts';
import type { CollectionWords } from './collection-facts.ts';

/**
 * The values for a shared text: the collection's words and, if there is a number `n`, `counted`, in which number and
 * noun
 * agree. Arabic has six such forms, different for each noun.
 */
export function wordsFor(
  t: Translate,
  words: CollectionWords,
  values: TextValues = {},
): TextValues {
  const { n } = values;
  const counted = typeof n === 'number' ? { counted: t(words.counted, { n }) } : {};
  return { ...words, ...counted, ...values };
}

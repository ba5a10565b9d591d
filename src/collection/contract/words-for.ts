import type { TextValues } from '#platform/i18n/texts.ts';
import type { Translate } from '#platform/i18n/translate.ts';
import type { CollectionWords } from './collection-facts.ts';

/**
 * What a shared text is said with: the words of the collection and, where there are `n` of them,
 * `counted`, in which number and noun agree. Arabic has six forms, and each noun its own.
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

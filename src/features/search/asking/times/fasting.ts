import { phraseList } from '#features/search/asking/phrases/phrase-book.ts';
import type { Token } from '#features/search/asking/phrases/tokens.ts';

const fasting = phraseList(
  'fast, fasts, fasting, صيام, الصيام, صوم, الصوم, صايم, صايمين, صائم, الصائم, الصائمين, يصوم, يصومون, أصوم, تصوم',
  { clitics: ['و', 'ب', 'ل', 'لل'] },
);
const ramadan: ReadonlySet<string> = new Set(['ramadan', 'ramadhan', 'رمضان', 'برمضان']);

/**
 * Whoever asks about fasting in Ramadan names a subject and no time: how people with diabetes fast is spoken of all year.
 */
export const isAboutFasting = (tokens: readonly Token[], said: Iterable<number>): boolean =>
  tokens.some((_, at) => fasting.findAt(tokens, at) !== undefined) &&
  [...said].some((at) => ramadan.has(tokens[at]?.folded ?? ''));

import { phraseList } from '#features/search/asking/phrases/phrase-book.ts';
import type { Token } from '#features/search/asking/phrases/tokens.ts';

// "Shoes for diabetics", "a bed with a remote", "حذاء للسكري": what a thing is for says less about it than what it is.

/** Words before "for" that it belongs to. */
const asking = phraseList(
  'looking, look, search, searching, seeking, asking, ask, apply, applying, register, pay, work, working, need, wait',
  { clitics: [], spoken: false },
);

/** Many words begin with a lam, so it surely means "for" only with the article and in a word this long. */
const LEAST_LETTERS = 5;
const isForArabic = ({ folded }: Token) =>
  folded.startsWith('لل') && folded.length >= LEAST_LETTERS;

/** "For a dental clinic": before one of these a single letter is surely "for". */
const places = phraseList(
  'عيادة, عيادات, عيادتي, عيادتنا, مستشفى, مستشفيات, مختبر, مختبرات, صيدلية, صيدليات, مركز, مجمع, مستوصف, معمل, غرفة, غرف',
  { clitics: ['ل', 'لل'], spoken: false },
);
const isForPlace = (tokens: readonly Token[], at: number) =>
  places.findAt(tokens, at)?.clitics.startsWith('ل') ?? false;

const isFor = (tokens: readonly Token[], at: number) =>
  /^(?:for|with)$/.test(tokens[at]?.folded ?? '') && !asking.findAt(tokens, at - 1);

/** The index of the first token that says what a thing is for, or the number of tokens where none does. */
export function whomForAt(tokens: readonly Token[]): number {
  const at = tokens.findIndex(
    (token, place) =>
      place > 0 && (isFor(tokens, place) || isForArabic(token) || isForPlace(tokens, place)),
  );
  return at < 0 ? tokens.length : at;
}

import { phraseList } from '#features/search/asking/phrases/phrase-book.ts';
import type { Token } from '#features/search/asking/phrases/tokens.ts';

// "Shoes for diabetics", "a bed with a remote", "حذاء للسكري": what a thing is for says less of it than what it is.

/** Where "for" belongs to what is said before it. */
const asking = phraseList(
  'looking, look, search, searching, seeking, asking, ask, apply, applying, register, pay, work, working, need, wait',
  { clitics: [], spoken: false },
);

/** Two letters alone begin many a word: only with the article it is sure. */
const LEAST_LETTERS = 5;
const isForArabic = ({ folded }: Token) =>
  folded.startsWith('لل') && folded.length >= LEAST_LETTERS;

/** "For a dental clinic": with its own letter, whatever else such a word begins with. */
const places = phraseList(
  'عيادة, عيادات, عيادتي, عيادتنا, مستشفى, مستشفيات, مختبر, مختبرات, صيدلية, صيدليات, مركز, مجمع, مستوصف, معمل, غرفة, غرف',
  { clitics: ['ل', 'لل'], spoken: false },
);
const isForPlace = (tokens: readonly Token[], at: number) =>
  places.findAt(tokens, at)?.clitics.startsWith('ل') ?? false;

const isFor = (tokens: readonly Token[], at: number) =>
  /^(?:for|with)$/.test(tokens[at]?.folded ?? '') && !asking.findAt(tokens, at - 1);

/** From which token on the question tells what the thing before is for; the end, where it does not. */
export function whomForAt(tokens: readonly Token[]): number {
  const at = tokens.findIndex(
    (token, place) =>
      place > 0 && (isFor(tokens, place) || isForArabic(token) || isForPlace(tokens, place)),
  );
  return at < 0 ? tokens.length : at;
}

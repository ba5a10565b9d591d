import { phraseList } from '#features/search/asking/phrases/phrase-book.ts';
import type { Token } from '#features/search/asking/phrases/tokens.ts';

const orWords = phraseList('or, أو, او, ولا, وإلا, والا, لو, aw, wala, walla', { spoken: false });
/** In Iraq لو means "or", but in one of these phrases it means "if". */
const ifWords = phraseList(
  'لو سمحت, لو سمحتم, لو سمحتوا, لو سمحتي, لو تكرمت, لو تكرمتم, لو تعرفون, لو ممكن, لو عندكم',
  {
    spoken: false,
  },
);

/** Whether "or" stands between two tokens: "crutches or a walker", "مشاية ولا حتى عكاز". */
export function isOrBetween(tokens: readonly Token[], one: number, other: number): boolean {
  for (let at = one + 1; at < other; at += 1) {
    if (orWords.findAt(tokens, at) && !ifWords.findAt(tokens, at)) return true;
  }
  return false;
}

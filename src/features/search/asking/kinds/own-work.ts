import { phraseList } from '#features/search/asking/phrases/phrase-book.ts';
import { stopWordsAt } from '#features/search/asking/phrases/stop-words.ts';
import type { Token } from '#features/search/asking/phrases/tokens.ts';
import { weakWordsAt } from '#features/search/asking/phrases/weak-words.ts';

/** "We are a hospital", "عندي عيادة": it says where the asker works, and not what is looked for. */
const own = phraseList(
  `
    our, my, we are, we are a, we have a, i have a, i run a, i own a, i opened, opened, opening, we run, i work in, i work at,
    we work in, starting, setting up, نحن, احنا, إحنا, حنا, نحنا, عندنا, عندي, فاتح, فاتحة, فتحت, فتحنا, افتتحت, افتتحنا, املك, أملك, لدينا,
    لدي, بنفتح, بفتح, نفتح, عندنه, عدنا, اشتغل في, أعمل في
  `,
  { clitics: ['و'], spoken: false },
);

/** How many words about it may stand between: "a new and small one". */
const FARTHEST = 4;

export function isOwnWork(tokens: readonly Token[], at: number): boolean {
  for (let back = at - 1; back >= Math.max(0, at - FARTHEST); back -= 1) {
    if (own.findAt(tokens, back)) return true;
    if (stopWordsAt(tokens, back, true) === 0 && weakWordsAt(tokens, back) === 0) return false;
  }
  return false;
}

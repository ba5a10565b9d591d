import { phraseList } from '#features/search/asking/phrases/phrase-book.ts';
import type { Token } from '#features/search/asking/phrases/tokens.ts';

// "My son has asthma, I need the machine that makes a mist": a reason, the wish, and what is told about it.

const wishes = phraseList(
  `
    i need, we need, need, needs, i want, we want, want, wants, would like, looking for, searching for,
    look for, أحتاج, نحتاج, يحتاج, تحتاج, محتاج, محتاجة, محتاجين, أريد, نريد, يريد, تريد, أبحث, نبحث, ابي,
    ابغى, نبي, نبغى, ودي, ودنا, ادور, ندور, عايز, عايزة, عاوز, عاوزة, عايزين, بدي, بدنا, بده, بدها
  `,
  { clitics: ['و', 'ف'], spoken: false },
);

const tellings = phraseList(
  'that, which, who, because, so that, اللي, الذي, التي, الذين, لأن, لأنه, لأنها, عشان, علشان, بحيث, حتى',
  { clitics: ['و'], spoken: false },
);

/** "What bed should I rent", asked at the end of a story. */
const asksAt = (tokens: readonly Token[], at: number) =>
  /^(?:what|which)$/.test(tokens[at]?.folded ?? '') &&
  tokens.slice(at + 1, at + ASKED_WITHIN).some(({ folded }) => folded === 'should');
const ASKED_WITHIN = 5;

export type Wish = { readonly from: number; readonly until: number };

/** At the end of a question these refer to what was told before: "My lip has herpes, I need a cream for it". */
const forThat = phraseList(
  'for it, for that, for this, for them, له, لها, لهم, لهالشي, حقه, حقها, ضده, ضدها',
  {
    clitics: [],
    spoken: false,
  },
);

/** The tokens that say what is wished for; all of them where nothing else is told. */
export function wishOf(tokens: readonly Token[]): Wish {
  if ([2, 1].some((back) => forThat.findAt(tokens, tokens.length - back)?.length === back))
    return { from: 0, until: tokens.length };
  const starts = [...tokens.keys()].filter(
    (at) => wishes.findAt(tokens, at) !== undefined || asksAt(tokens, at),
  );
  const from = (starts.at(-1) ?? -1) + 1;
  const told = [...tokens.keys()].find((at) => at > from && tellings.findAt(tokens, at));
  return { from, until: told ?? tokens.length };
}

import { isShapedLikeVerb } from '#features/search/asking/letters/verb-shape.ts';
import { phraseList } from '#features/search/asking/phrases/phrase-book.ts';
import type { Token } from '#features/search/asking/phrases/tokens.ts';

// What somebody says a thing shall not be, have or do.

const lacking = phraseList(
  'without, without a, without an, without any, free of, free from, بدون, بدون أي, من دون, من غير, بلا, دون, ما فيه, ما فيها, مافيه, مافيها, مفيهوش, مفيهاش, خالي من, خالية من',
  {
    clitics: ['و', 'ب'],
    spoken: false,
  },
);

/** "A pharmacy, not a hospital", "شراب مو حبوب"; but not "does not heal". */
const notThat = phraseList(
  `
    not, not a, not an, not the, not in a, other than, except, except for, rather than, instead of, مو, مب, موب, مش,
    ليس, ليست, ما عدا, ماعدا, عدا, باستثناء, بخلاف
  `,
  { clitics: ['و'], spoken: false },
);
const auxiliary =
  /^(?:do|does|did|is|are|was|were|am|can|could|will|would|should|has|have|had|may|it|i|if|or)$/;

/** Before a name or a word with the article غير means "other than"; before an adjective it means "non": غير معقم. */
const otherThan = (tokens: readonly Token[], at: number) => {
  const { folded = '', script } = tokens[at + 1] ?? {};
  return /^و?غير$/.test(tokens[at]?.folded ?? '') && (script === 'latin' || /^ال../.test(folded));
};

const isNot = (tokens: readonly Token[], at: number, length: number) =>
  at > 0 &&
  ((notThat.findAt(tokens, at)?.length === length &&
    !auxiliary.test(tokens[at - 1]?.folded ?? '')) ||
    (length === 1 && otherThan(tokens, at)));

/** After "ما" such a word is a verb, whatever else it may look like: ما تنوم, ما بتنعس. */
const maybeVerb = /^ب?[يتن][\u0621-\u064a]{2,6}$/;
/** Before "ما" these make it "whatever": كل ما تحتاجه. */
const whatever = /^(?:كل|مثل|زي|متل|قد|بعد|قبل)$/;

/**
 * "شي للإمساك ما يعور البطن": what something does not do, and to what. At the beginning of a question "ما" asks what
 * does.
 */
const doesNot = (tokens: readonly Token[], at: number) => {
  const { folded = '' } = tokens[at] ?? {};
  return (
    at > 1 &&
    tokens[at - 1]?.folded === 'ما' &&
    !whatever.test(tokens[at - 2]?.folded ?? '') &&
    (isShapedLikeVerb(folded) || maybeVerb.test(folded))
  );
};

/** "That does not dissolve in water", "which won't hurt the stomach": what it does not do, and to what. */
const notDoing = phraseList(
  `
    that does not, that doesnt, that do not, that dont, that will not, that wont, that would not, that is not, that isnt, that are not, that arent,
    that did not, that didnt, that never, which does not, which doesnt, which do not, which dont, which will not, which wont, which is not, which isnt,
    that cannot, that cant, that can not, so it does not, so it doesnt, so it wont, but does not, but doesnt, but not, and not, and does not, and doesnt,
    must not, should not, shouldnt, mustnt, it does not, it doesnt, it wont, not too, not very, not so
  `,
  { clitics: [], spoken: false },
);
const NOT_DOING_WORDS = [2, 3];
/** How many words after it may say what is not done. */
const NOT_DOING = 4;
/** Words at which that ends and the rest of the question goes on. */
const goesOn = /^(?:for|but|and|or|with|when|because|i|we|need|want|looking)$/;

/** Whether the words before it say that something is not done, and nothing has ended that since. */
function isNotDone(tokens: readonly Token[], at: number): boolean {
  for (let back = 1; back <= NOT_DOING && back <= at; back += 1) {
    const isSaid = NOT_DOING_WORDS.some((length) => {
      const start = at - back - length + 1;
      return start > 0 && notDoing.findAt(tokens, start)?.length === length;
    });
    if (isSaid) return true;
    if (goesOn.test(tokens[at - back]?.folded ?? '')) return false;
  }
  return false;
}

/** Words that may stand between "not" and the word: مو حق, not for. */
const isFor = (token: Token | undefined) =>
  /^(?:حق|حقت|مال|مالت|تبع|بتاع|بتاعت|ديال|لل|for|the|a|an)$/.test(token?.folded ?? '');

const BACK = [1, 2, 3];

/** What a thing shall lack, be it said with "not" or otherwise: "a test without a needle". */
export const isLacking = (tokens: readonly Token[], at: number): boolean =>
  doesNot(tokens, at - 1) ||
  isNotDone(tokens, at) ||
  isUnwanted(tokens, at) ||
  BACK.some((back) => lacking.findAt(tokens, at - back)?.length === back);

const negation =
  /^(?:not|no|non|without|dont|doesnt|isnt|cant|wont|never|ما|مو|مب|مش|ليس|غير|بدون|بلا|دون)$/;

/** Whether a term of the thesaurus itself says what a thing is not or does not do: جرح ما يلتئم. */
export const isNegated = (term: string): boolean =>
  term.split(' ').some((word) => negation.test(word));

/** Whether a word says what the thing shall not be or do. */
export const isUnwanted = (tokens: readonly Token[], at: number): boolean =>
  doesNot(tokens, at) ||
  BACK.some((back) => isNot(tokens, at - back, back)) ||
  (isFor(tokens[at - 1]) && BACK.some((back) => isNot(tokens, at - 1 - back, back)));

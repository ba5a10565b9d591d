import { phraseList, tokensOfPhrases } from '#features/search/asking/phrases/phrase-book.ts';
import type { Token } from '#features/search/asking/phrases/tokens.ts';

const near = phraseList(
  `
    near me, nearme, nearby, near by, nearest, closest, close to me, close by, around me,
    around here, near my home, near my house, next to me, in my area, in my city,
    walking distance, near us, closest to me, nearest to me, قريب مني, قريبا مني, قريبة مني, قريب من بيتي,
    قريب مننا, قريب من البيت, قريبة من البيت, القريب مني, القريبة مني, بالقرب مني, بالقرب منا,
    بقربي, قربي, جنبي, جمبي, جنب بيتي, حوالي هنا, حولنا, أقرب, اقرب, الأقرب, قريب علي, قريبة علي,
    قريب عليا, حدي, يمي, صوبي, بجانبي, بمنطقتي, في منطقتي, قريب, قريبة, قريبه, garib menni,
    gareeb mini, 2oreeb meni, orayeb menny, agrab, a2rab, aqrab, ganbi, gambi, janbi, 7awalayi,
    yammi
  `,
  { clitics: ['و', 'ب', 'ل'] },
);

/** Words after "near" that lead to the name of a place. */
const nearThat = /^(?:من|to)$/;

/** The nearest event is the next one. */
const nearest = phraseList('nearest, closest, أقرب, الأقرب, agrab, a2rab, aqrab', {
  clitics: ['و'],
});

export const isNext = (tokens: readonly Token[], near: ReadonlySet<number>): boolean =>
  near.size > 0 && [...near].every((at) => nearest.findAt(tokens, at)?.length === 1);

/** The tokens that say "near". */
export function nearTokens(
  tokens: readonly Token[],
  taken: ReadonlySet<number>,
): ReadonlySet<number> {
  const found = tokensOfPhrases(tokens, near, taken);
  const isPlace = [...found].some(
    (at) => !found.has(at + 1) && nearThat.test(tokens[at + 1]?.folded ?? ''),
  );
  return isPlace ? new Set() : found;
}

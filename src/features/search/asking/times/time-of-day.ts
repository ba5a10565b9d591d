import { holdsPhrase, phraseList } from '#features/search/asking/phrases/phrase-book.ts';
import type { Token } from '#features/search/asking/phrases/tokens.ts';

// "Open after 7 in the evening", "الساعة ٩ مساء": this says when somebody comes, and is part of no name.

const hourBefore = phraseList(
  'after, till, until, at, by, from, before, الساعة, ساعة, بعد, لين, لحد, حتى, قبل, من',
  { clitics: ['و'], spoken: false },
);
const hourAfter = /^(?:am|pm|oclock|صباحا|مساء|الصبح|المسا|المساء|ليلا|بالليل|العصر|المغرب|الظهر)$/;
const clock = /^(?:ال)?ساعه$/;

const partsOfDay = phraseList(
  `
    evening, evenings, morning, mornings, afternoon, afternoons, weekend, weekends, midnight, المسا, المساء, مساء, الصبح, صباحا, العصر,
    الظهر, نهاية الأسبوع, ويكند
  `,
  { clitics: ['ب', 'ع', 'عال'], spoken: false },
);

const opened = phraseList(
  `
    open, opens, opened, close, closes, closed, مفتوح, مفتوحة, فاتح, فاتحة, يفتح, تفتح, يفتحون, بتفتح, بيفتح, دوام, دوامها, دوامه, تسكر, يسكر
  `,
  { spoken: false },
);

const LAST_HOUR = 24;
const isHour = (token: Token | undefined) =>
  token?.script === 'number' && Number(token.folded) <= LAST_HOUR;

/** Whether a token tells an hour, or a part of the day in which something is open. */
export function isTimeOfDay(tokens: readonly Token[], at: number): boolean {
  if (clock.test(tokens[at]?.folded ?? '')) return isHour(tokens[at + 1]);
  if (partsOfDay.findAt(tokens, at)) return isHour(tokens[at - 1]) || holdsPhrase(tokens, opened);
  if (!isHour(tokens[at])) return false;
  if (hourAfter.test(tokens[at + 1]?.folded ?? '') || clock.test(tokens[at - 1]?.folded ?? ''))
    return true;
  return hourBefore.findAt(tokens, at - 1) !== undefined && holdsPhrase(tokens, opened);
}

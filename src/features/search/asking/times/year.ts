import { phraseList } from '#features/search/asking/phrases/phrase-book.ts';
import type { Token } from '#features/search/asking/phrases/tokens.ts';
import type { CalendarDate } from '#platform/dates/calendar-date.ts';
import { yearOf, yearSpan } from './calendar.ts';
import type { FoundTime } from './found-time.ts';

const isYear = (value: number) => Number.isInteger(value) && value >= 2000 && value <= 2100;

export function yearAt(tokens: readonly Token[], at: number): FoundYear | undefined {
  const skipped = /^(?:of|سنه|عام|لعام|لسنه)$/.test(tokens[at]?.folded ?? '') ? 1 : 0;
  const token = tokens[at + skipped];
  const value = token?.script === 'number' ? Number(token.folded) : Number.NaN;
  return isYear(value) ? { year: value, length: skipped + 1 } : undefined;
}
type FoundYear = { readonly year: number; readonly length: number };

const YEARS_AHEAD = 3;
const yearBefore = phraseList('in, during, year, of, في, عام, سنة, لعام, لسنة, خلال', {
  clitics: ['و', 'ب', 'ل'],
});

/** A whole year. Amid other words a number may be part of a code, so there a word such as "in" must precede it. */
export function wholeYearAt(
  tokens: readonly Token[],
  at: number,
  today: CalendarDate,
): FoundTime | undefined {
  const found = tokens[at]?.script === 'number' ? yearAt(tokens, at) : undefined;
  const isAtAnEnd = at === 0 || at === tokens.length - 1;
  if (!found || !(isAtAnEnd || yearBefore.findAt(tokens.slice(at - 1, at), 0))) return undefined;
  if (found.year < yearOf(today) || found.year > yearOf(today) + YEARS_AHEAD) return undefined;
  return { span: yearSpan(found.year), length: 1 };
}

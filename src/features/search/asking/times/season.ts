import { meaning, phraseBook } from '#features/search/asking/phrases/phrase-book.ts';
import type { Token } from '#features/search/asking/phrases/tokens.ts';
import type { CalendarDate } from '#platform/dates/calendar-date.ts';
import { monthSpan, yearOf } from './calendar.ts';
import { type FoundTime, TIME_CLITICS } from './found-time.ts';
import { shiftAfter } from './shifts.ts';
import { yearAt } from './year.ts';

const seasons = phraseBook<readonly [first: number, months: number]>(
  [
    ...meaning([3, 3] as const, 'spring, الربيع, ربيع'),
    ...meaning([6, 3] as const, 'summer, الصيف, صيف'),
    ...meaning([9, 3] as const, 'autumn, fall, الخريف, خريف'),
    ...meaning([12, 3] as const, 'winter, الشتاء, شتاء, الشتا'),
  ],
  { clitics: TIME_CLITICS },
);
const seasonBefore = phraseBook<number>(
  [
    ...meaning(
      0,
      'this, in, during, the, before, after, until, قبل, بعد, حتى, هذا, في, فصل, خلال, in the, this coming, هال',
    ),
    ...meaning(1, 'next'),
  ],
  { clitics: [] },
);

/** A season. The words name things and people as well, so they count only with "this", "in", "next" or a year. */
export function seasonAt(
  tokens: readonly Token[],
  at: number,
  today: CalendarDate,
): FoundTime | undefined {
  const season = seasons.findAt(tokens, at);
  if (!season) return undefined;
  const before = seasonBefore.findAt(tokens.slice(at - 1, at), 0);
  const year = yearAt(tokens, at + season.length);
  const after = shiftAfter.findAt(tokens, at + season.length);
  const isLast = season.article && at + season.length === tokens.length;
  if (!before && !year && !after && !isLast && !/^هال|^ب/.test(season.clitics)) return undefined;
  const [first, count] = season.meaning;
  const start = year?.year ?? seasonYear(today, first, count);
  const span = {
    from: monthSpan(start, first).from,
    until: monthSpan(start, first + count - 1).until,
  };
  return { span, length: season.length + (year?.length ?? 0) + (after?.length ?? 0) };
}

function seasonYear(today: CalendarDate, first: number, count: number): number {
  const year = yearOf(today);
  const isOver = (start: number) => monthSpan(start, first + count - 1).until < today;
  return [year - 1, year].find((start) => !isOver(start)) ?? year + 1;
}

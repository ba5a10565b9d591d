import { meaning, phraseBook } from '#features/search/asking/phrases/phrase-book.ts';
import type { Token } from '#features/search/asking/phrases/tokens.ts';
import { addDays, type CalendarDate } from '#platform/dates/calendar-date.ts';
import { hijriMonthSpan, type Span, yearOf } from './calendar.ts';
import { type FoundTime, TIME_CLITICS } from './found-time.ts';

type Feast = (today: CalendarDate) => Span | undefined;

const SHAWWAL = 10;
const DHU_AL_HIJJAH = 12;

/** Days of a month of the Muslim calendar. */
const daysOf =
  (month: number, first: number, last: number): Feast =>
  (today) => {
    const span = hijriMonthSpan(today, month);
    return span && { from: addDays(span.from, first - 1), until: addDays(span.from, last - 1) };
  };

const fitr = daysOf(SHAWWAL, 1, 4);
const adha = daysOf(DHU_AL_HIJJAH, 9, 13);

/** "The feast" alone means whichever of the two comes first. */
const nextOfBoth: Feast = (today) =>
  [fitr(today), adha(today)]
    .flatMap((span) => (span && span.until >= today ? [span] : []))
    .toSorted((a, b) => (a.from < b.from ? -1 : 1))[0];

const newYear: Feast = (today) => {
  const first = `${yearOf(today) + 1}-01-01`;
  return { from: first, until: first };
};

const feasts = phraseBook<Feast>(
  [
    ...meaning(fitr, 'eid al fitr, eid ul fitr, eid alfitr, عيد الفطر'),
    ...meaning(adha, 'eid al adha, eid ul adha, eid aladha, عيد الأضحى, العيد الكبير'),
    ...meaning(nextOfBoth, 'eid, العيد, عيد'),
    ...meaning(newYear, 'new year, the new year, رأس السنة, السنة الجديدة'),
  ],
  { clitics: TIME_CLITICS, spoken: false },
);

export function feastAt(
  tokens: readonly Token[],
  at: number,
  today: CalendarDate,
): FoundTime | undefined {
  const feast = feasts.findAt(tokens, at);
  const span = feast?.meaning(today);
  return feast && span && { span, length: feast.length };
}

import { meaning, phraseBook, phraseList } from '#features/search/asking/phrases/phrase-book.ts';
import type { Token } from '#features/search/asking/phrases/tokens.ts';
import { addDays, type CalendarDate } from '#platform/dates/calendar-date.ts';
import { type Span, weekdayOf } from './calendar.ts';
import { daysFrom, type FoundTime, TIME_CLITICS } from './found-time.ts';
import { weekdays } from './months.ts';
import { shiftAfter } from './shifts.ts';

type Days = readonly [first: number, last: number];

const fixed = phraseBook<Days>(
  [
    ...meaning(
      [0, 0],
      `
        today, tonight, this evening, this morning, this afternoon, اليوم, هاليوم, النهاردة,
        النهارده, انهارده, الليلة, الليله, هالليلة, اليله, المساء اليوم, lyoom, elyoom, elyom,
        alyoom, alyom, el yom, ennaharda, elnaharda, enaharda
      `,
    ),
    ...meaning(
      [1, 1],
      `
        tomorrow, tomorow, tommorow, tmrw, بكرة, بكره, بكرا, باكر, باجر, غدا, الغد, غدوة, غدوا,
        bukra, bokra, bacher, bachir, ghadan
      `,
    ),
    ...meaning(
      [2, 2],
      `
        day after tomorrow, the day after tomorrow, بعد بكرة, بعد بكرا, بعد بكره, بعد باكر,
        بعد باجر, بعد غد, عقب باكر, عقب باجر
      `,
    ),
    ...meaning([-1, -1], 'yesterday, أمس, امس, البارحة, امبارح, مبارح, البارح'),
    ...meaning(
      [0, 2],
      `
        in the coming days, coming days, next few days, هاليومين, الايام القادمة, الأيام الجاية,
        الايام الجايه
      `,
    ),
  ],
  { clitics: TIME_CLITICS },
);

/** The weekend is Friday and Saturday in some countries, Saturday and Sunday in others, so it is all three days. */
function weekendAfter(today: CalendarDate): Span {
  const friday = (5 - weekdayOf(today) + 7) % 7;
  return { from: addDays(today, friday), until: addDays(today, friday + 2) };
}
const weekend = phraseList(
  `
    weekend, this weekend, the weekend, نهاية الاسبوع, نهاية الأسبوع, الويكند, ويكند,
    عطلة الاسبوع
  `,
  { clitics: TIME_CLITICS },
);

const weekdayNames = phraseBook(
  weekdays.flatMap((names, day) => meaning(day, names)),
  { clitics: ['ب', 'ل', 'و'] },
);
const weekdayBefore = phraseList('on, this, next, coming, every, يوم, نهار, ليلة', {
  clitics: ['ب', 'ل', 'و'],
});

function weekdayAt(
  tokens: readonly Token[],
  at: number,
  today: CalendarDate,
): FoundTime | undefined {
  const opening = weekdayBefore.findAt(tokens, at)?.length ?? 0;
  const named = weekdayNames.findAt(tokens, at + opening);
  if (!named) return undefined;
  const end = at + opening + named.length;
  const after = shiftAfter.findAt(tokens, end)?.length ?? 0;
  // In Arabic, Thursday and Friday are also names of people and places.
  if (opening === 0 && after === 0 && tokens[at]?.script !== 'latin') return undefined;
  const ahead = (named.meaning - weekdayOf(today) + 7) % 7;
  return { span: daysFrom(today, ahead, ahead), length: end + after - at };
}

/** Today, tomorrow, the weekend, or a day of the week. */
export function dayWordAt(
  tokens: readonly Token[],
  at: number,
  today: CalendarDate,
): FoundTime | undefined {
  const named = fixed.findAt(tokens, at);
  // اليوم is today, but يوم is a day, and جراحة اليوم الواحد is day surgery.
  const isDay =
    /^(?:يوم|ليله)$/.test(tokens[at]?.folded ?? '') ||
    /^الواحد$/.test(tokens[at + 1]?.folded ?? '');
  if (named && !(isDay && named.length === 1))
    return { span: daysFrom(today, ...named.meaning), length: named.length };
  const end = weekend.findAt(tokens, at);
  if (end) return { span: weekendAfter(today), length: end.length };
  return weekdayAt(tokens, at, today);
}

import { toLatinDigits } from '#platform/i18n/latin-digits.ts';
import { ALWAYS_OPEN, daysBetween, type Span, type Weekday, weekdays } from './opening-hours.ts';
import { findWrittenTime } from './written-time.ts';

/** Arabic names of days. English ones are recognized by their first letters. */
const arabicDays: ReadonlyMap<string, Weekday> = new Map([
  ['الأحد', 'Su'],
  ['الاحد', 'Su'],
  ['الاثنين', 'Mo'],
  ['الإثنين', 'Mo'],
  ['الثلاثاء', 'Tu'],
  ['الأربعاء', 'We'],
  ['الاربعاء', 'We'],
  ['الخميس', 'Th'],
  ['الجمعة', 'Fr'],
  ['السبت', 'Sa'],
]);
const englishDays: Readonly<Record<Weekday, string>> = {
  Su: 'sunday',
  Mo: 'monday',
  Tu: 'tuesday',
  We: 'wednesday',
  Th: 'thursday',
  Fr: 'friday',
  Sa: 'saturday',
};

const closedWords = new Set(['closed', 'off', 'مغلق', 'عطلة']);
const MOST_SPANS = 3;

/** Sun, Sun. and Sunday are the same day, and so is any other beginning of at least two letters. */
function findDay(written: string): Weekday | undefined {
  const word = written.trim().replace(/^من /, '').replace(/[.:]$/, '');
  const arabic = arabicDays.get(word);
  if (arabic) return arabic;
  const lower = word.toLowerCase();
  if (lower.length < 2) return undefined;
  return weekdays.find((day) => englishDays[day].startsWith(lower));
}

const pieces = (text: string, between: RegExp) => text.split(between).map((part) => part.trim());
const inLists = /,|،| and | و(?=ال)/;
const fromTo = /-|–|—| to | إلى | الى /;

function findDays(written: string): readonly Weekday[] | undefined {
  const found: Weekday[] = [];
  for (const part of pieces(written, inLists)) {
    const [first = '', last = first, ...rest] = pieces(part, fromTo);
    const [from, to] = [findDay(first), findDay(last)];
    if (!from || !to || rest.length > 0) return undefined;
    found.push(...daysBetween(from, to));
  }
  return found;
}

const findEnd = (written: string) => (written === '24:00' ? written : findWrittenTime(written));

function findSpans(written: string): readonly Span[] | undefined {
  const found: Span[] = [];
  for (const part of pieces(written, inLists)) {
    const [first = '', last = '', ...rest] = pieces(part, fromTo);
    const [from, to] = [findWrittenTime(first), findEnd(last)];
    if (!from || !to || from === to || rest.length > 0) return undefined;
    found.push([from, to]);
  }
  return found;
}

/** Parses days followed by their hours; days marked as closed are accepted and omitted. */
function readGroup(group: string, week: Map<Weekday, Span[]>): boolean {
  const split = group.search(/\d/);
  if (split < 0) {
    const words = pieces(group, / |:/).filter(Boolean);
    const last = words.pop()?.toLowerCase() ?? '';
    return closedWords.has(last) && findDays(words.join(' ')) !== undefined;
  }
  const days = findDays(group.slice(0, split).trim().replace(/:$/, ''));
  const spans = findSpans(group.slice(split));
  if (!days || !spans) return false;
  for (const day of days) week.set(day, [...(week.get(day) ?? []), ...spans]);
  return true;
}

function toStored(week: ReadonlyMap<Weekday, readonly Span[]>): string {
  const groups: { first: Weekday; last: Weekday; hours: string }[] = [];
  let before: string | undefined;
  for (const day of weekdays) {
    const hours = week
      .get(day)
      ?.map((span) => span.join('-'))
      .sort()
      .join(',');
    const group = groups.at(-1);
    if (hours && group && hours === before) group.last = day;
    else if (hours) groups.push({ first: day, last: day, hours });
    before = hours;
  }
  return groups
    .map(({ first, last, hours }) => `${first === last ? first : `${first}-${last}`} ${hours}`)
    .join('; ');
}

/**
 * Parses opening hours as people write them, such as Sun-Thu 8:00-17:00 or السبت 09:00-13:00, separated by line breaks
 * or semicolons, into the form in which they are stored.
 */
export function findWrittenHours(text: string): string | undefined {
  const written = toLatinDigits(text).trim();
  if (written === '24/7') return ALWAYS_OPEN;
  const week = new Map<Weekday, Span[]>();
  const groups = written.split(/[;\n؛]/).filter((group) => group.trim() !== '');
  if (!groups.every((group) => readGroup(group.trim(), week))) return undefined;
  if ([...week.values()].some((spans) => spans.length > MOST_SPANS)) return undefined;
  return toStored(week) || undefined;
}

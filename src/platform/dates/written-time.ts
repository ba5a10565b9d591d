import { toLatinDigits } from '#platform/i18n/latin-digits.ts';

const LONGEST = 30;
const invisible = /[\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]/g;
const clock = /^(\d{1,2})(?:[:.](\d{2}))?(?::\d{2})? ?(am|pm|a\.m\.|p\.m\.|ص|م)?$/i;
const afternoon = new Set(['pm', 'p.m.', 'م']);

/** On a twelve-hour clock, 12 comes before 1. */
function hourOf(hour: number, half: string | undefined): number | undefined {
  if (!half) return hour <= 23 ? hour : undefined;
  if (hour < 1 || hour > 12) return undefined;
  return (hour % 12) + (afternoon.has(half.toLowerCase()) ? 12 : 0);
}

/** Parses a time of day as people and spreadsheets write it (9:30, 09:30:00, 9.30 am, ٩:٣٠ ص) into HH:MM. */
export function findWrittenTime(text: string): string | undefined {
  if (text.length > LONGEST) return undefined;
  const written = toLatinDigits(text).replace(invisible, '').trim();
  const [, hours = '', minutes, half] = clock.exec(written) ?? [];
  // A bare number may mean anything.
  if (hours === '' || (!minutes && !half)) return undefined;
  const hour = hourOf(Number(hours), half);
  if (hour === undefined || Number(minutes ?? 0) > 59) return undefined;
  return `${String(hour).padStart(2, '0')}:${minutes ?? '00'}`;
}

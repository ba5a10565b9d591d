import { entriesOf } from '#platform/fields/list-field.ts';
import { toLatinDigits } from '#platform/i18n/latin-digits.ts';

type AgendaEntry = { readonly time: string | null; readonly title: string };
type Speaker = { readonly name: string; readonly role: string | null };

/** A time or a span (9:00, 09:00-10:30 or 09:00 – 10:30) followed by a title. */
const timed = /^(\d{1,2}:\d\d)(?:\s?[-–]\s?(\d{1,2}:\d\d))?\s+(\S.*)$/;

/** The lines of an agenda, split into time and title; a line without a time is a heading. */
export function agendaOf(written: string | null): AgendaEntry[] {
  return entriesOf(written).map((line) => {
    const [, from, to, title] = timed.exec(toLatinDigits(line)) ?? [];
    if (!from || !title) return { time: null, title: line };
    // The title keeps its original digits.
    return { time: to ? `${from}–${to}` : from, title: line.slice(line.length - title.length) };
  });
}

/** One speaker per line: the name, and the role after the first comma. */
export function speakersOf(written: string | null): Speaker[] {
  return entriesOf(written).map((line) => {
    const comma = line.search(/[,،]/);
    if (comma < 1) return { name: line, role: null };
    return {
      name: line.slice(0, comma).trim(),
      role: line.slice(comma + 1).trim() || null,
    };
  });
}

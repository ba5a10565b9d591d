import { entriesOf } from '#platform/fields/list-field.ts';
import { toLatinDigits } from '#platform/i18n/latin-digits.ts';

type AgendaEntry = { readonly time: string | null; readonly title: string };
type Speaker = { readonly name: string; readonly role: string | null };

/** 9:00, 09:00-10:30 or 09:00 – 10:30, then what happens. */
const timed = /^(\d{1,2}:\d\d)(?:\s?[-–]\s?(\d{1,2}:\d\d))?\s+(\S.*)$/;

/** The lines of an agenda, each with its time in front; one without is a heading. */
export function agendaOf(written: string | null): AgendaEntry[] {
  return entriesOf(written).map((line) => {
    const [, from, to, title] = timed.exec(toLatinDigits(line)) ?? [];
    if (!from || !title) return { time: null, title: line };
    // The words keep the digits they were written with.
    return { time: to ? `${from}–${to}` : from, title: line.slice(line.length - title.length) };
  });
}

/** Names, each with what follows its first comma. */
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

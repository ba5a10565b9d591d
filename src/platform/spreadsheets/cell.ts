import type { CalendarDate } from '#platform/dates/calendar-date.ts';

/** A moment as a spreadsheet keeps it, without a time zone. */
export type DayCell = { readonly day: CalendarDate; readonly time?: string };

/** What a formula left that could not be worked out, such as #REF!. */
export type ErrorCell = { readonly error: string };

/** Spreadsheets count days from here; the first of them is the last of 1899. */
export const SERIAL_ZERO = '1899-12-30';

/** What a cell holds, not what it looks like; files of text hold texts only. */
export type Cell = string | number | boolean | DayCell | ErrorCell;

export const isDay = (cell: Cell): cell is DayCell => typeof cell === 'object' && 'day' in cell;

export const isError = (cell: Cell): cell is ErrorCell =>
  typeof cell === 'object' && 'error' in cell;

/** As many digits as a spreadsheet knows; beyond them stands what binary fractions leave over. */
const SIGNIFICANT_DIGITS = 15;

/** All digits of a number, never in powers of ten. */
export function digitsOf(value: number): string {
  const rounded = Number(value.toPrecision(SIGNIFICANT_DIGITS));
  const text = String(rounded);
  if (!text.includes('e')) return text;
  return rounded.toLocaleString('en', { useGrouping: false, maximumFractionDigits: 20 });
}

/** As a person would write it down. */
export function textOfCell(cell: Cell): string {
  if (typeof cell === 'string') return cell;
  if (typeof cell === 'number') return digitsOf(cell);
  if (typeof cell === 'boolean') return cell ? 'TRUE' : 'FALSE';
  if (isError(cell)) return cell.error;
  return cell.time ? `${cell.day} ${cell.time}` : cell.day;
}

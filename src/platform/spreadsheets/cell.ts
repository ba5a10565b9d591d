import type { CalendarDate } from '#platform/dates/calendar-date.ts';

/** A date as a spreadsheet stores it, without a time zone. */
export type DayCell = { readonly day: CalendarDate; readonly time?: string };

/** The error of a formula that could not be computed, such as #REF!. */
export type ErrorCell = { readonly error: string };

/** Day zero of spreadsheet dates; day one is the last of 1899. */
export const SERIAL_ZERO = '1899-12-30';

/** The value of a cell, not its appearance; text files contain only texts. */
export type Cell = string | number | boolean | DayCell | ErrorCell;

export const isDay = (cell: Cell): cell is DayCell => typeof cell === 'object' && 'day' in cell;

export const isError = (cell: Cell): cell is ErrorCell =>
  typeof cell === 'object' && 'error' in cell;

/** The precision of spreadsheets; further digits are leftovers of binary fractions. */
const SIGNIFICANT_DIGITS = 15;

/** All digits of a number, never in exponential notation. */
export function digitsOf(value: number): string {
  const rounded = Number(value.toPrecision(SIGNIFICANT_DIGITS));
  const text = String(rounded);
  if (!text.includes('e')) return text;
  return rounded.toLocaleString('en', { useGrouping: false, maximumFractionDigits: 20 });
}

/** The value of a cell as a person would write it. */
export function textOfCell(cell: Cell): string {
  if (typeof cell === 'string') return cell;
  if (typeof cell === 'number') return digitsOf(cell);
  if (typeof cell === 'boolean') return cell ? 'TRUE' : 'FALSE';
  if (isError(cell)) return cell.error;
  return cell.time ? `${cell.day} ${cell.time}` : cell.day;
}

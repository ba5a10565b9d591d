import { importTexts } from '#collection/import/import.texts.ts';
import { addDays } from '#platform/dates/calendar-date.ts';
import { findWrittenDate } from '#platform/dates/written-date.ts';
import type { DeclaredField } from '#platform/fields/declared-field.ts';
import { fieldsTexts } from '#platform/fields/fields.texts.ts';
import { findBothMeanings, findWrittenNumber } from '#platform/fields/written-number.ts';
import type { Text, TextValues } from '#platform/i18n/texts.ts';
import { type Cell, isDay, isError, SERIAL_ZERO, textOfCell } from '#platform/spreadsheets/cell.ts';
import type { FileHabits } from './file-habits.ts';

/** The text of a cell for its field, or why it cannot be accepted. */
export type CellReading =
  | { readonly text: string }
  | { readonly problem: Text; readonly values: TextValues };

/** The serial dates that are accepted, counted from the end of 1899: days of this and the next century. */
const FIRST_SERIAL = 36_526;
const LAST_SERIAL = 109_574;

/** A date that lost its format, for example because its column was pasted as values. */
function dayOfSerial(value: number): string | undefined {
  if (value < FIRST_SERIAL || value >= LAST_SERIAL) return undefined;
  return addDays(SERIAL_ZERO, Math.floor(value));
}

function readDate(cell: Cell, { dateOrder }: FileHabits): string {
  if (isDay(cell)) return cell.day;
  const written = textOfCell(cell);
  const day = typeof cell === 'number' ? dayOfSerial(cell) : findWrittenDate(written, dateOrder);
  return day ?? written;
}

const DAY_MINUTES = 24 * 60;

/** A time that lost its format; spreadsheets store times as fractions of a day. */
function timeOfFraction(value: number): string | undefined {
  if (value < 0 || value >= 1) return undefined;
  const minutes = Math.round(value * DAY_MINUTES) % DAY_MINUTES;
  const two = (part: number) => String(part).padStart(2, '0');
  return `${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`;
}

function readTime(cell: Cell): string {
  if (isDay(cell)) return cell.time ?? '00:00';
  return (typeof cell === 'number' && timeOfFraction(cell)) || textOfCell(cell);
}

function readNumber(cell: Cell, { decimalMark }: FileHabits): CellReading {
  const written = textOfCell(cell);
  if (typeof cell !== 'string') return { text: written };
  const meanings = decimalMark ? undefined : findBothMeanings(written);
  if (meanings) {
    // With one more digit, the number can only be read in one way.
    const values = { written, ...meanings, decimals: `${meanings.decimals}0` };
    return { problem: fieldsTexts.undecidedNumber, values };
  }
  return { text: findWrittenNumber(written, decimalMark) ?? written };
}

/** Spreadsheets lose the last digits of numbers from here on. */
const FIRST_INEXACT = 1e15;

/** A long number in exponential notation, as programs write it into text files; most of its digits are lost. */
const shortened = /^\d(?:[.,]\d+)?E\+\d{2,}$/i;

function readText(cell: Cell): CellReading {
  const text = textOfCell(cell);
  const isShort = typeof cell === 'number' ? Math.abs(cell) >= FIRST_INEXACT : shortened.test(text);
  return isShort ? { problem: importTexts.digitsLost, values: { written: text } } : { text };
}

/** Reads a cell for the field of its column. */
export function readCell(field: DeclaredField, cell: Cell, habits: FileHabits): CellReading {
  if (isError(cell)) return { problem: importTexts.errorCell, values: { error: cell.error } };
  if (field.kind === 'date') return { text: readDate(cell, habits) };
  if (field.kind === 'time') return { text: readTime(cell) };
  if (field.isNumber) return readNumber(cell, habits);
  return readText(cell);
}

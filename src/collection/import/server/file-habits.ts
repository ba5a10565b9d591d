import { type DateOrder, inferDateOrder } from '#platform/dates/written-date.ts';
import type { DeclaredField } from '#platform/fields/declared-field.ts';
import { type DecimalMark, inferDecimalMark } from '#platform/fields/written-number.ts';
import { lookup } from '#platform/lookups/lookup.ts';
import type { Line } from '#platform/spreadsheets/sheet.ts';

/** How a file writes dates and numbers, inferred from the file itself. */
export type FileHabits = {
  readonly dateOrder: DateOrder;
  /** A date that can be read in either order, if the file does not tell which is meant. */
  readonly unsureDate?: string;
  /** Undefined if the file does not tell; ambiguous numbers are then refused. */
  readonly decimalMark?: DecimalMark;
};

type FilledColumn = { readonly column: number; readonly field: DeclaredField };

/**
 * A program that writes decimal commas never separates cells by commas. Semicolons tell nothing: French files use them
 * with decimal commas, Arabic ones with points.
 */
const markBySeparator: Readonly<Record<string, DecimalMark>> = lookup({ ',': '.' });

function* textsIn(lines: readonly Line[], columns: readonly FilledColumn[]): Generator<string> {
  for (const line of lines) {
    for (const { column } of columns) {
      const cell = line[column];
      if (typeof cell === 'string' && cell !== '') yield cell;
    }
  }
}

function learnOrder(
  texts: Iterable<string>,
  asked: DateOrder | undefined,
): Pick<FileHabits, 'dateOrder' | 'unsureDate'> {
  const told = new Set<DateOrder>();
  let either: string | undefined;
  for (const text of texts) {
    const order = inferDateOrder(text);
    if (order === 'either') either ??= text;
    else if (order) told.add(order);
  }
  if (asked) return { dateOrder: asked, unsureDate: told.size === 1 ? undefined : either };
  const [only] = told.size === 1 ? told : [];
  return only ? { dateOrder: only } : { dateOrder: 'day', unsureDate: either };
}

function learnMark(texts: Iterable<string>, separator = ''): DecimalMark | undefined {
  const told = new Set<DecimalMark>();
  for (const text of texts) {
    const mark = inferDecimalMark(text);
    if (mark) told.add(mark);
  }
  if (told.size > 1) return undefined;
  const [only] = told;
  return only ?? markBySeparator[separator];
}

export function learnHabits(
  lines: readonly Line[],
  columns: readonly FilledColumn[],
  known: { readonly dateOrder?: DateOrder; readonly separator?: string },
): FileHabits {
  const dates = columns.filter(({ field }) => field.kind === 'date');
  const numbers = columns.filter(({ field }) => field.isNumber);
  return {
    ...learnOrder(textsIn(lines, dates), known.dateOrder),
    decimalMark: learnMark(textsIn(lines, numbers), known.separator),
  };
}

import type { Collection } from '#collection/contract/define-collection.ts';
import { importedDeclarations } from '#collection/import/contract/imported-fields.ts';
import type { FieldIssue } from '#platform/calls/call-problem.ts';
import { type CheckedField, checkField } from '#platform/calls/parse-input.ts';
import { type DeclaredField, inputOf, type Values } from '#platform/fields/declared-field.ts';
import { type Cell, textOfCell } from '#platform/spreadsheets/cell.ts';
import type { Draft } from './check-sheet.ts';
import type { FileHabits } from './file-habits.ts';
import { readCell } from './read-cell.ts';

const MOST_REMEMBERED = 1_000;
const LONGEST_REMEMBERED = 100;

type CellCheck = (cell: string | undefined) => CheckedField;

/** Caches the checks of a column's first distinct short cells, because cells repeat. */
function remembering(check: CellCheck): CellCheck {
  const known = new Map<string | undefined, CheckedField>();
  return (cell) => {
    const before = known.get(cell);
    if (before) return before;
    const checked = check(cell);
    const isShort = (cell?.length ?? 0) <= LONGEST_REMEMBERED;
    if (isShort && known.size < MOST_REMEMBERED) known.set(cell, checked);
    return checked;
  };
}

type FieldCheck = { readonly field: DeclaredField; readonly check: CellCheck };

function checksOf(collection: Collection): ReadonlyMap<string, FieldCheck> {
  return new Map(
    Object.entries(importedDeclarations(collection)).map(([name, field]) => {
      const schema = inputOf(field);
      return [name, { field, check: remembering((cell) => checkField(name, schema, cell)) }];
    }),
  );
}

/** Spreadsheets have their own line endings. */
const withPlainLines = (text: string) => text.replace(/\r\n?/g, '\n');

/**
 * Whether a cell repeats the stored value. Old values need not satisfy today's rules as long as nobody changes them.
 */
function saysAsStored(cell: Cell, value: unknown): boolean {
  return withPlainLines(textOfCell(cell)) === withPlainLines(String(value ?? ''));
}

/** Compares numbers by value: 4.5 and 4.500 are the same amount. */
function isSameValue({ isNumber }: DeclaredField, value: unknown, before: unknown): boolean {
  if (value === before) return true;
  if (!isNumber || value === null || before === null) return false;
  return Number(value) === Number(before);
}

export type Checked = { readonly values: Record<string, unknown>; readonly issues: FieldIssue[] };

export type CheckCells = (cells: Draft['cells'], before?: Values) => Checked;

/** Checks the cells of a row by their fields; cells that repeat an item's stored value are accepted unchecked. */
export function cellChecker(collection: Collection, habits: FileHabits): CheckCells {
  const checks = checksOf(collection);
  return (cells, before) => {
    const values: Record<string, unknown> = {};
    const issues: FieldIssue[] = [];
    for (const [name, { field, check }] of checks) {
      const cell = cells[name];
      if (before && (cell === undefined || saysAsStored(cell, before[name]))) {
        values[name] = before[name];
        continue;
      }
      const reading = cell === undefined ? undefined : readCell(field, cell, habits);
      if (reading && 'problem' in reading) {
        issues.push({ field: name, text: reading.problem, values: reading.values });
        continue;
      }
      const checked = check(reading?.text);
      if (!checked.sound) issues.push(...checked.issues);
      else if (before && isSameValue(field, checked.value, before[name]))
        values[name] = before[name];
      else values[name] = checked.value;
    }
    return { values, issues };
  };
}

import type { Collection } from '#collection/contract/define-collection.ts';
import type { RowError, RowState } from '#collection/import/contract/import-answers.ts';
import { importedDeclarations } from '#collection/import/contract/imported-fields.ts';
import type { FieldIssue } from '#platform/calls/call-problem.ts';
import { type CheckedField, checkField, isFirstOfItsField } from '#platform/calls/parse-input.ts';
import {
  type DeclaredField,
  inputOf,
  type StoredRow,
  type Values,
} from '#platform/fields/declared-field.ts';
import type { Language } from '#platform/i18n/languages.ts';
import { translateIn } from '#platform/i18n/translate-in.ts';
import { type Cell, textOfCell } from '#platform/spreadsheets/cell.ts';
import type { Cells, Draft } from './check-sheet.ts';
import type { FileHabits } from './file-habits.ts';
import type { KnownItem } from './import-messages.ts';
import { readCell } from './read-cell.ts';

export type CheckedRow = {
  /** As the spreadsheet counts it. */
  readonly row: number;
  readonly state: RowState;
  readonly cells: Cells;
  readonly values: Values;
  readonly errors: readonly RowError[];
  /** Of a row that changes an item: which one, and its fields that become different. */
  readonly change?: RowChange;
};

export type RowChange = {
  readonly item: KnownItem;
  /** As the calls tell them. */
  readonly valuesBefore: Values;
  readonly before: StoredRow;
  readonly after: StoredRow;
};

const MOST_REMEMBERED = 1_000;
const LONGEST_REMEMBERED = 100;

type CellCheck = (cell: string | undefined) => CheckedField;

/** Cells repeat down a column: the first so many different ones are checked once. */
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

/** Spreadsheets end lines in their own way. */
const withPlainLines = (text: string) => text.replace(/\r\n?/g, '\n');

/** What was stored long ago need not pass today's rules as long as nobody changes it. */
function saysAsStored(cell: Cell, value: unknown): boolean {
  return withPlainLines(textOfCell(cell)) === withPlainLines(String(value ?? ''));
}

/** 4.5 and 4.500 are one amount. */
function isSameValue({ isNumber }: DeclaredField, value: unknown, before: unknown): boolean {
  if (value === before) return true;
  if (!isNumber || value === null || before === null) return false;
  return Number(value) === Number(before);
}

type Checked = { readonly values: Record<string, unknown>; readonly issues: FieldIssue[] };

type Reader = {
  readonly language: Language;
  /** What rows say where the file says nothing. */
  readonly defaults: Cells;
};

/**
 * Checks rows of a file: one about an item of the list says only what is to be different, and what its
 * file has no column for stays.
 */
export function rowChecker(
  collection: Collection,
  habits: FileHabits,
  { language, defaults }: Reader,
) {
  const checks = checksOf(collection);
  const t = translateIn(language);
  const toStored = collection.toStored ?? ((values: Values) => values);
  const rulesOf = (values: Values) => collection.rules?.(values) ?? [];

  function checkCells(cells: Draft['cells'], before?: Values): Checked {
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
  }

  /** An empty cell of a new row says what is said of all of them. */
  function saidOf({ cells }: Draft): Draft['cells'] {
    const said = Object.entries(cells).filter(([name, cell]) => cell !== '' || !defaults[name]);
    return { ...defaults, ...Object.fromEntries(said) };
  }

  function checkNew(draft: Draft): Checked {
    const { values, issues } = checkCells(saidOf(draft));
    return { values, issues: [...issues, ...rulesOf(values)] };
  }

  /** What the company says of all its items is said of one only where it does not do without. */
  function withDefaults(values: Values): Values {
    const missing = Object.entries(defaults).filter(([name]) => values[name] === null);
    return { ...values, ...Object.fromEntries(missing) };
  }

  function checkChange(draft: Draft, before: Values): Checked {
    const { values, issues } = checkCells(draft.cells, before);
    const isSame = Object.entries(values).every(([name, value]) => value === before[name]);
    if (issues.length > 0 || isSame) return { values, issues };
    const wrong = rulesOf(values);
    if (wrong.length === 0) return { values, issues };
    const completed = withDefaults(values);
    if (rulesOf(completed).length === 0) return { values: { ...completed }, issues };
    return { values, issues: [...wrong] };
  }

  function changeOf(item: KnownItem, valuesBefore: Values, values: Values): RowChange | undefined {
    if ([...checks.keys()].every((name) => values[name] === valuesBefore[name])) return undefined;
    const stored = toStored(values) as StoredRow;
    const changed = [...checks.keys()].filter(
      (name) => (stored[name] ?? null) !== item.stored[name],
    );
    if (changed.length === 0) return undefined;
    const only = (row: StoredRow) =>
      Object.fromEntries(changed.map((name) => [name, row[name] ?? null]));
    return { item, valuesBefore, before: only(item.stored), after: only(stored) };
  }

  /** A row about an item, or one that adds an item; `found` is what is wrong with it besides. */
  return (draft: Draft, item?: KnownItem, found: readonly FieldIssue[] = []): CheckedRow => {
    const before = item && (collection.toAnswer?.(item.stored) ?? item.stored);
    const { values, issues } = before ? checkChange(draft, before) : checkNew(draft);
    const errors = [...found, ...issues]
      .filter(isFirstOfItsField)
      .map(({ field, text, values: about }) => ({
        row: draft.row,
        column: field,
        message: t(text, about),
      }));
    const change =
      item && before && errors.length === 0 ? changeOf(item, before, values) : undefined;
    return {
      row: draft.row,
      state: item ? (change ? 'changed' : 'same') : 'new',
      cells: textsOf(before ? draft.cells : saidOf(draft)),
      values,
      errors,
      change,
    };
  };
}

function textsOf(cells: Draft['cells']): Cells {
  return Object.fromEntries(Object.entries(cells).map(([name, cell]) => [name, textOfCell(cell)]));
}

import type { Collection } from '#collection/contract/define-collection.ts';
import type { RowError, RowState } from '#collection/import/contract/import-answers.ts';
import type { FieldIssue } from '#platform/calls/call-problem.ts';
import { isFirstOfItsField } from '#platform/calls/parse-input.ts';
import type { Values } from '#platform/fields/declared-field.ts';
import type { Language } from '#platform/i18n/languages.ts';
import { translateIn } from '#platform/i18n/translate-in.ts';
import { textOfCell } from '#platform/spreadsheets/cell.ts';
import { type CheckCells, type Checked, cellChecker } from './check-cells.ts';
import type { Cells, Draft } from './check-sheet.ts';
import type { FileHabits } from './file-habits.ts';
import type { KnownItem } from './import-messages.ts';
import { findChange, type RowChange } from './row-change.ts';

export type CheckedRow = {
  /** The row number in the spreadsheet. */
  readonly row: number;
  readonly state: RowState;
  readonly cells: Cells;
  readonly values: Values;
  readonly errors: readonly RowError[];
  /** For a row that changes an item: the item, and the fields that become different. */
  readonly change?: RowChange;
};

type Reader = {
  readonly language: Language;
  /** Values for cells that the file leaves empty. */
  readonly defaults: Cells;
};

/** The checks that all rows go through. */
type Rules = Pick<Reader, 'defaults'> & {
  readonly checkCells: CheckCells;
  ofValues(values: Values): readonly FieldIssue[];
};

/** The cells of a new row; the company's defaults replace empty cells and missing columns. */
function saidOf({ cells }: Draft, defaults: Cells): Draft['cells'] {
  const said = Object.entries(cells).filter(([name, cell]) => cell !== '' || !defaults[name]);
  return { ...defaults, ...Object.fromEntries(said) };
}

function checkNew(rules: Rules, draft: Draft): Checked {
  const { values, issues } = rules.checkCells(saidOf(draft, rules.defaults));
  return { values, issues: [...issues, ...rules.ofValues(values)] };
}

/** Fills empty values from the company's defaults; used for an existing item only if it is invalid without them. */
function withDefaults(values: Values, defaults: Cells): Record<string, unknown> {
  const missing = Object.entries(defaults).filter(([name]) => values[name] === null);
  return { ...values, ...Object.fromEntries(missing) };
}

function checkChange(rules: Rules, draft: Draft, before: Values): Checked {
  const { values, issues } = rules.checkCells(draft.cells, before);
  const isSame = Object.entries(values).every(([name, value]) => value === before[name]);
  if (issues.length > 0 || isSame) return { values, issues };
  const wrong = rules.ofValues(values);
  if (wrong.length === 0) return { values, issues };
  const completed = withDefaults(values, rules.defaults);
  if (rules.ofValues(completed).length === 0) return { values: completed, issues };
  return { values, issues: [...wrong] };
}

/**
 * Creates the function that checks rows. A row about an existing item changes only what it contains; fields without a
 * column
 * keep their values.
 */
export function rowChecker(
  collection: Collection,
  habits: FileHabits,
  { language, defaults }: Reader,
) {
  const t = translateIn(language);
  const rules: Rules = {
    defaults,
    checkCells: cellChecker(collection, habits),
    ofValues: (values) => collection.rules?.(values) ?? [],
  };

  /** Checks a row that changes `item` or, without one, adds a new item; `found` are errors already known. */
  return (draft: Draft, item?: KnownItem, found: readonly FieldIssue[] = []): CheckedRow => {
    const before = item && (collection.toAnswer?.(item.stored) ?? item.stored);
    const { values, issues } = before ? checkChange(rules, draft, before) : checkNew(rules, draft);
    const errors = [...found, ...issues]
      .filter(isFirstOfItsField)
      .map(({ field, text, values: about }) => ({
        row: draft.row,
        column: field,
        message: t(text, about),
      }));
    const change =
      item && before && errors.length === 0
        ? findChange(collection, item, before, values)
        : undefined;
    return {
      row: draft.row,
      state: item ? (change ? 'changed' : 'same') : 'new',
      cells: textsOf(before ? draft.cells : saidOf(draft, defaults)),
      values,
      errors,
      change,
    };
  };
}

function textsOf(cells: Draft['cells']): Cells {
  return Object.fromEntries(Object.entries(cells).map(([name, cell]) => [name, textOfCell(cell)]));
}

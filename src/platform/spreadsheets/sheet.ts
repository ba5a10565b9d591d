import type { Text, TextValues } from '#platform/i18n/texts.ts';
import type { Cell } from './cell.ts';

export type Line = readonly Cell[];

/** Cells of one column that were merged into the first of them; rows are counted from 0. */
export type MergedCells = {
  readonly column: number;
  readonly first: number;
  readonly last: number;
};

export type Sheet = {
  /** The sheet's name in the workbook; empty for a text file. */
  readonly name: string;
  readonly lines: readonly Line[];
  /** The separator of a text file. */
  readonly separator?: string;
  /** The lines that the writer does not see, for example because of a filter; counted from 0. */
  readonly hidden?: ReadonlySet<number>;
  readonly merged?: readonly MergedCells[];
};

export const MOST_ROWS = 200_000;
/** Spreadsheets have no more rows, most of them empty. */
export const MOST_LINES = 1_048_576;
/** No list of items has this many; a file with more is something else. */
export const MOST_COLUMNS = 1_000;

/** Why a file cannot be read at all. */
export class SheetProblem extends Error {
  readonly text: Text;
  readonly values: TextValues;

  constructor(text: Text, values: TextValues = {}) {
    super(text.id);
    this.text = text;
    this.values = values;
  }
}

import type { Text, TextValues } from '#platform/i18n/texts.ts';
import type { Cell } from './cell.ts';

export type Line = readonly Cell[];

export type Sheet = {
  /** As the workbook calls it; a file of text has one without a name. */
  readonly name: string;
  readonly lines: readonly Line[];
  /** What stands between the cells of a file of text. */
  readonly separator?: string;
};

export const MOST_ROWS = 200_000;
/** What no list of items has; a file with more is a different one. */
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

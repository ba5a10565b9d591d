import type { Text, TextValues } from '#platform/i18n/texts.ts';
import type { Cell } from './cell.ts';

export type Line = readonly Cell[];

export type Sheet = {
  /** The sheet's name in the workbook; empty for a text file. */
  readonly name: string;
  readonly lines: readonly Line[];
  /** The separator of a text file. */
  readonly separator?: string;
};

export const MOST_ROWS = 200_000;
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

import type { DateOrder } from '#platform/dates/written-date.ts';

/** What a person specifies about a file after its preview. */
export type SaidOfFile = {
  /** Fields by column header. */
  readonly columns?: Readonly<Record<string, string>>;
  readonly sheet?: string;
  readonly dateOrder?: DateOrder;
  readonly withoutDoubles?: boolean;
};

/** Corrected cells by row and column. */
export type Corrections = Readonly<Record<number, Readonly<Record<string, string>>>>;

/** Everything that determines how a file is read. */
export type Reading = { readonly said: SaidOfFile; readonly corrections: Corrections };

export const asItStands: Reading = { said: {}, corrections: {} };

/** Adds to what was specified before; choosing another sheet discards it. */
export function sayMore({ said, corrections }: Reading, more: SaidOfFile): Reading {
  if (more.sheet !== undefined) return { said: more, corrections: {} };
  const columns = more.columns ? { ...said.columns, ...more.columns } : said.columns;
  return { said: { ...said, ...more, columns }, corrections };
}

/** Corrects a cell. */
export function mendCell(
  { said, corrections }: Reading,
  row: number,
  column: string,
  value: string,
): Reading {
  const mended = { ...corrections[row], [column]: value };
  return { said, corrections: { ...corrections, [row]: mended } };
}

/** Converts it into the input of a call. */
export function fieldsOfReading({ said, corrections }: Reading) {
  const { columns, sheet, dateOrder, withoutDoubles } = said;
  return {
    ...(Object.keys(corrections).length > 0 ? { corrections: JSON.stringify(corrections) } : {}),
    ...(columns ? { columns: JSON.stringify(columns) } : {}),
    ...(sheet !== undefined ? { sheet } : {}),
    ...(dateOrder ? { date_order: dateOrder } : {}),
    ...(withoutDoubles ? { leave_out_doubles: '1' as const } : {}),
  };
}

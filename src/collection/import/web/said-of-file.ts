import type { DateOrder } from '#platform/dates/written-date.ts';

/** What somebody says about a file after its preview. */
export type SaidOfFile = {
  /** Fields by the headers of their columns. */
  readonly columns?: Readonly<Record<string, string>>;
  readonly sheet?: string;
  readonly dateOrder?: DateOrder;
  readonly withoutDoubles?: boolean;
};

/** Mended cells by their row and their column. */
export type Corrections = Readonly<Record<number, Readonly<Record<string, string>>>>;

/** All that goes with a file to say how it is to be read. */
export type Reading = { readonly said: SaidOfFile; readonly corrections: Corrections };

export const asItStands: Reading = { said: {}, corrections: {} };

/** What is said adds to what was said before; of another sheet nothing was. */
export function sayMore({ said, corrections }: Reading, more: SaidOfFile): Reading {
  if (more.sheet !== undefined) return { said: more, corrections: {} };
  const columns = more.columns ? { ...said.columns, ...more.columns } : said.columns;
  return { said: { ...said, ...more, columns }, corrections };
}

/** A cell as it should have been written. */
export function mendCell(
  { said, corrections }: Reading,
  row: number,
  column: string,
  value: string,
): Reading {
  const mended = { ...corrections[row], [column]: value };
  return { said, corrections: { ...corrections, [row]: mended } };
}

/** The reading as the fields of a call. */
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

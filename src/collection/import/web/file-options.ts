import type { DateOrder } from '#platform/dates/written-date.ts';

/** What a person specifies about a file after its preview. */
export type FileOptions = {
  /** Fields by column header. */
  readonly columns?: Readonly<Record<string, string>>;
  readonly sheet?: string;
  readonly dateOrder?: DateOrder;
  readonly withoutDuplicates?: boolean;
};

/** Corrected cells by row and column. */
export type Corrections = Readonly<Record<number, Readonly<Record<string, string>>>>;

/** Everything that determines how a file is read. */
export type Reading = { readonly options: FileOptions; readonly corrections: Corrections };

export const asItStands: Reading = { options: {}, corrections: {} };

/** Adds to what was specified before; choosing another sheet discards it. */
export function addOptions({ options, corrections }: Reading, more: FileOptions): Reading {
  if (more.sheet !== undefined) return { options: more, corrections: {} };
  const columns = more.columns ? { ...options.columns, ...more.columns } : options.columns;
  return { options: { ...options, ...more, columns }, corrections };
}

/** Corrects a cell. */
export function correctCell(
  { options, corrections }: Reading,
  row: number,
  column: string,
  value: string,
): Reading {
  const corrected = { ...corrections[row], [column]: value };
  return { options, corrections: { ...corrections, [row]: corrected } };
}

/** Converts it into the input of a call. */
export function fieldsOfReading({ options, corrections }: Reading) {
  const { columns, sheet, dateOrder, withoutDuplicates } = options;
  return {
    ...(Object.keys(corrections).length > 0 ? { corrections: JSON.stringify(corrections) } : {}),
    ...(columns ? { columns: JSON.stringify(columns) } : {}),
    ...(sheet !== undefined ? { sheet } : {}),
    ...(dateOrder ? { date_order: dateOrder } : {}),
    ...(withoutDuplicates ? { leave_out_doubles: '1' as const } : {}),
  };
}

import type * as z from 'zod/mini';
import type { CalendarDate } from '#platform/dates/calendar-date.ts';

/** A value that is passed to a statement. */
export type Parameter<T> = {
  /** The PostgreSQL types it may have, as PostgreSQL spells them. */
  readonly types: readonly string[];
  /**
   * `refused`: PostgreSQL cannot tell, so reading a null throws. `either`: whether nulls occur depends on the column it
   * is
   * used for.
   */
  readonly nulls: 'never' | 'allowed' | 'refused' | 'either';
  /** Converts the value into what is passed to the driver. */
  write?(value: T): unknown;
};

/** A column that a statement returns; it can be used as a parameter too. */
export type Column<T> = Parameter<T> & {
  readonly isReadable: true;
  /** Converts or checks what the driver returns; omitted where PostgreSQL's type guarantees enough. */
  read?(value: unknown): T;
};

function parameter<T>(...types: readonly string[]): Parameter<T> {
  return { types, nulls: 'never' };
}

function column<T>(...types: readonly string[]): Column<T> {
  return { types, nulls: 'never', isReadable: true };
}

export const text = column<string>('text', 'character varying');
export const int = column<number>('integer', 'smallint');
/** For identities and counts, which stay far below 2^53. */
export const bigint = column<number>('bigint');
export const float = column<number>('double precision', 'real');
/** Kept as text, because a JavaScript number would lose digits. */
export const numeric = column<string>('numeric');
export const bool = column<boolean>('boolean');
export const timestamp = column<Date>('timestamp with time zone');
export const bytes = column<Buffer>('bytea');
export const uuid = column<string>('uuid');

/** A day. Select it as `day::text`, because the driver would turn it into a Date. */
export const date = parameter<CalendarDate>('date');
/** A PostgreSQL interval, such as '7 days'. */
export const interval = parameter<string>('interval');
/** A full-text query, as `@@` takes it. */
export const tsquery = parameter<string>('tsquery');

/** The same type, with nulls allowed. */
export function nullable<T>(of: Column<T>): Column<T | null>;
export function nullable<T>(of: Parameter<T>): Parameter<T | null>;
export function nullable<T>(of: Parameter<T> | Column<T>): Parameter<T | null> {
  const { write } = of;
  const read = 'read' in of ? of.read : undefined;
  return {
    ...of,
    nulls: 'allowed',
    ...(write && { write: (value: T | null) => (value === null ? null : write(value)) }),
    ...(read && { read: (value: unknown) => (value === null ? null : read(value)) }),
  };
}

/** One of several types, nullable or not, for generic code that is given the columns it reads and writes. */
export function anyOf<T>(...of: readonly Column<T>[]): Column<T | null>;
export function anyOf<T>(...of: readonly Parameter<T>[]): Parameter<T | null>;
export function anyOf<T>(...of: readonly Parameter<T>[]): Parameter<T | null> {
  return { ...of[0], types: of.flatMap(({ types }) => types), nulls: 'either' };
}

/** A column that is never null although PostgreSQL cannot tell; every value is checked when it is read. */
export function present<T>(of: Column<T>): Column<T> {
  const { read } = of;
  return {
    ...of,
    nulls: 'refused',
    read(value) {
      if (value === null) throw new Error('is null');
      return read ? read(value) : (value as T);
    },
  };
}

/** A text or number out of a fixed set; every value is checked when it is read. */
export function oneOf<const T extends string | number>(values: readonly T[]): Column<T> {
  const known: ReadonlySet<unknown> = new Set(values);
  return {
    ...(typeof values[0] === 'number' ? column<T>(...int.types) : column<T>(...text.types)),
    read(value) {
      if (!known.has(value)) throw new Error(`is not one of ${values.join(', ')}`);
      return value as T;
    },
  };
}

/** PostgreSQL rejects JSON that contains a NUL or an unpaired surrogate; cutting a text may leave the latter. */
const keepable = (_name: string, value: unknown) =>
  typeof value === 'string' ? value.toWellFormed().replaceAll('\0', '') : value;

/** JSON of a known shape; it is validated whenever it is read. */
export function json<T>(schema: z.ZodMiniType<T, unknown>): Column<T> {
  return {
    ...column<T>('jsonb', 'json'),
    read: (value) => schema.parse(value),
    write: (value) => JSON.stringify(value, keepable),
  };
}

/** A list. PostgreSQL does not say whether it contains nulls, so that is checked whenever it is read. */
export function array<T>(of: Column<T>): Column<T[]> {
  const { read } = of;
  return {
    ...column<T[]>(...of.types.map((type) => `${type}[]`)),
    read(value) {
      const list = value as unknown[];
      if (of.nulls !== 'allowed' && list.includes(null)) throw new Error('has a null in it');
      return read ? list.map((each) => read(each)) : (list as T[]);
    },
  };
}

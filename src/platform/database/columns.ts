import type * as z from 'zod/mini';
import type { CalendarDate } from '#platform/dates/calendar-date.ts';

/** A value that a statement takes. */
export type Parameter<T> = {
  /** The types of PostgreSQL it may stand for, as PostgreSQL spells them. */
  readonly types: readonly string[];
  /** Refused: it is looked at. Either: it may be null and need not. */
  readonly nulls: 'never' | 'allowed' | 'refused' | 'either';
  /** Turns the value into what the driver sends. */
  write?(value: T): unknown;
};

/** A column that a statement answers; it can be a parameter too. */
export type Column<T> = Parameter<T> & {
  readonly isReadable: true;
  /** Turns or verifies what the driver gives; left out where PostgreSQL says enough. */
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
/** Identities and counts, which stay far below 2^53. */
export const bigint = column<number>('bigint');
export const float = column<number>('double precision', 'real');
/** As text: JavaScript has no number for it. */
export const numeric = column<string>('numeric');
export const bool = column<boolean>('boolean');
export const timestamp = column<Date>('timestamp with time zone');
export const bytes = column<Buffer>('bytea');
export const uuid = column<string>('uuid');

/** A day. It is read as `day::text`: the driver would make a moment of it. */
export const date = parameter<CalendarDate>('date');
/** Such as '7 days'. */
export const interval = parameter<string>('interval');
/** What the words of a list are asked for. */
export const tsquery = parameter<string>('tsquery');

/** One that may be null. */
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

/** One of several, null or not: for code that is told which columns it reads and writes. */
export function anyOf<T>(...of: readonly Column<T>[]): Column<T | null>;
export function anyOf<T>(...of: readonly Parameter<T>[]): Parameter<T | null>;
export function anyOf<T>(...of: readonly Parameter<T>[]): Parameter<T | null> {
  return { ...of[0], types: of.flatMap(({ types }) => types), nulls: 'either' };
}

/** One that is never null, though PostgreSQL cannot tell: it is looked at whenever it is read. */
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

/** A text or a number that is one of these: it is looked at whenever it is read. */
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

/** PostgreSQL takes no JSON with a NUL or half a surrogate pair in it, which cutting a text may leave. */
const keepable = (_name: string, value: unknown) =>
  typeof value === 'string' ? value.toWellFormed().replaceAll('\0', '') : value;

/** JSON of a known shape: it is parsed whenever it is read. */
export function json<T>(schema: z.ZodMiniType<T, unknown>): Column<T> {
  return {
    ...column<T>('jsonb', 'json'),
    read: (value) => schema.parse(value),
    write: (value) => JSON.stringify(value, keepable),
  };
}

/** A list; PostgreSQL does not say whether there are nulls in it, so it is looked at. */
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

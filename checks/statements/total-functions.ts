/**
 * Which of PostgreSQL's functions and operators may return null. Most return null for a null argument, and some, such
 * as `to_char` of an infinite date or `->>` of a missing key, without one. Only those listed here are known not to; add
 * to the lists after reading the manual.
 */

/** Never null, whatever the arguments. */
export const neverNullFunctions: ReadonlySet<string> = new Set([
  'clock_timestamp',
  'concat',
  'gen_random_uuid',
  'json_build_array',
  'json_build_object',
  'jsonb_build_array',
  'jsonb_build_object',
  'now',
  'num_nonnulls',
  'num_nulls',
  'random',
  'transaction_timestamp',
]);

/** Null only if an argument is null. */
export const totalFunctions: ReadonlySet<string> = new Set([
  'abs',
  'array_remove',
  'array_to_string',
  'btrim',
  'cardinality',
  'ceil',
  'char_length',
  'concat_ws',
  'date_trunc',
  'floor',
  'generate_series',
  'left',
  'length',
  'lower',
  'lpad',
  'ltrim',
  'make_interval',
  'md5',
  'octet_length',
  'quote_literal',
  'replace',
  'right',
  'round',
  'rpad',
  'rtrim',
  'starts_with',
  'string_to_array',
  'strpos',
  'timezone',
  'translate',
  'upper',
]);

export const totalOperators: ReadonlySet<string> = new Set([
  ...['=', '<>', '<', '<=', '>', '>=', '~', '!~', '~~', '!~~', '~~*', '!~~*'],
  ...['+', '-', '*', '/', '%', '||', '<<', '>>', '&', '|', '@@', '&&', '@>', '<@'],
]);

/** Null only if all inputs are null. */
export const foldingAggregates: ReadonlySet<string> = new Set([
  ...['array_agg', 'avg', 'bool_and', 'bool_or', 'json_agg', 'jsonb_agg', 'max', 'min'],
  ...['string_agg', 'sum'],
]);

/** Window functions that are never null. */
export const numberingWindows: ReadonlySet<string> = new Set([
  ...['count', 'dense_rank', 'rank', 'row_number'],
]);

/**
 * What PostgreSQL's own functions and operators promise. Most answer null where an argument is null,
 * and some, such as `to_char` of an infinite day or `->>` of a missing key, where none is; only what
 * stands here is known never to. Add to it after reading the manual.
 */

/** Never null, whatever they are given. */
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

/** Null only where an argument is. */
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

/** Null only where they saw nothing that is not null. */
export const foldingAggregates: ReadonlySet<string> = new Set([
  ...['array_agg', 'avg', 'bool_and', 'bool_or', 'json_agg', 'jsonb_agg', 'max', 'min'],
  ...['string_agg', 'sum'],
]);

/** Windows that number their rows. */
export const numberingWindows: ReadonlySet<string> = new Set([
  ...['count', 'dense_rank', 'rank', 'row_number'],
]);

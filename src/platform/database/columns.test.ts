import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { createTestDatabase } from '#testing/test-database.ts';
import {
  array,
  bigint,
  bool,
  bytes,
  type Column,
  date,
  float,
  int,
  interval,
  json,
  numeric,
  text,
  timestamp,
  tsquery,
  uuid,
} from './columns.ts';
import { raw, sql } from './sql.ts';
import { query } from './statement.ts';
import { withSeparateStatementList } from './statement-list.ts';

const { pool } = await createTestDatabase();
const id = '6f4bf573-0000-4000-8000-000000000000';
const moment = new Date('2026-02-28T10:00:00Z');

/** The driver does not know the declarations; this tests that both agree. */
test.each<[string, Column<unknown>, string, unknown]>([
  ['text', text, `'Lärm'::text`, 'Lärm'],
  ['varchar', text, `'x'::varchar`, 'x'],
  ['smallint', int, '7::smallint', 7],
  ['integer', int, '7', 7],
  ['bigint', bigint, '9007199254740991', 9007199254740991],
  ['real', float, '0.5::real', 0.5],
  ['double precision', float, '0.1::float8', 0.1],
  ['numeric', numeric, '0.10', '0.10'],
  ['boolean', bool, 'true', true],
  ['timestamptz', timestamp, `'2026-02-28 13:00+03'::timestamptz`, moment],
  ['bytea', bytes, `'\\x00ff'::bytea`, Buffer.from([0, 255])],
  ['uuid', uuid, `'${id}'::uuid`, id],
  ['jsonb', json(z.object({ a: z.int() })), `'{"a":1}'::jsonb`, { a: 1 }],
])('%s and lists of it are read as declared', async (_name, column, literal, value) => {
  const { made: select } = withSeparateStatementList(() =>
    query({
      name: 'read',
      row: { it: column, list: array(column) },
      sql: sql`select ${raw(literal)} as it, array[${raw(literal)}] as list`,
      plan: 'each call',
    }),
  );
  expect(await select.one(pool)).toEqual({ it: value, list: [value] });
});

test('JSON is kept without what PostgreSQL takes in none', async () => {
  const { made: select } = withSeparateStatementList(() =>
    query({
      name: 'kept-json',
      values: { given: json(z.array(z.string())) },
      row: { kept: json(z.array(z.string())) },
      sql: sql`select $given::jsonb as kept`,
    }),
  );
  const given = ['Ward\0 3', 'cut \ud83d', '🏥 \\u0000'];
  expect((await select.one(pool, { given })).kept).toEqual(['Ward 3', 'cut \ufffd', '🏥 \\u0000']);
});

test('days, spans and questions are given as texts', async () => {
  const { made: select } = withSeparateStatementList(() =>
    query({
      name: 'given',
      values: { day: date, span: interval, question: tsquery },
      row: { day: text, isFound: bool },
      sql: sql`select ($day::date + $span::interval)::date::text as day,
        to_tsvector('simple', 'to be found') @@ $question as "isFound"`,
    }),
  );
  const given = { day: '2026-02-28', span: '1 day', question: `'fou':*` };
  expect(await select.one(pool, given)).toEqual({ day: '2026-03-01', isFound: true });
});

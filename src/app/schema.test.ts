import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { is } from 'drizzle-orm';
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core';
import { expect, test } from 'vitest';
import { createTestDatabase } from '#testing/test-database.ts';

const { pool } = await createTestDatabase();
const src = fileURLToPath(new URL('..', import.meta.url));

const files = readdirSync(src, { recursive: true, encoding: 'utf8' }).filter((path) =>
  /\.(table|drizzle)\.ts$/.test(path),
);
const modules = await Promise.all(files.map((path) => import(join(src, path))));
const tables = modules
  .flatMap((module) => Object.values(module))
  .filter((each) => is(each, PgTable));

/** The types as PostgreSQL itself spells them. */
const spelling: Readonly<Record<string, string>> = { 'timestamp with time zone': 'timestamptz' };

test.each(tables.map((table) => [getTableConfig(table).name, table] as const))(
  'the code and the migrations agree on %s',
  async (name, table) => {
    const { rows } = await pool.query(
      `select column_name, is_nullable = 'YES' as nullable,
         case when data_type = 'ARRAY' then substr(udt_name, 2) || '[]' else data_type end as type
       from information_schema.columns where table_name = $1 order by column_name`,
      [name],
    );
    const real = rows.map(({ column_name, nullable, type }) => ({
      name: column_name,
      nullable,
      type: spelling[type] ?? type,
    }));
    const declared = getTableConfig(table)
      .columns.map((column) => ({
        name: column.name,
        nullable: !column.notNull,
        type: spelling[column.getSQLType()] ?? column.getSQLType(),
      }))
      .sort((a, b) => (a.name < b.name ? -1 : 1));
    expect(declared).toEqual(real);
  },
);

test('there are tables to compare', () => {
  expect(tables.length).toBeGreaterThan(1);
});

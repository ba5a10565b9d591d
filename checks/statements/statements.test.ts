import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Relation } from '#platform/database/sql.ts';
import { listStatements } from '#platform/database/statement-list.ts';
import { createTestDatabase } from '#testing/test-database.ts';
import { type Catalogue, readCatalogue } from './catalogue.ts';
import { loadRelations, loadStatements } from './load-declarations.ts';
import { findRelationProblems, findUndeclared } from './relation-problems.ts';
import { findStatementProblems } from './statement-problems.ts';

const { pool } = await createTestDatabase();
const client = await pool.connect();
afterAll(() => client.release());
let catalogue: Catalogue;
let relations: readonly Relation[];

beforeAll(async () => {
  await loadStatements();
  relations = await loadRelations();
  catalogue = await readCatalogue(client);
});

test('every statement takes, answers and touches what it declares', async () => {
  expect(listStatements().length).toBeGreaterThan(1);
  expect(await findStatementProblems(client, listStatements(), catalogue)).toEqual([]);
}, 120_000);

test('every table and view is what its declaration says', () => {
  expect(findRelationProblems(relations, catalogue)).toEqual([]);
});

test('every table and view is declared, but for the one that migrations keep', () => {
  expect(findUndeclared(relations, catalogue)).toEqual(['schema_migrations']);
});

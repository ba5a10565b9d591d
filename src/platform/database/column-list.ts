import { raw, type Sql } from './sql.ts';
import type { Parameters } from './statement.ts';

const listOf = (columns: Parameters, each: (name: string) => string): Sql =>
  raw(Object.keys(columns).map(each).join(', '));

/** The names of declared columns, as a SELECT or INSERT lists them. */
export const columnList = (columns: Parameters): Sql => listOf(columns, (name) => name);

/** The parameters for these columns; each is named like its column. */
export const valueList = (columns: Parameters): Sql => listOf(columns, (name) => `$${name}`);

/** The assignments for these columns, as the SET of an UPDATE lists them. */
export const assignmentList = (columns: Parameters): Sql =>
  listOf(columns, (name) => `${name} = $${name}`);

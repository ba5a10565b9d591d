import { raw, type Sql } from './sql.ts';
import type { Parameters } from './statement.ts';

const listOf = (columns: Parameters, each: (name: string) => string): Sql =>
  raw(Object.keys(columns).map(each).join(', '));

/** The columns of a declared row, as a statement asks for them or fills them. */
export const columnList = (columns: Parameters): Sql => listOf(columns, (name) => name);

/** The values that fill them, called like them. */
export const valueList = (columns: Parameters): Sql => listOf(columns, (name) => `$${name}`);

/** As an update sets them. */
export const assignmentList = (columns: Parameters): Sql =>
  listOf(columns, (name) => `${name} = $${name}`);

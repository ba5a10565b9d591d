import type pg from 'pg';
import type { DeclaredStatement } from '#platform/database/statement-list.ts';
import { findQuery, parseTree, type TreeNode } from './node-tree.ts';

/** PostgreSQL's description of a statement. */
export type Description = {
  /** The types of $1, $2 … in order. */
  readonly parameterTypes: readonly string[];
  /** The types of the result's columns, in order. */
  readonly resultTypes: readonly string[];
  /** The analysed query, in which names are resolved, operators chosen and joins marked. */
  readonly query: TreeNode;
};

type Types = { parameters: string[]; results: string[] | null };

async function describeTypes(client: pg.ClientBase, text: string): Promise<Types> {
  await client.query(`prepare described as ${text}`);
  const { rows } = await client.query<Types>(
    `select parameter_types::text[] as parameters, result_types::text[] as results
     from pg_prepared_statements where name = 'described'`,
  );
  await client.query('deallocate described');
  if (!rows[0]) throw new Error('The statement was not prepared');
  return rows[0];
}

/**
 * Has PostgreSQL analyse a statement. The tree comes from a temporary function with the statement as its body, because
 * PostgreSQL stores those bodies in analysed form, for writes as well as reads.
 */
export async function describeStatement(
  client: pg.ClientBase,
  { text }: DeclaredStatement,
): Promise<Description> {
  await client.query('begin');
  try {
    const { parameters, results } = await describeTypes(client, text);
    await client.query(
      `create function pg_temp.described(${parameters.join(', ')}) returns void
       language sql begin atomic ${text}; end`,
    );
    const { rows } = await client.query<{ body: string }>(
      `select prosqlbody as body from pg_proc
       where proname = 'described' and pronamespace = pg_my_temp_schema()`,
    );
    const query = findQuery(parseTree(rows[0]?.body ?? ''));
    if (!query) throw new Error('PostgreSQL did not say how it understands the statement');
    return { parameterTypes: parameters, resultTypes: results ?? [], query };
  } finally {
    await client.query('rollback');
  }
}

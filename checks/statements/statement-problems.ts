import type pg from 'pg';
import type { Column } from '#platform/database/columns.ts';
import { tablesOf } from '#platform/database/sql.ts';
import type { DeclaredStatement, StatementEntry } from '#platform/database/statement-list.ts';
import type { Catalogue } from './catalogue.ts';
import { type Description, describeStatement } from './describe-statement.ts';
import { nodeIn, nodesIn, numberIn } from './node-tree.ts';
import { neverNullOutput, outputOf } from './nullability.ts';
import { tablesOfFunction, usedBy } from './used-relations.ts';

type Found = { readonly statement: DeclaredStatement; readonly description: Description };

function parameterProblems({ statement, description }: Found): string[] {
  return statement.parameters.flatMap(([name, { types }], index) => {
    const type = description.parameterTypes[index] ?? 'nothing';
    return types.includes(type) ? [] : [`$${name} is ${type}, not ${types.join(' or ')}`];
  });
}

function nullProblem(name: string, { nulls }: Column<unknown>, isNeverNull: boolean) {
  if (nulls === 'either') return [];
  if (isNeverNull) {
    return nulls === 'never' ? [] : [`${name} is never null: leave out nullable and present`];
  }
  return nulls === 'never' ? [`${name} may be null: nullable, or present if it never is`] : [];
}

function rowProblems({ statement, description }: Found, catalogue: Catalogue): string[] {
  const { row, parameters } = statement;
  const { query, resultTypes } = description;
  const names = outputOf(query).map(({ fields }) => String(fields.resname));
  const sure = neverNullOutput(query, {
    catalogue,
    parameters: parameters.map(([, each]) => each),
  });
  const twice = names.filter((name, index) => names.indexOf(name) !== index);
  return [
    ...twice.map((name) => `${name} is answered twice`),
    ...Object.keys(row)
      .filter((name) => !names.includes(name))
      .map((name) => `${name} is not answered`),
    ...names.flatMap((name, index) => {
      const column = row[name];
      if (!column) return [`${name} is answered but not declared`];
      const type = resultTypes[index] ?? 'nothing';
      if (!column.types.includes(type)) {
        const hint = type === 'date' ? `: read ${name}::text` : '';
        return [`${name} is ${type}, not ${column.types.join(' or ')}${hint}`];
      }
      return nullProblem(name, column, sure[index] ?? false);
    }),
  ];
}

/** A parameter that may be null must not be written to a column that is not nullable. */
function writeProblems({ statement, description }: Found, catalogue: Catalogue): string[] {
  const { query } = description;
  const entry = nodesIn(query, 'rtable')[numberIn(query, 'resultRelation') - 1];
  const relation = entry && catalogue.relations.get(numberIn(entry, 'relid'));
  if (!relation) return [];
  return nodesIn(query, 'targetList').flatMap((target) => {
    const value = nodeIn(target, 'expr');
    const column = relation.columns.get(numberIn(target, 'resno'));
    if (value?.tag !== 'PARAM' || !column || column.isNullable) return [];
    const [name, parameter] = statement.parameters[numberIn(value, 'paramid') - 1] ?? [];
    if (parameter?.nulls !== 'allowed') return [];
    return [`$${name} may be null, and ${relation.name}.${column.name} may not`];
  });
}

function relationProblems({ statement, description }: Found, catalogue: Catalogue): string[] {
  const { kind, relations } = statement;
  const used = usedBy(description.query, catalogue);
  const declared = new Set(relations.map(({ name }) => name));
  const named = new Set([...used.relations].map(({ name }) => name));
  const followed = new Set(tablesOf(relations).map(({ name }) => name));
  const behindFunctions = [...used.functions].flatMap((called) =>
    [...tablesOfFunction(called, catalogue)]
      .filter(({ name }) => !followed.has(name))
      .map(
        ({ name }) => `calls ${called.name}, which reads ${name}: make a view or a fragment of it`,
      ),
  );
  const isWrite = used.written.size > 0;
  return [
    ...[...named]
      .filter((name) => !declared.has(name))
      .map((name) => `names ${name} as text: interpolate its declaration`),
    ...[...declared]
      .filter((name) => !named.has(name))
      .map((name) => `interpolates ${name}, which it does not use`),
    ...behindFunctions,
    ...(kind === 'query' && isWrite ? ['writes: make it a command'] : []),
    ...(kind === 'command' && !isWrite ? ['writes nothing: make it a query'] : []),
    ...[...used.written]
      .filter((relation) => relation.kind === 'view')
      .map(({ name }) => `writes through the view ${name}`),
  ];
}

/** PostgreSQL cannot describe a COPY, but its columns can be compared. */
function bulkProblems(
  { parameters, relations }: DeclaredStatement,
  catalogue: Catalogue,
): string[] {
  const [into] = relations;
  const table = [...catalogue.relations.values()].find(({ name }) => name === into?.name);
  const columns = new Map([...(table?.columns.values() ?? [])].map((each) => [each.name, each]));
  return parameters.flatMap(([name, { types, nulls }]) => {
    const column = columns.get(name);
    if (!column) return [`${into?.name} has no column ${name}`];
    if (!types.includes(column.type))
      return [`${name} is ${column.type}, not ${types.join(' or ')}`];
    const isRefused = nulls === 'allowed' && !column.isNullable;
    return isRefused ? [`${name} may be null, and ${into?.name}.${name} may not`] : [];
  });
}

async function problemsOf(
  client: pg.ClientBase,
  statement: DeclaredStatement,
  catalogue: Catalogue,
): Promise<readonly string[]> {
  if (statement.kind === 'bulk insert') return bulkProblems(statement, catalogue);
  const description = await describeStatement(client, statement).catch((error: Error) => error);
  if (description instanceof Error) return [description.message];
  const found = { statement, description };
  return [
    ...parameterProblems(found),
    ...rowProblems(found, catalogue),
    ...writeProblems(found, catalogue),
    ...relationProblems(found, catalogue),
  ];
}

/** All differences between the declared statements and the database. */
export async function findStatementProblems(
  client: pg.ClientBase,
  entries: readonly StatementEntry[],
  catalogue: Catalogue,
): Promise<readonly string[]> {
  const problems: string[] = [];
  for (const { name, takes, list } of entries) {
    const statements = list();
    for (const statement of statements) {
      const own = await problemsOf(client, statement, catalogue);
      problems.push(...own.map((problem) => `${statement.name}: ${problem}`));
    }
    const used = new Set(statements.flatMap(({ parameters }) => parameters.map(([each]) => each)));
    const unused = takes.filter((each) => !used.has(each));
    problems.push(...unused.map((each) => `${name}: no member uses $${each}`));
  }
  return problems;
}

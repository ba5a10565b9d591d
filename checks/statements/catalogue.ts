import type pg from 'pg';
import { findQuery, parseTree, type TreeNode, type TreeValue } from './node-tree.ts';

export type CatalogueColumn = {
  readonly name: string;
  readonly type: string;
  readonly isNullable: boolean;
};

export type CatalogueRelation = {
  readonly name: string;
  /** Relations outside the public schema are `system`. */
  readonly kind: 'table' | 'view' | 'system';
  /** Columns by number, starting with 1. */
  readonly columns: ReadonlyMap<number, CatalogueColumn>;
  /** Whether its changes are announced. */
  readonly isWatched: boolean;
  /** The columns that its change notifications carry, besides the table's name. */
  readonly announces: readonly string[];
  /** The query of a view. */
  readonly query?: TreeNode;
};

export type CatalogueFunction = {
  readonly name: string;
  readonly isOurs: boolean;
  readonly isStrict: boolean;
  /** Whether it extracts part of a JSON value or range, which may be missing. */
  readonly takesParts: boolean;
  readonly language: string;
  readonly source: string;
  /** The analysed body, if PostgreSQL stores it in that form. */
  readonly tree?: TreeValue;
};

/** The relations, functions and operators of the database, by oid. */
export type Catalogue = {
  readonly relations: ReadonlyMap<number, CatalogueRelation>;
  readonly functions: ReadonlyMap<number, CatalogueFunction>;
  /** Operators by oid: their names and the functions behind them. */
  readonly operators: ReadonlyMap<number, { readonly name: string; readonly function: number }>;
};

type RelationRow = {
  oid: number;
  name: string;
  kind: CatalogueRelation['kind'];
  watched: boolean;
  announced: string | null;
  rule: string | null;
};
type ColumnRow = {
  relation: number;
  number: number;
  name: string;
  type: string;
  nullable: boolean;
};

async function readRelations(client: pg.ClientBase) {
  const { rows: columns } = await client.query<ColumnRow>(
    `select attrelid::int as relation, attnum as number, attname as name,
       format_type(atttypid, null) as type, not attnotnull as nullable
     from pg_attribute join pg_class on pg_class.oid = attrelid
     where relnamespace = 'public'::regnamespace and attnum > 0 and not attisdropped`,
  );
  const { rows } = await client.query<RelationRow>(
    `select c.oid::int as oid, relname as name, ev_action as rule,
       case when relnamespace <> 'public'::regnamespace then 'system'
         when relkind = 'v' then 'view' else 'table' end as kind,
       exists (select from pg_trigger where tgrelid = c.oid and tgname = 'announce_change') as watched,
       (select encode(tgargs, 'escape') from pg_trigger
        where tgrelid = c.oid and tgname = 'announce_change') as announced
     from pg_class c left join pg_rewrite r on r.ev_class = c.oid and r.rulename = '_RETURN'
       and relnamespace = 'public'::regnamespace
     where relkind in ('r', 'p', 'v', 'm')`,
  );
  return new Map(
    rows.map(({ oid, name, kind, watched, announced, rule }) => {
      const own = columns.filter(({ relation }) => relation === oid);
      const facts: CatalogueRelation = {
        name,
        kind,
        isWatched: watched,
        // Each trigger argument ends with a zero byte.
        announces: (announced ?? '').split('\\000').slice(0, -1),
        query: rule === null ? undefined : findQuery(parseTree(rule)),
        columns: new Map(
          own.map((each) => [
            each.number,
            { name: each.name, type: each.type, isNullable: each.nullable },
          ]),
        ),
      };
      return [oid, facts];
    }),
  );
}

type FunctionRow = {
  oid: number;
  name: string;
  ours: boolean;
  strict: boolean;
  parts: boolean;
  language: string;
  source: string;
  parsed: string | null;
};

async function readFunctions(client: pg.ClientBase) {
  const { rows } = await client.query<FunctionRow>(
    `select p.oid::int as oid, proname as name, proisstrict as strict, lanname as language,
       proretset = false and prorettype <> 'bool'::regtype and proargtypes::oid[] && array[
         'json', 'jsonb', 'anyrange', 'anymultirange']::regtype[]::oid[] as parts,
       prosrc as source, prosqlbody as parsed, pronamespace = 'public'::regnamespace as ours
     from pg_proc p join pg_language l on l.oid = prolang`,
  );
  return new Map(
    rows.map(({ oid, name, ours, strict, parts, language, source, parsed }) => {
      const facts: CatalogueFunction = {
        name,
        isOurs: ours,
        isStrict: strict,
        takesParts: parts,
        language,
        source,
        tree: parsed === null ? undefined : parseTree(parsed),
      };
      return [oid, facts];
    }),
  );
}

async function readOperators(client: pg.ClientBase) {
  const { rows } = await client.query<{ oid: number; name: string; code: number }>(
    'select oid::int as oid, oprname as name, oprcode::oid::int as code from pg_operator',
  );
  return new Map(rows.map(({ oid, name, code }) => [oid, { name, function: code }]));
}

export async function readCatalogue(client: pg.ClientBase): Promise<Catalogue> {
  return {
    relations: await readRelations(client),
    functions: await readFunctions(client),
    operators: await readOperators(client),
  };
}

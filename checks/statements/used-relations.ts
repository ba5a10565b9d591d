import type { Catalogue, CatalogueFunction, CatalogueRelation } from './catalogue.ts';
import { nodesIn, numberIn, type TreeNode, type TreeValue, walkTree } from './node-tree.ts';

const SELECT = 1;
const RELATION = 0;

export type Used = {
  /** The relations it names; views are not expanded. */
  readonly relations: ReadonlySet<CatalogueRelation>;
  readonly written: ReadonlySet<CatalogueRelation>;
  readonly functions: ReadonlySet<CatalogueFunction>;
};

/** The relations and functions that a statement uses, including those in sub-selects. */
export function usedBy(tree: TreeValue, { relations, functions, operators }: Catalogue): Used {
  const used = {
    relations: new Set<CatalogueRelation>(),
    written: new Set<CatalogueRelation>(),
    functions: new Set<CatalogueFunction>(),
  };
  const relationOf = (entry: TreeNode | undefined) =>
    entry && numberIn(entry, 'rtekind') === RELATION
      ? relations.get(numberIn(entry, 'relid'))
      : undefined;
  const functionOf = (node: TreeNode) => {
    const { funcid, aggfnoid, winfnoid, opno } = node.fields;
    const operator = operators.get(Number(opno))?.function;
    return functions.get(Number(funcid ?? aggfnoid ?? winfnoid ?? operator));
  };
  for (const node of walkTree(tree)) {
    const read = node.tag === 'RANGETBLENTRY' ? relationOf(node) : undefined;
    if (read) used.relations.add(read);
    const called = functionOf(node);
    if (called?.isOurs) used.functions.add(called);
    if (node.tag !== 'QUERY' || numberIn(node, 'commandType') === SELECT) continue;
    const written = relationOf(nodesIn(node, 'rtable')[numberIn(node, 'resultRelation') - 1]);
    if (written) used.written.add(written);
  }
  return used;
}

/** The tables that a relation reads, directly or through views. */
export function tablesBehind(
  relation: CatalogueRelation,
  catalogue: Catalogue,
): ReadonlySet<CatalogueRelation> {
  if (!relation.query) return new Set([relation]);
  const used = usedBy(relation.query, catalogue);
  // Some versions of PostgreSQL list a view within its own query.
  const inner = [...used.relations].filter((each) => each !== relation);
  return new Set([
    ...inner.flatMap((each) => [...tablesBehind(each, catalogue)]),
    ...[...used.functions].flatMap((each) => [...tablesOfFunction(each, catalogue)]),
  ]);
}

const wordPattern = /[a-z_][a-z0-9_]*/gi;

/**
 * The tables that one of our functions reads. If its body is only stored as text, every word that is a table's name
 * counts: better one too many than one too few.
 */
export function tablesOfFunction(
  called: CatalogueFunction,
  catalogue: Catalogue,
): ReadonlySet<CatalogueRelation> {
  if (called.language === 'c' || called.language === 'internal') return new Set();
  if (called.tree !== undefined) {
    const used = usedBy(called.tree, catalogue);
    return new Set([
      ...[...used.relations].flatMap((each) => [...tablesBehind(each, catalogue)]),
      ...[...used.functions].flatMap((each) => [...tablesOfFunction(each, catalogue)]),
    ]);
  }
  const words = new Set(called.source.replace(/--.*/g, '').match(wordPattern) ?? []);
  const named = [...catalogue.relations.values()].filter(
    ({ name, kind }) => kind !== 'system' && words.has(name),
  );
  const functions = [...catalogue.functions.values()].filter(
    (each) => each.isOurs && each !== called && words.has(each.name),
  );
  return new Set([
    ...named.flatMap((each) => [...tablesBehind(each, catalogue)]),
    ...functions.flatMap((each) => [...tablesOfFunction(each, catalogue)]),
  ]);
}

import type { Catalogue } from './catalogue.ts';
import { nodeIn, nodesIn, numberIn, type TreeNode } from './node-tree.ts';

const INNER_JOIN = 0;
const LEFT_JOIN = 1;
const IS_NOT_NULL = 1;
const UPDATE = 2;

/**
 * Identifies a column at one place of a query. A column that an outer join may have nulled has another key than the
 * same column below the join, so a filter below the join says nothing about it.
 */
export function keyOfColumn(column: TreeNode): string {
  const { varno, varattno, varlevelsup, varnullingrels } = column.fields;
  return [varno, varattno, varlevelsup, varnullingrels].join(' ');
}

/** The oid of the function that an operator or call executes. */
export function functionOf(node: TreeNode, { operators }: Catalogue): number {
  if (node.tag === 'FUNCEXPR') return numberIn(node, 'funcid');
  return operators.get(numberIn(node, 'opno'))?.function ?? 0;
}

/** The columns that cannot be null if the expression is not. */
function columnsNeededBy(expression: TreeNode | undefined, catalogue: Catalogue): string[] {
  if (!expression) return [];
  switch (expression.tag) {
    case 'VAR':
      return [keyOfColumn(expression)];
    case 'RELABELTYPE':
    case 'COERCEVIAIO':
      return columnsNeededBy(nodeIn(expression, 'arg'), catalogue);
    case 'OPEXPR':
    case 'FUNCEXPR':
      return isStrict(expression, catalogue)
        ? nodesIn(expression, 'args').flatMap((each) => columnsNeededBy(each, catalogue))
        : [];
    default:
      return [];
  }
}

const isStrict = (call: TreeNode, catalogue: Catalogue) =>
  catalogue.functions.get(functionOf(call, catalogue))?.isStrict ?? false;

/** The columns that cannot be null if the condition holds. */
function columnsOfCondition(condition: TreeNode | undefined, catalogue: Catalogue): string[] {
  if (!condition) return [];
  const args = nodesIn(condition, 'args');
  switch (condition.tag) {
    case 'BOOLEXPR':
      if (condition.fields.boolop === 'or') return [];
      return condition.fields.boolop === 'and'
        ? args.flatMap((each) => columnsOfCondition(each, catalogue))
        : columnsNeededBy(args[0], catalogue);
    case 'NULLTEST':
      return numberIn(condition, 'nulltesttype') === IS_NOT_NULL
        ? columnsNeededBy(nodeIn(condition, 'arg'), catalogue)
        : [];
    case 'SCALARARRAYOPEXPR':
      // `x = any (…)` is never true for a null; but for an empty list it is false instead of null.
      return condition.fields.useOr === 'true' && isStrict(condition, catalogue)
        ? columnsNeededBy(args[0], catalogue)
        : [];
    default:
      return columnsNeededBy(condition, catalogue);
  }
}

/** The columns that cannot be null because of the inner joins in the FROM clause. */
function columnsOfSource(source: TreeNode, catalogue: Catalogue): string[] {
  if (source.tag !== 'JOINEXPR') return [];
  const kind = numberIn(source, 'jointype');
  if (kind !== INNER_JOIN && kind !== LEFT_JOIN) return [];
  const sides = kind === INNER_JOIN ? ['larg', 'rarg'] : ['larg'];
  const own = kind === INNER_JOIN ? columnsOfCondition(nodeIn(source, 'quals'), catalogue) : [];
  return [
    ...own,
    ...sides.flatMap((side) => {
      const inner = nodeIn(source, side);
      return inner ? columnsOfSource(inner, catalogue) : [];
    }),
  ];
}

/** The columns of a query that its conditions keep from being null. */
export function filteredColumns(query: TreeNode, catalogue: Catalogue): ReadonlySet<string> {
  const jointree = nodeIn(query, 'jointree');
  if (!jointree) return new Set();
  const filtered = [
    ...columnsOfCondition(nodeIn(jointree, 'quals'), catalogue),
    ...nodesIn(jointree, 'fromlist').flatMap((each) => columnsOfSource(each, catalogue)),
  ];
  // An update returns what it wrote, while its conditions applied to the values before.
  const written =
    numberIn(query, 'commandType') === UPDATE ? query.fields.resultRelation : undefined;
  return new Set(filtered.filter((key) => !key.startsWith(`${written} `)));
}

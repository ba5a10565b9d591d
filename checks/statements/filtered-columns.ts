import type { Catalogue } from './catalogue.ts';
import { nodeIn, nodesIn, numberIn, type TreeNode } from './node-tree.ts';

const INNER_JOIN = 0;
const LEFT_JOIN = 1;
const IS_NOT_NULL = 1;
const UPDATE = 2;

/**
 * A column as it stands at one place. What an outer join may have made null is another column than
 * the same one below the join, so a filter below says nothing of it.
 */
export function keyOfColumn(column: TreeNode): string {
  const { varno, varattno, varlevelsup, varnullingrels } = column.fields;
  return [varno, varattno, varlevelsup, varnullingrels].join(' ');
}

/** The function an operator or a call runs. */
export function functionOf(node: TreeNode, { operators }: Catalogue): number {
  if (node.tag === 'FUNCEXPR') return numberIn(node, 'funcid');
  return operators.get(numberIn(node, 'opno'))?.function ?? 0;
}

/** The columns that cannot be null where the expression is not. */
function columnsNeededBy(expression: TreeNode, catalogue: Catalogue): readonly string[] {
  const { tag } = expression;
  if (tag === 'VAR') return [keyOfColumn(expression)];
  const inner = nodeIn(expression, 'arg');
  if (tag === 'RELABELTYPE' || tag === 'COERCEVIAIO') {
    return inner ? columnsNeededBy(inner, catalogue) : [];
  }
  const args = nodesIn(expression, 'args');
  // `x = any (…)` is null where x is; what is in the list is another matter.
  if (tag === 'SCALARARRAYOPEXPR')
    return args.slice(0, 1).flatMap((each) => columnsNeededBy(each, catalogue));
  if (tag !== 'OPEXPR' && tag !== 'FUNCEXPR') return [];
  const isStrict = catalogue.functions.get(functionOf(expression, catalogue))?.isStrict ?? false;
  return isStrict ? args.flatMap((each) => columnsNeededBy(each, catalogue)) : [];
}

function columnsOfCondition(condition: TreeNode | undefined, catalogue: Catalogue): string[] {
  if (!condition) return [];
  if (condition.tag === 'BOOLEXPR') {
    const args = nodesIn(condition, 'args');
    if (condition.fields.boolop === 'and')
      return args.flatMap((each) => columnsOfCondition(each, catalogue));
    return condition.fields.boolop === 'not'
      ? args.flatMap((each) => [...columnsNeededBy(each, catalogue)])
      : [];
  }
  if (condition.tag === 'NULLTEST') {
    const arg = nodeIn(condition, 'arg');
    const isFilled = numberIn(condition, 'nulltesttype') === IS_NOT_NULL;
    return isFilled && arg ? [...columnsNeededBy(arg, catalogue)] : [];
  }
  return [...columnsNeededBy(condition, catalogue)];
}

/** Conditions that every row of a part of the FROM fulfils. */
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

/** The columns of a statement that its conditions keep from being null. */
export function filteredColumns(query: TreeNode, catalogue: Catalogue): ReadonlySet<string> {
  const jointree = nodeIn(query, 'jointree');
  if (!jointree) return new Set();
  const filtered = [
    ...columnsOfCondition(nodeIn(jointree, 'quals'), catalogue),
    ...nodesIn(jointree, 'fromlist').flatMap((each) => columnsOfSource(each, catalogue)),
  ];
  // An update answers what it wrote, and its conditions were about what was there before.
  const written =
    numberIn(query, 'commandType') === UPDATE ? query.fields.resultRelation : undefined;
  return new Set(filtered.filter((key) => !key.startsWith(`${written} `)));
}

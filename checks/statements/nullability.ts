import type { Parameter } from '#platform/database/columns.ts';
import type { Catalogue } from './catalogue.ts';
import { filteredColumns, functionOf, keyOfColumn } from './filtered-columns.ts';
import { isNode, nodeIn, nodesIn, numberIn, type TreeNode } from './node-tree.ts';
import {
  foldingAggregates,
  neverNullFunctions,
  numberingWindows,
  totalFunctions,
  totalOperators,
} from './total-functions.ts';

const SELECT = 1;
const rteKinds = ['relation', 'subquery', 'join', 'function', '', 'values', 'cte', '', '', 'group'];
const sublinks = { exists: 0, expression: 4, array: 6 };
const setOperations = { union: 1, intersect: 2 };
const explicitCast = 1;
const implicitCast = 2;
/** `current_schema`, the only SQL value function that may be null. */
const CURRENT_SCHEMA = 14;

/** The statement that an expression belongs to, and the statements around it. */
export type Scope = {
  readonly query: TreeNode;
  readonly around?: Scope;
  readonly filtered: ReadonlySet<string>;
  readonly catalogue: Catalogue;
  readonly parameters: readonly Parameter<unknown>[];
};

type Surroundings = Pick<Scope, 'catalogue' | 'parameters' | 'around'>;

export function scopeOf(query: TreeNode, { catalogue, parameters, around }: Surroundings): Scope {
  return { query, around, catalogue, parameters, filtered: filteredColumns(query, catalogue) };
}

const within = (query: TreeNode, around: Scope): Scope => scopeOf(query, { ...around, around });

/** The output columns of a statement, in order. */
export function outputOf(query: TreeNode): readonly TreeNode[] {
  const isRead = numberIn(query, 'commandType') === SELECT;
  const entries = nodesIn(query, isRead ? 'targetList' : 'returningList');
  return entries.filter(({ fields }) => fields.resjunk !== 'true');
}

function isOutputNeverNull(scope: Scope, position: number): boolean {
  const setOperation = nodeIn(scope.query, 'setOperations');
  if (setOperation) return isBranchNeverNull(scope, setOperation, position);
  const entry = outputOf(scope.query)[position - 1];
  const expression = entry && nodeIn(entry, 'expr');
  return expression !== undefined && isNeverNull(expression, scope);
}

/** A column of a union is never null if it is never null in all branches. */
function isBranchNeverNull(scope: Scope, branch: TreeNode, position: number): boolean {
  if (branch.tag === 'RANGETBLREF') {
    const entry = nodesIn(scope.query, 'rtable')[numberIn(branch, 'rtindex') - 1];
    const query = entry && nodeIn(entry, 'subquery');
    return query !== undefined && isOutputNeverNull(within(query, scope), position);
  }
  const [left, right] = ['larg', 'rarg'].map((side) => {
    const inner = nodeIn(branch, side);
    return inner !== undefined && isBranchNeverNull(scope, inner, position);
  });
  const operation = numberIn(branch, 'op');
  if (operation === setOperations.union) return Boolean(left && right);
  return Boolean(operation === setOperations.intersect ? left || right : left);
}

function isCteColumnNeverNull(scope: Scope, entry: TreeNode, position: number): boolean {
  let owner: Scope | undefined = scope;
  for (let up = numberIn(entry, 'ctelevelsup'); up > 0; up -= 1) owner = owner?.around;
  const cte =
    owner &&
    nodesIn(owner.query, 'cteList').find(({ fields }) => fields.ctename === entry.fields.ctename);
  const query = cte && nodeIn(cte, 'ctequery');
  if (!owner || !query || cte.fields.cterecursive === 'true') return false;
  return isOutputNeverNull(within(query, owner), position);
}

function isRelationColumnNeverNull(scope: Scope, entry: TreeNode, position: number): boolean {
  const relation = scope.catalogue.relations.get(numberIn(entry, 'relid'));
  if (relation?.query) {
    const { catalogue } = scope;
    return isOutputNeverNull(scopeOf(relation.query, { catalogue, parameters: [] }), position);
  }
  return relation?.columns.get(position)?.isNullable === false;
}

function isFunctionColumnNeverNull(scope: Scope, entry: TreeNode, position: number): boolean {
  const [only, ...others] = nodesIn(entry, 'functions');
  if (!only || others.length > 0) return false;
  const width = numberIn(only, 'funccolcount');
  if (entry.fields.funcordinality === 'true' && position === width + 1) return true;
  const call = nodeIn(only, 'funcexpr');
  if (width !== 1 || !call) return false;
  return isNeverNull({ ...call, fields: { ...call.fields, funcretset: 'false' } }, scope);
}

function isValuesColumnNeverNull(scope: Scope, entry: TreeNode, position: number): boolean {
  const rows = entry.fields.values_lists;
  if (!Array.isArray(rows)) return false;
  return rows.every((row) => {
    const value = Array.isArray(row) ? row[position - 1] : undefined;
    return isNode(value) && isNeverNull(value, scope);
  });
}

/** A column that stands for an expression elsewhere in the same statement. */
function isAliasNeverNull(scope: Scope, entry: TreeNode, field: string, position: number): boolean {
  const expression = nodesIn(entry, field)[position - 1];
  return expression !== undefined && isNeverNull(expression, scope);
}

function isColumnNeverNull(column: TreeNode, scope: Scope): boolean {
  const up = numberIn(column, 'varlevelsup');
  if (up > 0) {
    const outer = { ...column, fields: { ...column.fields, varlevelsup: String(up - 1) } };
    return scope.around !== undefined && isColumnNeverNull(outer, scope.around);
  }
  if (scope.filtered.has(keyOfColumn(column))) return true;
  const nulledBy = column.fields.varnullingrels;
  // `(b 5)` means that outer join 5 may have nulled it.
  if (Array.isArray(nulledBy) && nulledBy.length > 1) return false;
  const position = numberIn(column, 'varattno');
  // The row itself, or a system column.
  if (position <= 0) return true;
  const entry = nodesIn(scope.query, 'rtable')[numberIn(column, 'varno') - 1];
  if (!entry) return false;
  switch (rteKinds[numberIn(entry, 'rtekind')]) {
    case 'relation':
      return isRelationColumnNeverNull(scope, entry, position);
    case 'subquery': {
      const query = nodeIn(entry, 'subquery');
      return query !== undefined && isOutputNeverNull(within(query, scope), position);
    }
    case 'cte':
      return isCteColumnNeverNull(scope, entry, position);
    case 'function':
      return isFunctionColumnNeverNull(scope, entry, position);
    case 'values':
      return isValuesColumnNeverNull(scope, entry, position);
    case 'join':
      return isAliasNeverNull(scope, entry, 'joinaliasvars', position);
    case 'group':
      return isAliasNeverNull(scope, entry, 'groupexprs', position);
    default:
      return false;
  }
}

/** A query with an aggregate and no grouping always returns exactly one row. */
function hasAlwaysOneRow({ fields }: TreeNode): boolean {
  const { hasAggs, hasTargetSRFs, groupClause, groupingSets } = fields;
  const { havingQual, limitCount, limitOffset } = fields;
  const narrowing = [groupClause, groupingSets, havingQual, limitCount, limitOffset];
  if (hasAggs !== 'true' || hasTargetSRFs === 'true') return false;
  return narrowing.every((each) => each === undefined);
}

function isSublinkNeverNull(sublink: TreeNode, scope: Scope): boolean {
  const kind = numberIn(sublink, 'subLinkType');
  if (kind === sublinks.exists || kind === sublinks.array) return true;
  const query = nodeIn(sublink, 'subselect');
  if (kind !== sublinks.expression || !query || !hasAlwaysOneRow(query)) return false;
  return isOutputNeverNull(within(query, scope), 1);
}

function isAggregateNeverNull(aggregate: TreeNode, scope: Scope): boolean {
  const name = scope.catalogue.functions.get(numberIn(aggregate, 'aggfnoid'))?.name ?? '';
  if (name === 'count') return true;
  const { groupClause, groupingSets } = scope.query.fields;
  const hasRows = groupClause !== undefined && groupingSets === undefined;
  if (!foldingAggregates.has(name) || !hasRows || aggregate.fields.aggfilter) return false;
  const [first] = nodesIn(aggregate, 'args');
  const argument = first && nodeIn(first, 'expr');
  return argument !== undefined && isNeverNull(argument, scope);
}

function isCallNeverNull(call: TreeNode, scope: Scope): boolean {
  const { functions, operators } = scope.catalogue;
  const known = functions.get(functionOf(call, scope.catalogue));
  if (!known || known.isOurs || known.takesParts) return false;
  // If several set-returning functions are selected, the shorter results are padded with nulls.
  if (call.fields.funcretset === 'true') return false;
  const isFilled = () => nodesIn(call, 'args').every((each) => isNeverNull(each, scope));
  if (call.tag === 'OPEXPR') {
    const operator = operators.get(numberIn(call, 'opno'))?.name ?? '';
    return totalOperators.has(operator) && isFilled();
  }
  if (neverNullFunctions.has(known.name)) return true;
  const format = numberIn(call, 'funcformat');
  const isCast = format === explicitCast || format === implicitCast;
  return (isCast || totalFunctions.has(known.name)) && isFilled();
}

function isCaseNeverNull(expression: TreeNode, scope: Scope): boolean {
  const results = nodesIn(expression, 'args').map((each) => nodeIn(each, 'result'));
  return [...results, nodeIn(expression, 'defresult')].every(
    (each) => each !== undefined && isNeverNull(each, scope),
  );
}

/** Whether PostgreSQL guarantees that an expression is never null; false if that is not certain. */
export function isNeverNull(expression: TreeNode, scope: Scope): boolean {
  const inner = nodeIn(expression, 'arg');
  const args = nodesIn(expression, 'args');
  switch (expression.tag) {
    case 'VAR':
      return isColumnNeverNull(expression, scope);
    case 'CONST':
      return expression.fields.constisnull === 'false';
    case 'PARAM':
      return scope.parameters[numberIn(expression, 'paramid') - 1]?.nulls === 'never';
    case 'NULLTEST':
    case 'BOOLEANTEST':
    case 'DISTINCTEXPR':
    case 'ARRAYEXPR':
    case 'ROWEXPR':
      return true;
    case 'SQLVALUEFUNCTION':
      return numberIn(expression, 'op') !== CURRENT_SCHEMA;
    case 'RELABELTYPE':
    case 'COERCEVIAIO':
    case 'ARRAYCOERCEEXPR':
    case 'COLLATEEXPR':
    case 'NAMEDARGEXPR':
      return inner !== undefined && isNeverNull(inner, scope);
    case 'COALESCEEXPR':
    case 'MINMAXEXPR':
      return args.some((each) => isNeverNull(each, scope));
    case 'BOOLEXPR':
      return args.every((each) => isNeverNull(each, scope));
    case 'CASEEXPR':
      return isCaseNeverNull(expression, scope);
    case 'SUBLINK':
      return isSublinkNeverNull(expression, scope);
    case 'AGGREF':
      return isAggregateNeverNull(expression, scope);
    case 'WINDOWFUNC':
      return numberingWindows.has(
        scope.catalogue.functions.get(numberIn(expression, 'winfnoid'))?.name ?? '',
      );
    case 'OPEXPR':
    case 'FUNCEXPR':
      return isCallNeverNull(expression, scope);
    default:
      return false;
  }
}

/** For each output column of a statement, whether it is never null. */
export function neverNullOutput(
  query: TreeNode,
  surroundings: Omit<Surroundings, 'around'>,
): readonly boolean[] {
  const scope = scopeOf(query, surroundings);
  return outputOf(query).map((_entry, index) => isOutputNeverNull(scope, index + 1));
}

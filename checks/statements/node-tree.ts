/** A value in PostgreSQL's text format of analysed statements; undefined stands for `<>`. */
export type TreeValue = string | TreeNode | readonly TreeValue[] | undefined;

/** One node, such as `{VAR :varno 1 :varattno 3 …}`. */
export type TreeNode = {
  readonly tag: string;
  readonly fields: Readonly<Record<string, TreeValue>>;
};

/** Brackets and words, in which a backslash escapes the next character. */
const tokenPattern = /[(){}]|(?:\\.|[^\s(){}\\])+/gs;

/** Parses the contents of `pg_proc.prosqlbody` and `pg_rewrite.ev_action`. */
export function parseTree(text: string): TreeValue {
  const tokens = text.match(tokenPattern) ?? [];
  let next = 0;

  function parseNode(): TreeNode {
    const tag = tokens[next++] ?? '';
    const fields: Record<string, TreeValue> = {};
    while (tokens[next] !== '}') {
      const token = tokens[next++];
      if (token === undefined) throw new Error(`The tree ends within ${tag}`);
      // Other tokens belong to the previous value, such as the bytes of a constant.
      if (token.startsWith(':')) fields[token.slice(1)] = parseValue();
    }
    next += 1;
    return { tag, fields };
  }

  function parseList(): readonly TreeValue[] {
    const values: TreeValue[] = [];
    while (tokens[next] !== ')') {
      if (next >= tokens.length) throw new Error('The tree ends within a list');
      values.push(parseValue());
    }
    next += 1;
    return values;
  }

  function parseValue(): TreeValue {
    const token = tokens[next++];
    if (token === '{') return parseNode();
    if (token === '(') return parseList();
    return token === '<>' ? undefined : token?.replace(/\\(.)/gs, '$1');
  }

  return parseValue();
}

export const isNode = (value: TreeValue): value is TreeNode =>
  typeof value === 'object' && 'tag' in value;

export const numberIn = (node: TreeNode, field: string): number => Number(node.fields[field] ?? 0);

export function nodeIn(node: TreeNode, field: string): TreeNode | undefined {
  const value = node.fields[field];
  return isNode(value) ? value : undefined;
}

export function nodesIn(node: TreeNode, field: string): readonly TreeNode[] {
  const value = node.fields[field];
  return Array.isArray(value) ? value.filter(isNode) : [];
}

/** Yields all nodes of a tree, including its root. */
export function* walkTree(value: TreeValue): Generator<TreeNode> {
  if (Array.isArray(value)) for (const each of value) yield* walkTree(each);
  if (!isNode(value)) return;
  yield value;
  for (const each of Object.values(value.fields)) yield* walkTree(each);
}

/** The outermost QUERY node. */
export function findQuery(tree: TreeValue): TreeNode | undefined {
  for (const node of walkTree(tree)) if (node.tag === 'QUERY') return node;
  return undefined;
}

import type { Plugin } from 'vite';

type Node = { readonly type: string; readonly start: number; readonly end: number } & Readonly<
  Record<string, unknown>
>;
type Edit = { readonly start: number; readonly end: number; readonly text: string };
type Parse = (code: string) => Node;

/** Properties of a call declaration that are not needed for making the call. */
const unread: ReadonlySet<unknown> = new Set(['summary', 'input', 'check', 'output']);

function isNode(value: unknown): value is Node {
  return typeof (value as Node | null)?.type === 'string';
}

/** The nodes that are evaluated while the module loads; bodies of functions are skipped. */
function nodesIn(node: Node): readonly Node[] {
  if (/Function/.test(node.type)) return [];
  return [node, ...Object.values(node).flat().filter(isNode).flatMap(nodesIn)];
}

function nameOf(property: Node): unknown {
  return (property.key as Node | undefined)?.name;
}

function isDeclaration(node: Node): boolean {
  return node.type === 'CallExpression' && (node.callee as Node).name === 'declareCall';
}

/** Replaces the schemas with an import of the whole declaration, for forms. */
function wholeCallAt(module: string, name: string): string {
  const address = JSON.stringify(`${module}?whole`);
  return `fetchWhole: async () => (await import(${address})).${name},`;
}

/**
 * Removes the properties that the browser does not read, but keeps their line breaks so that line numbers stay true.
 */
function slimDeclaration(declarator: Node, code: string, module: string): readonly Edit[] {
  const [declaration] = (declarator.init as Node).arguments as Node[];
  const properties = (declaration?.properties ?? []) as Node[];
  const method = properties.find((each) => nameOf(each) === 'method')?.value as Node | undefined;
  return properties
    .filter((each) => unread.has(nameOf(each)))
    .map((property) => {
      const { start, end } = property;
      const comma = code.slice(end).match(/^\s*,/)?.[0].length ?? 0;
      const lines = code.slice(start, end + comma).replaceAll(/[^\n]/g, '');
      // Only forms send POSTs, and they check the input before sending it.
      const isForm = nameOf(property) === 'input' && method?.value === 'POST';
      const stand = isForm ? wholeCallAt(module, String((declarator.id as Node).name)) : '';
      return { start, end: end + comma, text: stand + lines };
    });
}

/** Lets the bundler drop a call whose result nobody uses. */
function markPure({ start }: Node): Edit {
  return { start, end: start, text: '/* @__PURE__ */ ' };
}

function applyEdits(edits: readonly Edit[], code: string): string {
  const fromTheBack = [...edits].sort((a, b) => b.start - a.start);
  return fromTheBack.reduce(
    (changed, { start, end, text }) => changed.slice(0, start) + text + changed.slice(end),
    code,
  );
}

export function withoutSchemas(code: string, module: string, parse: Parse): string {
  const declarators = nodesIn(parse(code)).filter(
    ({ type, init }) => type === 'VariableDeclarator' && isNode(init) && isDeclaration(init),
  );
  const edits = declarators.flatMap((each) => slimDeclaration(each, code, module));
  const slim = applyEdits(edits, code);
  const calls = nodesIn(parse(slim)).filter(({ type }) => type === 'CallExpression');
  // Chained calls start at the same position.
  const marks = new Map(calls.map((call) => [call.start, markPure(call)]));
  return applyEdits([...marks.values()], slim);
}

/**
 * Keeps schemas out of the code a page loads first. A call is declared once, with all its input and output; to make it,
 * the browser only needs method, path and access. A form fetches the rest.
 */
export function schemasPlugin(): Plugin {
  return {
    name: 'mai-schemas',
    enforce: 'pre',
    transform: {
      filter: { id: /\/src\/.*\.ts$/, code: /^import \* as z from 'zod\/mini'/m },
      handler(code, id) {
        // The server needs no schemas to make calls while rendering. In development its modules come straight from the
        // sources, so they are left alone.
        if (this.environment.mode === 'dev' && this.environment.config.consumer === 'server') {
          return null;
        }
        const parse: Parse = (text) => this.parse(text, { lang: 'ts' }) as unknown as Node;
        return { code: withoutSchemas(code, id, parse), map: null };
      },
    },
  };
}

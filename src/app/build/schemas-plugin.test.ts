import { parseAst } from 'vite';
import { expect, test } from 'vitest';
import { withoutSchemas } from './schemas-plugin.ts';

const parse = (code: string) => parseAst(code, { lang: 'ts' }) as never;

const contract = `import * as z from 'zod/mini';
const limit = z.string().check(z.trim());
export const list = declareCall({
  method: 'GET',
  path: 'things/list.php',
  summary: 'Things',
  access: 'visitor',
  input: { limit },
  output: {
    things: z.array(z.string()),
  },
});
export const send = declareCall({
  method: 'POST',
  path: 'things/send.php',
  summary: 'A thing',
  access: 'visitor',
  input: { name: z.string() },
  output: { message: z.string() },
});
export function firstOf(id: string) {
  return z.parse(z.string(), id);
}
`;

const slim = withoutSchemas(contract, '/things.contract.ts', parse);

test('of a call the browser keeps what it takes to make it', () => {
  const [, list = '', send = ''] = slim.split('declareCall(');
  expect(list).toContain("path: 'things/list.php'");
  expect(list).toContain("access: 'visitor'");
  expect(list).not.toMatch(/summary|input|output|fetchWhole/);
  expect(send).not.toMatch(/summary|input:|output/);
});

test('a form finds the whole of a POST', () => {
  const [, send] = slim.split("'things/send.php'");
  expect(send).toContain(
    'fetchWhole: async () => (await import("/things.contract.ts?whole")).send,',
  );
});

test('what the module does while it loads may go when nobody uses it, functions stay as they are', () => {
  expect(slim).toContain(
    'const limit = /* @__PURE__ */ z.string().check(/* @__PURE__ */ z.trim())',
  );
  expect(slim).toContain('/* @__PURE__ */ declareCall(');
  expect(slim).toContain('return z.parse(z.string(), id);');
});

test('lines stay where they were', () => {
  const lineOf = (code: string) => code.split('\n').findIndex((line) => line.includes('firstOf'));
  expect(lineOf(slim)).toBe(lineOf(contract));
});

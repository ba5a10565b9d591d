import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { repository } from './repository.ts';
import { withoutUnusedRouting } from './unused-routing.ts';

const router = readFileSync(
  `${repository}node_modules/react-router/dist/production/lib/router/router.js`,
  'utf8',
);

/** Every function that is called or given away is still there: nothing is called that was taken out. */
function missingFunctions(code: string): readonly string[] {
  const declared = (source: string) =>
    [...source.matchAll(/\bfunction (\w+)\(/g)].map(([, name]) => name ?? '');
  const kept = new Set(declared(code));
  const words = new Set(code.replaceAll(/\/\*(?:[^*]|\*(?!\/))*\*\//g, '').match(/(?<![.\w])\w+/g));
  return declared(router).filter((name) => !kept.has(name) && words.has(name));
}

test('what no page asks of the router is left out, whole', () => {
  const lean = withoutUnusedRouting(router);
  for (const name of ['handleAction', 'handleFetcherLoader', 'discoverRoutes', 'patchRoutes']) {
    expect(router).toContain(`function ${name}(`);
    expect(lean).not.toContain(`function ${name}(`);
  }
  expect(missingFunctions(lean)).toEqual([]);
});

test('what pages do ask of it stays', () => {
  const lean = withoutUnusedRouting(router);
  const kept = ['navigate', 'revalidate', 'getBlocker', 'enableScrollRestoration', 'handleLoaders'];
  for (const name of kept) expect(lean).toContain(`function ${name}(`);
});

test('a router in which a place is not found fails the build', () => {
  const other = router.replace('\tasync function handleAction(', '\tasync function runAction(');
  expect(() => withoutUnusedRouting(other)).toThrow('The router has changed: where is "async');
});

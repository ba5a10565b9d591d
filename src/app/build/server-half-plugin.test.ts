import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { withoutServerHalf } from './server-half-plugin.ts';

const registry = readFileSync(new URL('../features.ts', import.meta.url), 'utf8');

test('what is built for browsers does not name the server half of any feature', () => {
  expect(registry).toContain('/server/');
  expect(withoutServerHalf(registry)).not.toMatch(/import\([^)]*\/server\//);
});

test('the other half stays', () => {
  const screens = (code: string) => code.match(/screens: \(\) =>\s*import/g)?.length;
  expect(screens(withoutServerHalf(registry))).toBe(screens(registry));
});

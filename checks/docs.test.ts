import { expect, test } from 'vitest';
import { findNameProblems } from './docs.ts';

test('a file that is called so nowhere is found by its name', () => {
  const files = new Set(['shed-load.ts', 'routes.tsx']);
  const text =
    'Beyond it `shed-load.ts` answers, `drop-load.ts` does not; see `routes.tsx` and `name.ts(1)`.';
  expect(findNameProblems('ARCHITECTURE.md', text, files)).toEqual([
    'ARCHITECTURE.md: no file is called drop-load.ts',
  ]);
});

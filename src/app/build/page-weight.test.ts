import { statSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { readPageAssets } from '#app/server/page-assets.ts';
import { routes } from '#app/web/routes.tsx';
import { languages } from '#platform/i18n/languages.ts';
import { publicPages } from './public-pages.ts';
import { repository } from './repository.ts';

const MOST_BYTES = 120_000;

const browser = join(repository, 'dist/browser');
const findAssets = readPageAssets(browser);

function scriptBytes(files: readonly string[]): number {
  const path = (file: string) => `${join(browser, file.replace('/assets/', ''))}.br`;
  return files.reduce((sum, file) => sum + statSync(path(file)).size, 0);
}

test('every kind of public page is weighed', () => {
  const paths = publicPages(routes).map(({ path }) => path);
  expect(paths).toContain('/');
  expect(paths).toContain('/company/:id');
  expect(paths.length).toBeGreaterThanOrEqual(20);
});

describe.each(languages)('a public page in %s loads at most 120 kB of script', (language) => {
  test.each(publicPages(routes))('$path', ({ id }) => {
    const { entry, chunks } = findAssets(language, [id]);
    expect(chunks.some((file) => file.includes(`/${id}-`))).toBe(true);
    expect(scriptBytes([entry, ...chunks])).toBeLessThanOrEqual(MOST_BYTES);
  });
});

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { adminTexts } from '#app/console/console.texts.ts';
import { readPageAssets } from '#app/server/page-assets.ts';
import { routes } from '#app/web/routes.tsx';
import { languages } from '#platform/i18n/languages.ts';
import { publicPages } from './public-pages.ts';
import { repository } from './repository.ts';

const browser = join(repository, 'dist/browser');
const findAssets = readPageAssets(browser);

type Manifest = Readonly<Record<string, { readonly file: string; readonly src?: string }>>;

/** The files that the build made for the console's own screens. */
function consoleFiles(language: string): ReadonlySet<string> {
  const manifest: Manifest = JSON.parse(
    readFileSync(join(browser, language, 'manifest.json'), 'utf8'),
  );
  const own = Object.values(manifest).filter(({ src }) =>
    /^src\/(app\/)?console\//.test(src ?? ''),
  );
  return new Set(own.map(({ file }) => `/assets/${language}/${file}`));
}

describe.each(languages)('nothing of the console is in the public bundle in %s', (language) => {
  const files = consoleFiles(language);
  const read = (file: string) => readFileSync(join(browser, file.replace('/assets/', '')), 'utf8');
  // A text that only operators see, and the paths of their calls.
  const marks = [String(adminTexts.notOperatorHelp[language]), 'admin/users/', 'admin/audit/'];

  test('and there is a console to look for', () => {
    expect(files.size).toBeGreaterThan(5);
    const all = findAssets(language, ['admin-console', 'users-page', 'audit-page']).chunks;
    const text = all.map(read).join('');
    for (const mark of marks) expect(text).toContain(mark);
  });

  test.each(publicPages(routes))('$path', ({ id }) => {
    const { entry, chunks } = findAssets(language, [id]);
    const loaded = [entry, ...chunks];
    expect(loaded.filter((file) => files.has(file))).toEqual([]);
    const text = loaded
      .filter((file) => file.endsWith('.js'))
      .map(read)
      .join('');
    expect(marks.filter((mark) => text.includes(mark))).toEqual([]);
  });
});

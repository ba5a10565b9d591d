import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Text } from '#platform/i18n/texts.ts';
import { repository, type SourceFile } from './source-files.ts';

/** Arabic terms, each with the words that must not be used instead. */
export type Glossary = readonly { readonly arabic: string; readonly never: readonly string[] }[];

/** Parses the glossary's tables, whose columns are English, Arabic, banned words and a note. */
export function readGlossary(markdown: string): Glossary {
  return markdown
    .split('\n')
    .filter((line) => line.startsWith('| ') && !line.startsWith('| English'))
    .map((line) => {
      const [, , arabic = '', never = ''] = line.split('|').map((cell) => cell.trim());
      return { arabic, never: [...never.matchAll(/`([^`]+)`/g)].map(([, word = '']) => word) };
    });
}

/** Reads docs/arabic-glossary.md. */
export function readOurGlossary(): Glossary {
  return readGlossary(readFileSync(join(repository, 'docs/arabic-glossary.md'), 'utf8'));
}

/** Arabic writes “and”, “so”, “with”, “like”, “for” and the article as one with the word that follows. */
const particles = '(?:[وف]?(?:ال|لل|[بكل](?:ال)?)?)';
const escaped = (word: string) => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

function patternOf(word: string): RegExp {
  return /\p{L}/u.test(word)
    ? new RegExp(`(?<![\\p{L}\\p{M}])${particles}${escaped(word)}(?![\\p{L}\\p{M}])`, 'u')
    : new RegExp(`(?:${escaped(word)})`, 'u');
}

/** Returns a function that finds banned words in a text and names the right term. */
export function bannedWordFinder(glossary: Glossary): (text: string) => readonly string[] {
  const banned = glossary.flatMap(({ arabic, never }) =>
    never.map((word) => ({ word, pattern: patternOf(word), arabic })),
  );
  return (text) =>
    banned
      .filter(({ pattern }) => pattern.test(text))
      .map(({ word, arabic }) => `«${word}» is never said: ${arabic}`);
}

export function findBannedWordsInTexts(
  glossary: Glossary,
  texts: readonly Text[],
): readonly string[] {
  const find = bannedWordFinder(glossary);
  return texts.flatMap(({ id, ar }) => find(String(ar)).map((problem) => `${id}: ${problem}`));
}

/** Content outside the interface's texts: demo content and the legal pages. */
const isContent = ({ path }: SourceFile) =>
  (path.startsWith('demo/') || path.startsWith('src/features/site/content/server/legal/')) &&
  !path.includes('.test.');

const hasArabic = /\p{Script=Arabic}/u;
/** Three dots before a name are a spread, not an ellipsis. */
const spread = /\.{3}(?=[\w([{])/g;

export function findBannedWordsInContent(
  glossary: Glossary,
  files: readonly SourceFile[],
): readonly string[] {
  const find = bannedWordFinder(glossary);
  return files.filter(isContent).flatMap(({ path, text }) =>
    text.split('\n').flatMap((line, index) => {
      if (!hasArabic.test(line)) return [];
      return find(line.replace(spread, '')).map((problem) => `${path}:${index + 1}: ${problem}`);
    }),
  );
}

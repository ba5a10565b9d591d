import type { SourceFile } from './source-files.ts';

/** Matches comments of both kinds; `//` after a colon belongs to an address in a string. */
const commentPattern = /\/\*[\s\S]*?\*\/|(?<!:)\/\/.*/g;
const documentPattern = /\bdocs\/[\w./-]*\w|\b[\w/-]+\.md\b/g;
const decisionPattern = /\bADR (\d+)\b/g;

function documentProblems(
  { path, text }: SourceFile,
  documents: ReadonlySet<string>,
): readonly string[] {
  return [...text.matchAll(documentPattern)]
    .map(([name]) => name)
    .filter((name) => !documents.has(name) && !documents.has(`docs/${name}`))
    .map((name) => `${path}: points to ${name}, which does not exist`);
}

function decisionProblems(
  { path, text }: SourceFile,
  documents: ReadonlySet<string>,
): readonly string[] {
  const isKnown = (number: string) => {
    const start = `docs/adr/${number.padStart(4, '0')}-`;
    return [...documents].some((document) => document.startsWith(start));
  };
  return [...text.matchAll(decisionPattern)]
    .filter(([, number = '']) => !isKnown(number))
    .map(([name]) => `${path}: points to ${name}, which does not exist`);
}

/** Finds references to missing decisions in documents. */
export function findDecisionProblems(
  pages: readonly SourceFile[],
  documents: ReadonlySet<string>,
): readonly string[] {
  return pages.flatMap((page) => decisionProblems(page, documents));
}

/** Finds references to missing documents and decisions in the comments of sources. */
export function findPointerProblems(
  sources: readonly SourceFile[],
  documents: ReadonlySet<string>,
): readonly string[] {
  return sources.flatMap(({ path, text }) => {
    const comments = { path, text: (text.match(commentPattern) ?? []).join('\n') };
    return [...documentProblems(comments, documents), ...decisionProblems(comments, documents)];
  });
}

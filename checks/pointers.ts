import type { SourceFile } from './source-files.ts';

/** A comment of either kind; an address in a string is not the beginning of one. */
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

/** Decisions that a document refers to by number. */
export function findDecisionProblems(
  pages: readonly SourceFile[],
  documents: ReadonlySet<string>,
): readonly string[] {
  return pages.flatMap((page) => decisionProblems(page, documents));
}

/** Documents and decisions that a comment in a source sends its reader to. */
export function findPointerProblems(
  sources: readonly SourceFile[],
  documents: ReadonlySet<string>,
): readonly string[] {
  return sources.flatMap(({ path, text }) => {
    const comments = { path, text: (text.match(commentPattern) ?? []).join('\n') };
    return [...documentProblems(comments, documents), ...decisionProblems(comments, documents)];
  });
}

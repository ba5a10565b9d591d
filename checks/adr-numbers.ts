import type { SourceFile } from './source-files.ts';

const pathPattern = /\/(\d{4})-[a-z0-9-]+\.md$/;

function problemsOfHeading({ path, text }: SourceFile): readonly string[] {
  const number = Number(pathPattern.exec(path)?.[1]);
  if (Number.isNaN(number)) return [`${path}: is not called NNNN-what-was-decided.md`];
  return text.startsWith(`# ${number}. `) ? [] : [`${path}: does not begin with "# ${number}. "`];
}

/** Decisions are numbered from 1 without gaps or duplicates: a gap looks like a decision that was lost. */
export function findAdrProblems(records: readonly SourceFile[]): readonly string[] {
  const numbers = records.flatMap(({ path }) => Number(pathPattern.exec(path)?.[1]) || []);
  const problems = records.flatMap(problemsOfHeading);
  for (let number = 1; number <= Math.max(0, ...numbers); number += 1) {
    const times = numbers.filter((each) => each === number).length;
    if (times === 0) problems.push(`docs/adr: there is no decision ${number}`);
    if (times > 1) problems.push(`docs/adr: ${times} decisions have the number ${number}`);
  }
  return problems;
}

import type { Lexeme } from '#features/search/server/finding/words/lexemes.ts';
import type { AskedGroup } from './asked-group.ts';

export const quoted = (word: string) => `'${word.replaceAll('\\', '\\\\').replaceAll("'", "''")}'`;

/** The prefix of index terms that stand for a word in a name. */
export const NAMED = '~';

/** Drops a conjunction that has all the words of another one: it would find nothing more. */
function withoutNarrower(
  conjunctions: readonly ReadonlySet<string>[],
): readonly ReadonlySet<string>[] {
  const kept: ReadonlySet<string>[] = [];
  for (const each of conjunctions.toSorted((a, b) => a.size - b.size)) {
    const isNarrower = kept.some((wider) => [...wider].every((word) => each.has(word)));
    if (!isNarrower) kept.push(each);
  }
  return kept;
}

/** The tsquery for a part, or null where no record can have it. */
export function groupQuery({ alternatives }: AskedGroup, sign = ''): string | null {
  if (alternatives.length === 0) return null;
  const anyOf = (lexemes: readonly Lexeme[]) =>
    lexemes
      .map(({ text }) => quoted(sign + text))
      .sort()
      .join('|');
  return withoutNarrower(alternatives.map(({ words }) => new Set(words.map(anyOf))))
    .map((words) => `(${[...words].map((each) => `(${each})`).join('&')})`)
    .join('|');
}

/** At most this many words may stand between two that mean one thing together. */
const FARTHEST_APART = 3;

/** Matches two words near each other, in either order. */
function beside(one: string, other: string): string {
  const gaps = Array.from({ length: FARTHEST_APART + 1 }, (_, gap) => `<${gap + 1}>`);
  return gaps.map((gap) => `(${one})${gap}(${other})|(${other})${gap}(${one})`).join('|');
}

/**
 * Like `groupQuery`, but words that mean one thing together must stand near each other: a long text has all kinds of
 * words.
 */
export function nearQuery({ alternatives }: AskedGroup): string | null {
  if (alternatives.length === 0) return null;
  const anyOf = (lexemes: readonly Lexeme[]) =>
    [...new Set(lexemes.map(({ text }) => quoted(text)))].join('|');
  return alternatives
    .map(({ words: [first = [], ...rest], rare = false }) => {
      if (rare) return [first, ...rest].map((word) => `(${anyOf(word)})`).join('&');
      const pairs = rest.map((word, at) =>
        beside(anyOf(at === 0 ? first : (rest[at - 1] ?? [])), anyOf(word)),
      );
      return pairs.length === 0 ? `(${anyOf(first)})` : pairs.map((pair) => `(${pair})`).join('&');
    })
    .map((each) => `(${each})`)
    .join('|');
}

import type { AskedGroup } from './asked-group.ts';

export const quoted = (word: string) => `'${word.replaceAll('\\', '\\\\').replaceAll("'", "''")}'`;

/** The prefix of index terms that stand for a word in a name. */
export const NAMED = '~';

/** Words that must all be found, each by any of its lexemes. */
type Together = { readonly words: readonly (readonly string[])[]; readonly rare: boolean };

type Sought = {
  /** Each of these is enough by itself. */
  readonly alone: readonly string[];
  readonly together: readonly Together[];
};

/**
 * What a record must have of a part. A lexeme that is enough by itself is left out of the alternatives of several words,
 * because a record with it has the part already: the whole query is tried on every record that is looked at.
 */
function soughtBy({ alternatives }: AskedGroup): Sought {
  const alone = new Set<string>();
  for (const { words } of alternatives) {
    if (words.length === 1) for (const { text } of words.flat()) alone.add(text);
  }
  const together = alternatives
    .filter(({ words }) => words.length > 1)
    .map(({ words, rare = false }) => ({
      words: words.map((lexemes) => [
        ...new Set(lexemes.map(({ text }) => text).filter((text) => !alone.has(text))),
      ]),
      rare,
    }))
    .filter(({ words }) => words.every(({ length }) => length > 0));
  return { alone: [...alone], together };
}

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

const anyOf = (lexemes: readonly string[], sign = '') =>
  lexemes
    .map((text) => quoted(sign + text))
    .sort()
    .join('|');

const allOf = (words: Iterable<string>) => [...words].map((each) => `(${each})`).join('&');

/** Joins the alternatives, what is enough by itself first: most records that have the part have it so. */
function queryOf(alone: string, together: readonly string[]): string | null {
  const all = [...(alone ? [`(${alone})`] : []), ...new Set(together)];
  return all.length === 0 ? null : all.map((each) => `(${each})`).join('|');
}

/** The tsquery for a part, or null where no record can have it. */
export function groupQuery(group: AskedGroup, sign = ''): string | null {
  const { alone, together } = soughtBy(group);
  const conjunctions = together.map(
    ({ words }) => new Set(words.map((lexemes) => anyOf(lexemes, sign))),
  );
  return queryOf(anyOf(alone, sign), withoutNarrower(conjunctions).map(allOf));
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
 * words. Whether it has them at all is asked first, once and not for every distance.
 */
export function nearQuery(group: AskedGroup): string | null {
  const { alone, together } = soughtBy(group);
  const near = together.map(({ words, rare }) => {
    const asked = words.map((lexemes) => anyOf(lexemes));
    if (rare) return allOf(asked);
    const pairs = asked.slice(1).map((word, at) => beside(asked[at] ?? '', word));
    return `${allOf(asked)}&${allOf(pairs)}`;
  });
  return queryOf(anyOf(alone), near);
}

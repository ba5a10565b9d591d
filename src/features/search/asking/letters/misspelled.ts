/** Shorter words are one letter away from too many names. */
const SHORTEST = 5;

/** The word itself, and the word with each of its letters left out. */
function shortened(word: string): readonly string[] {
  return [word, ...Array.from(word, (_, at) => word.slice(0, at) + word.slice(at + 1))];
}

function isSwapped(a: string, b: string): boolean {
  const at = [...a].findIndex((letter, place) => letter !== b[place]);
  return (
    a.slice(at, at + 2) === [...b.slice(at, at + 2)].reverse().join('') &&
    a.slice(at + 2) === b.slice(at + 2)
  );
}

function isReplaced(a: string, b: string): boolean {
  return [...a].filter((letter, place) => letter !== b[place]).length === 1;
}

/** Whether one letter was left out, added, replaced, or swapped with the next. */
function isSlipOf(typed: string, name: string): boolean {
  if (typed[0] !== name[0]) return false;
  if (typed.length !== name.length) return true;
  return isReplaced(typed, name) || isSwapped(typed, name);
}

/** Returns a function that finds the names a word is a slip of. */
export function misspelledNames(names: Iterable<string>): (word: string) => ReadonlySet<string> {
  const byPart = new Map<string, string[]>();
  for (const name of names) {
    if (name.length < SHORTEST - 1 || name.includes(' ')) continue;
    for (const part of shortened(name)) byPart.set(part, [...(byPart.get(part) ?? []), name]);
  }
  return (word) => {
    if (word.length < SHORTEST) return new Set();
    return new Set(
      shortened(word)
        .flatMap((part) => byPart.get(part) ?? [])
        .filter((name) => Math.abs(name.length - word.length) <= 1 && isSlipOf(word, name)),
    );
  };
}

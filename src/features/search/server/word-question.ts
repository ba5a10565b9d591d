/** What a record must have: a word, all of several things, or any of them. */
export type WordQuestion =
  | { readonly word: string }
  | { readonly all: readonly WordQuestion[] }
  | { readonly any: readonly WordQuestion[] };

const QUOTE = "'";

/**
 * Parses a tsquery as PostgreSQL writes it (`'a' & ( 'b' | 'c' )`), so that it can be asked of many records at once. It
 * supports words, `&`, `|` and parentheses, because the search composes nothing else.
 */
export function readQuestion(written: string): WordQuestion {
  let at = 0;

  function next(): string {
    while (written[at] === ' ') at += 1;
    return written[at] ?? '';
  }

  /** Reads up to the closing quote. A quote within the word is written twice, and so is a backslash. */
  function readWord(): WordQuestion {
    let word = '';
    for (at += 1; at < written.length; at += 1) {
      const sign = written[at] ?? '';
      const isDoubled = written[at + 1] === sign;
      if (sign === QUOTE && !isDoubled) break;
      if (sign === QUOTE || sign === '\\') at += 1;
      word += sign;
    }
    at += 1;
    return { word };
  }

  function readOne(): WordQuestion {
    const sign = next();
    if (sign === QUOTE) return readWord();
    if (sign !== '(') throw new Error(`A question has an unknown sign at ${at}`);
    at += 1;
    const inner = readAny();
    next();
    at += 1;
    return inner;
  }

  function readSeveral(sign: string, read: () => WordQuestion): readonly WordQuestion[] {
    const parts = [read()];
    while (next() === sign) {
      at += 1;
      parts.push(read());
    }
    return parts;
  }

  function readAll(): WordQuestion {
    const parts = readSeveral('&', readOne);
    return parts.length === 1 && parts[0] ? parts[0] : { all: parts };
  }

  function readAny(): WordQuestion {
    const parts = readSeveral('|', readAll);
    return parts.length === 1 && parts[0] ? parts[0] : { any: parts };
  }

  return readAny();
}

/** Whether a record with these words has what is asked for. */
export function hasAsked(words: ReadonlySet<string>, asked: WordQuestion): boolean {
  if ('word' in asked) return words.has(asked.word);
  if ('all' in asked) return asked.all.every((part) => hasAsked(words, part));
  return asked.any.some((part) => hasAsked(words, part));
}

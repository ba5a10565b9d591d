/** Words between single spaces, in small letters and without vowel signs, for finding nouns in them. */
function plain(text: string): string {
  const words = text
    .toLowerCase()
    .replace(/[\u064b-\u0652]/g, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ');
  return ` ${words.trim()} `;
}

/**
 * Tells which of the named things a text speaks of: the one whose noun is the longest found in it,
 * so that an electric wheelchair is not any wheelchair. The first text that names one decides.
 */
export function finderByNoun<Thing>(
  things: readonly Thing[],
  nounsOf: (thing: Thing) => readonly string[],
): (texts: readonly string[]) => Thing | undefined {
  const known = things
    .flatMap((thing) => nounsOf(thing).map((noun) => ({ thing, words: plain(noun) })))
    .sort((one, other) => other.words.length - one.words.length);
  return (texts) => {
    for (const text of texts.map(plain)) {
      const named = known.find(({ words }) => text.includes(words));
      if (named) return named.thing;
    }
    return undefined;
  };
}

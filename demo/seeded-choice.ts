/**
 * Choices that look free but depend on their key alone, so that two runs give the same content
 * and one more row in a list does not reshuffle all the others.
 */
export type Choice = {
  /** A whole number from low to high, both included. */
  between(low: number, high: number): number;
  pick<Item>(items: readonly Item[]): Item;
  chance(share: number): boolean;
  shuffle<Item>(items: readonly Item[]): Item[];
};

export function choiceFor(key: string): Choice {
  let state = hashOf(key);

  function fraction(): number {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  }

  const between = (low: number, high: number) => low + Math.floor(fraction() * (high - low + 1));

  function pick<Item>(items: readonly Item[]): Item {
    const item = items[between(0, items.length - 1)];
    if (item === undefined) throw new Error(`Nothing to choose from for "${key}"`);
    return item;
  }

  function shuffle<Item>(items: readonly Item[]): Item[] {
    const rest = [...items];
    const mixed: Item[] = [];
    while (rest.length > 0) mixed.push(...rest.splice(between(0, rest.length - 1), 1));
    return mixed;
  }

  return { between, pick, chance: (share) => fraction() < share, shuffle };
}

/** FNV-1a: short, well spread for short keys, and the same on every machine. */
function hashOf(key: string): number {
  let hash = 0x811c9dc5;
  for (let position = 0; position < key.length; position += 1) {
    hash = Math.imul(hash ^ key.charCodeAt(position), 0x01000193);
  }
  return hash | 0;
}

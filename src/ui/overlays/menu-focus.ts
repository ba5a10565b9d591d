/** The index of the item that a key leads to, or null if the key has no meaning in a menu. */
export function nextMenuIndex(key: string, from: number, labels: readonly string[]): number | null {
  const count = labels.length;
  if (count === 0) return null;
  if (key === 'ArrowDown') return (from + 1) % count;
  if (key === 'ArrowUp') return from <= 0 ? count - 1 : from - 1;
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  if ([...key].length !== 1 || key === ' ') return null;
  const letter = key.toLocaleLowerCase();
  const order = labels.map((_, offset) => (from + 1 + offset) % count);
  return (
    order.find((index) => labels[index]?.trim().toLocaleLowerCase().startsWith(letter)) ?? null
  );
}

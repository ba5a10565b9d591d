const written = new WeakMap<object, string>();

/** A part of an answer as JSON: an answer that is kept is the same object on every page, and never changes. */
export function writtenOnce(value: object | undefined): string {
  if (value === undefined) return '';
  const known = written.get(value) ?? JSON.stringify(value);
  written.set(value, known);
  return known;
}

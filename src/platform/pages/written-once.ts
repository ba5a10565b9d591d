const written = new WeakMap<object, string>();

/** A part of an answer as JSON, remembered by object: a cached answer is the same, unchanging object on every page. */
export function writtenOnce(value: object | undefined): string {
  if (value === undefined) return '';
  const known = written.get(value) ?? JSON.stringify(value);
  written.set(value, known);
  return known;
}

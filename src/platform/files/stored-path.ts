/**
 * Whether a path names something inside the store. Dots lead out of a folder, and out of a web address
 * as well: a store asked for `Upload/../private/x` would hand out what is private.
 */
export function isStoredPath(path: string): boolean {
  if (/[\\\p{Cc}]/u.test(path)) return false;
  return path.split('/').every((part) => part !== '' && part !== '.' && part !== '..');
}

export function requireStoredPath(path: string): string {
  if (!isStoredPath(path)) throw new Error(`${JSON.stringify(path)} is no path in the store`);
  return path;
}

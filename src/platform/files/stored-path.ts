/**
 * Whether a path stays inside the store. `..` leads out of a folder and also out of a URL: a store asked for
 * `Upload/../private/x` would return a private file.
 */
export function isStoredPath(path: string): boolean {
  if (/[\\\p{Cc}]/u.test(path)) return false;
  return path.split('/').every((part) => part !== '' && part !== '.' && part !== '..');
}

export function requireStoredPath(path: string): string {
  if (!isStoredPath(path)) throw new Error(`${JSON.stringify(path)} is no path in the store`);
  return path;
}

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './runtime.mjs';

const lockfile = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'));

/** The packages of the lockfile by installation folder; the portal itself is ''. */
export const { packages } = lockfile;

const FOLDER = 'node_modules/';

/** The folder in which Node finds a package for the one at `path`; undefined if it is not installed. */
function findPath(path, name) {
  for (
    let above = path === '' ? '' : `${path}/`;
    ;
    above = above.slice(0, above.lastIndexOf(FOLDER))
  ) {
    if (packages[`${above}${FOLDER}${name}`]) return `${above}${FOLDER}${name}`;
    if (above === '') return undefined;
  }
}

/** The installed dependencies of a package; for the portal only those it needs at run time. */
export function listNeeded(path) {
  const { dependencies, optionalDependencies, peerDependencies } = packages[path];
  const names = Object.keys({ ...dependencies, ...optionalDependencies, ...peerDependencies });
  return names.map((name) => findPath(path, name)).filter((found) => found !== undefined);
}

/** The portal and all packages it depends on, directly or not. */
export function listRunning() {
  const paths = new Set(['']);
  for (const path of paths) for (const needed of listNeeded(path)) paths.add(needed);
  return [...paths];
}

export const nameOf = (path) =>
  path === '' ? packages[''].name : path.slice(path.lastIndexOf(FOLDER) + FOLDER.length);

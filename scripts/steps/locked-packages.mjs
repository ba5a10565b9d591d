import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './runtime.mjs';

const lockfile = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'));

/** What the lockfile says of each package, by the folder it is installed in; the portal itself is in ''. */
export const { packages } = lockfile;

const FOLDER = 'node_modules/';

/** Where Node would find a package that the one at `path` asks for; undefined for one not installed. */
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

/** The packages that one needs, as far as they are installed; of the portal, those that it runs with. */
export function listNeeded(path) {
  const { dependencies, optionalDependencies, peerDependencies } = packages[path];
  const names = Object.keys({ ...dependencies, ...optionalDependencies, ...peerDependencies });
  return names.map((name) => findPath(path, name)).filter((found) => found !== undefined);
}

/** The portal and every package that it leads to. */
export function listRunning() {
  const paths = new Set(['']);
  for (const path of paths) for (const needed of listNeeded(path)) paths.add(needed);
  return [...paths];
}

export const nameOf = (path) =>
  path === '' ? packages[''].name : path.slice(path.lastIndexOf(FOLDER) + FOLDER.length);

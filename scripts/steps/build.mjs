import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { root, runOrExit } from './runtime.mjs';

const mark = join(root, 'dist/built-from');
const inputs = ['package-lock.json', 'src', 'demo'];

function filesUnder(path) {
  const entries = readdirSync(path, { withFileTypes: true, recursive: true });
  return entries
    .filter((entry) => entry.isFile() && !entry.name.includes('.test.'))
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
}

function hashInputs() {
  const hash = createHash('sha256');
  for (const input of inputs) {
    const path = join(root, input);
    for (const file of statSync(path).isDirectory() ? filesUnder(path) : [path]) {
      hash.update(relative(root, file)).update('\0').update(readFileSync(file)).update('\0');
    }
  }
  return hash.digest('hex');
}

/** Builds the browser and render bundles if a source has changed since the last build. */
export async function buildIfStale(runtime) {
  const wanted = hashInputs();
  if (existsSync(mark) && readFileSync(mark, 'utf8') === wanted) return;
  process.stdout.write('Building the pages …\n');
  await runOrExit(runtime, ['src/app/build/build-pages.ts'], { NODE_ENV: 'production' });
  writeFileSync(mark, wanted);
}

import { existsSync } from 'node:fs';
import { readFile, symlink } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { exitCodes, StartProblem } from '#platform/config/start-problem.ts';
import { codeOf } from '#platform/database/error-code.ts';

type Link = { readonly source: string; readonly target: string };

/**
 * Creates the library symlinks that the package leaves to an install script: npm packages contain no links, and install
 * scripts are off here. Several portals may do this at once.
 */
export async function linkLibraries(packageFolder: string): Promise<void> {
  const listFile = join(packageFolder, 'native/pg-symlinks.json');
  if (!existsSync(listFile)) return;
  const links: readonly Link[] = JSON.parse(await readFile(listFile, 'utf8'));
  const missing = links.filter(({ target }) => !existsSync(join(packageFolder, target)));
  // One after another, so that the first failure is the one reported.
  for (const link of missing) await makeLink(packageFolder, link);
}

async function makeLink(packageFolder: string, { source, target }: Link): Promise<void> {
  try {
    await symlink(relative(dirname(target), source), join(packageFolder, target));
  } catch (error) {
    if (codeOf(error) === 'EEXIST') return;
    throw new StartProblem(
      `The embedded database needs a link at ${join(packageFolder, target)}, which cannot be made ` +
        `(${codeOf(error)}).\nStart the portal once as a user who may write there, or set DATABASE_URL.`,
      exitCodes.noPermission,
      { cause: error },
    );
  }
}

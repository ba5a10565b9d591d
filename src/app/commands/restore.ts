import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { beginHistory } from '#app/programs/changes/server/begin-history.ts';
import { beginMarksAnew } from '#features/saved-searches/server/begin-marks.ts';
import { requireNoOtherPortal } from '#platform/database/backup/other-portals.ts';
import { restore } from '#platform/database/backup/restore.ts';
import { openPool } from '#platform/database/open-pool.ts';
import { requireFileStore } from '#platform/files/open-file-store.ts';
import { type Command, UsageError } from './command.ts';
import { revokeAllCredentials } from './revoke-all-credentials.ts';
import { withDatabase } from './with-database.ts';

export const restoreCommand: Command = {
  usage: 'restore FILE [--force]',
  summary: 'bring back what a backup holds; the portal must be stopped',
  async run(args, { config, log, print }) {
    const { file, force } = readArguments(args);
    const settings = config();
    const places = { files: await requireFileStore(settings), dataDir: settings.dataDir };
    const { createdAt } = await withDatabase(openPool(settings, log), async ({ pool }) => {
      await requireNoOtherPortal(pool);
      return restore(pool, places, resolve(file), {
        force,
        async afterwards(client) {
          await revokeAllCredentials(client);
          await beginHistory(client);
          await beginMarksAnew.run(client);
        },
      });
    });
    print(`The database and the files are as they were at ${createdAt}.`);
    print('Every session, code and API key has ended: sign in by mail, and make new keys.');
    print('Passkeys are added again; those of operators are asked for after a mailed code.');
  },
};

function readArguments(args: readonly string[]): { file: string; force: boolean } {
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      options: { force: { type: 'boolean', default: false } },
      allowPositionals: true,
    });
    const [file, ...rest] = positionals;
    if (file && rest.length === 0) return { file, force: values.force };
  } catch {
    // The UsageError below explains it.
  }
  throw new UsageError('restore needs one file name and knows only --force');
}

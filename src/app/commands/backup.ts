import { resolve } from 'node:path';
import { backup } from '#platform/database/backup/backup.ts';
import { joinPool } from '#platform/database/join-pool.ts';
import { openFileStore } from '#platform/files/open-file-store.ts';
import { type Command, UsageError } from './command.ts';
import { withDatabase } from './with-database.ts';

export const backupCommand: Command = {
  usage: 'backup FILE',
  summary: 'write the database and the stored files into a new file; the portal may be running',
  async run([file, ...rest], { config, log, print }) {
    if (!file || rest.length > 0) throw new UsageError('backup needs one file name');
    const settings = config();
    const { tables, files } = await withDatabase(joinPool(settings, log), ({ pool }) =>
      backup(pool, openFileStore(settings), resolve(file)),
    );
    const rows = tables.reduce((sum, table) => sum + table.rows, 0);
    print(`${file}: ${rows} rows of ${tables.length} tables, ${files.count} files`);
  },
};

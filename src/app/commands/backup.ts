import { resolve } from 'node:path';
import { backup } from '#platform/database/backup/backup.ts';
import { joinDatabase } from '#platform/database/join-database.ts';
import { type Command, UsageError } from './command.ts';
import { withDatabase } from './with-database.ts';

export const backupCommand: Command = {
  usage: 'backup FILE',
  summary: 'write the database and the stored files into a new file; the portal may be running',
  async run([file, ...rest], { config, log, say }) {
    if (!file || rest.length > 0) throw new UsageError('backup needs one file name');
    const settings = config();
    const { tables, files } = await withDatabase(joinDatabase(settings, log), ({ pool }) =>
      backup(pool, settings.dataDir, resolve(file)),
    );
    const rows = tables.reduce((sum, table) => sum + table.rows, 0);
    say(`${file}: ${rows} rows of ${tables.length} tables, ${files.count} files`);
  },
};

import { joinPool } from '#platform/database/join-pool.ts';
import { migrate } from '#platform/database/migrate.ts';
import type { Command } from './command.ts';
import { withDatabase } from './with-database.ts';

export const migrateCommand: Command = {
  usage: 'migrate',
  summary: 'bring the database to the level of this version',
  async run(_args, { config, log, print }) {
    const applied = await withDatabase(joinPool(config(), log), ({ pool }) => migrate(pool));
    for (const name of applied) print(`applied ${name}`);
    if (applied.length === 0) print('The database is up to date.');
  },
};

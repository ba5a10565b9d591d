import { grantAdmin } from '#features/accounts/server/grant-admin.ts';
import { joinPool } from '#platform/database/join-pool.ts';
import { type Command, UsageError } from './command.ts';
import { readEmail } from './read-email.ts';
import { withDatabase } from './with-database.ts';

export const adminCommand: Command = {
  usage: 'admin grant EMAIL',
  summary: 'give an account the operator’s role; the portal may be running',
  async run([action, address, ...rest], { config, log, say }) {
    if (action !== 'grant' || rest.length > 0)
      throw new UsageError('admin knows only: grant EMAIL');
    const email = readEmail(address);
    await withDatabase(joinPool(config(), log), ({ pool }) => grantAdmin(pool, email));
    say(`${email} has the operator’s role.`);
  },
};

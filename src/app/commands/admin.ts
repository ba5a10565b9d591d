import type pg from 'pg';
import { commandLine } from '#console/audit/server/audit.ts';
import { resetFactor } from '#features/accounts/second-factor/server/reset-factor.ts';
import { grantRoleTo } from '#features/accounts/users/server/grant-role.ts';
import { findAccount } from '#features/accounts/users/server/require-account.ts';
import { CallProblem } from '#platform/calls/call-problem.ts';
import { exitCodes, StartProblem } from '#platform/config/start-problem.ts';
import { inTransaction } from '#platform/database/in-transaction.ts';
import { joinPool } from '#platform/database/join-pool.ts';
import { type Command, UsageError } from './command.ts';
import { readEmail } from './read-email.ts';
import { withDatabase } from './with-database.ts';

type Deed = (pool: pg.Pool, email: string, appUrl: string) => Promise<string>;

async function grant(pool: pg.Pool, email: string): Promise<string> {
  await grantRoleTo(pool, email);
  return `${email} has the operator’s role.`;
}

/** For the last operator, whose second factor no other operator is left to reset. */
async function resetSecondFactor(pool: pg.Pool, email: string, appUrl: string): Promise<string> {
  const nothing = new StartProblem(`${email} has no second factor.`, exitCodes.noInput);
  await inTransaction(pool, async (client) => {
    const account = await findAccount(client, { email });
    if (!account) throw nothing;
    await resetFactor(client, account, { actor: commandLine, appUrl });
  }).catch((problem: unknown) => {
    throw problem instanceof CallProblem ? nothing : problem;
  });
  return `${email} has no second factor any more, and every session has ended.`;
}

const deeds = new Map<string | undefined, Deed>([
  ['grant', grant],
  ['reset-second-factor', resetSecondFactor],
]);

export const adminCommand: Command = {
  usage: 'admin grant|reset-second-factor EMAIL',
  summary: 'give the operator’s role, or take away a lost second factor; the portal may be running',
  async run([action, address, ...rest], { config, log, print }) {
    const perform = deeds.get(action);
    if (!perform || rest.length > 0) {
      throw new UsageError('admin knows only: grant EMAIL, reset-second-factor EMAIL');
    }
    const email = readEmail(address);
    const settings = config();
    print(
      await withDatabase(joinPool(settings, log), ({ pool }) =>
        perform(pool, email, settings.appUrl),
      ),
    );
  },
};

import type pg from 'pg';
import {
  beginPasskeyConfirmation,
  beginPasskeySignIn,
  confirmWithPasskey,
  passkeySignIn,
} from '#features/accounts/passkeys/passkeys.contract.ts';
import { accounts } from '#features/accounts/server/accounts.table.ts';
import { passSecondFactor } from '#features/accounts/sessions/server/sessions.ts';
import {
  rememberRequester,
  requesterOf,
} from '#features/accounts/sign-in/server/code-requesters.ts';
import { signedInAnswer, signIn } from '#features/accounts/sign-in/server/sign-in.ts';
import { type Operation, operation } from '#platform/calls/operation.ts';
import { bigint, text } from '#platform/database/columns.ts';
import { inTransaction } from '#platform/database/in-transaction.ts';
import { sql } from '#platform/database/sql.ts';
import { query } from '#platform/database/statement.ts';
import { networkOf } from '#platform/limits/network-of.ts';
import { type RateLimit, requireWithinLimit } from '#platform/limits/rate-limit.ts';
import { findPasskeys, trustPasskey } from './passkeys.ts';
import { askForPasskey, refusedPasskey, requireShownPasskey } from './show-passkey.ts';

/** There is nothing to guess here, but verifying a signature takes time. */
const showings: RateLimit = { name: 'passkey-shown', times: 100, withinS: 600 };

const countShowing = (pool: pg.Pool, ip: string) =>
  requireWithinLimit(pool, showings, networkOf(ip));

const anybody = { purpose: 'sign-in', sessionId: null } as const;

const ask = operation(beginPasskeySignIn, async (_input, context) => ({
  options: await askForPasskey(context, anybody),
}));

const selectEmail = query({
  name: 'accounts.email-of-account',
  values: { id: bigint },
  row: { email: text },
  plan: 'each call',
  sql: sql`select email from ${accounts} where id = $id`,
});

const enter = operation(passkeySignIn, async ({ credential }, context) => {
  const { database, visitor, language } = context;
  await countShowing(database.pool, visitor.ip);
  const passkey = await requireShownPasskey(context, credential, anybody);
  if (passkey.only_second) throw refusedPasskey();
  const { account_id: id } = passkey;
  const account = await inTransaction(database.pool, async (client) => {
    const known = await selectEmail.first(client, { id });
    if (!known) throw refusedPasskey();
    const signedIn = await signIn(client, known.email, context, { showsFactor: true });
    await rememberRequester(client, signedIn.id, requesterOf(known.email, visitor));
    return signedIn;
  });
  if (visitor.browser) context.keepBrowser(visitor.browser);
  return signedInAnswer(account, language);
});

const askAgain = operation(beginPasskeyConfirmation, async (_input, context) => {
  const { database, caller } = context;
  const own = await findPasskeys(database.pool, caller.accountId);
  const use = { purpose: 'confirm', sessionId: caller.sessionId } as const;
  return { options: await askForPasskey(context, use, own) };
});

const confirm = operation(confirmWithPasskey, async ({ credential }, context) => {
  const { database, caller, visitor } = context;
  const { accountId, sessionId } = caller;
  await countShowing(database.pool, visitor.ip);
  const use = { purpose: 'confirm', sessionId, accountId } as const;
  const passkey = await requireShownPasskey(context, credential, use);
  await passSecondFactor(database.pool, sessionId);
  await trustPasskey(database.pool, passkey);
  return {};
});

export const passkeySignInOperations: readonly Operation[] = [ask, enter, askAgain, confirm];

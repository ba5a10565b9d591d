import { accounts } from '#features/accounts/server/accounts.table.ts';
import { closeSession } from '#features/accounts/sessions/server/sessions.ts';
import { checkEmail, logout, verifyCode } from '#features/accounts/sign-in/sign-in.contract.ts';
import { signInTexts } from '#features/accounts/sign-in/sign-in.texts.ts';
import { CallProblem, tooManyRequests } from '#platform/calls/call-problem.ts';
import { type Operation, type OperationContext, operation } from '#platform/calls/operation.ts';
import { bool, text } from '#platform/database/columns.ts';
import { inTransaction } from '#platform/database/in-transaction.ts';
import { sql } from '#platform/database/sql.ts';
import { query } from '#platform/database/statement.ts';
import type { Text } from '#platform/i18n/texts.ts';
import { translateIn } from '#platform/i18n/translate-in.ts';
import { queueMail } from '#platform/mail/mail.ts';
import { accessDenied, signIn } from './sign-in.ts';
import {
  hasFreshCode,
  makeCode,
  storeCode,
  takeCode,
  tryCode,
  waitForNextCodeS,
} from './sign-in-codes.ts';
import { countAsk, countCode, countGuess } from './sign-in-limits.ts';
import { codeMail } from './sign-in-mail.ts';

const selectAccount = query({
  name: 'accounts.by-email',
  values: { email: text },
  row: { suspended: bool },
  sql: sql`select suspended_at is not null as suspended from ${accounts} where email = $email`,
});

/** A new code on its way; false when the last one is a moment old and can still be used. */
async function sendCode(email: string, context: OperationContext): Promise<boolean> {
  const { pool } = context.database;
  // Made whether or not it is needed: the answer takes as long for every address.
  const made = await makeCode();
  if (await hasFreshCode(pool, email)) return false;
  const waitS = await waitForNextCodeS(pool, email);
  if (waitS > 0) throw tooManyRequests(waitS);
  await countCode(pool, email);
  const mail = await codeMail(email, made.code, context);
  const stored = await inTransaction(pool, async (client) => {
    const isNew = await storeCode(client, email, made);
    if (isNew) await queueMail(client, mail);
    return isNew;
  });
  if (stored) context.tell(`Sign-in code for ${email}: ${made.code}`);
  return stored;
}

const check = operation(checkEmail, async ({ email }, context) => {
  const { pool } = context.database;
  await countAsk(pool, email, context.visitor.ip);
  const account = await selectAccount.first(pool, { email });
  if (account?.suspended) throw accessDenied();
  const sent = await sendCode(email, context);
  const told = sent ? signInTexts.codeSent : signInTexts.codeSentBefore;
  return {
    userExists: account !== undefined,
    message: translateIn(context.language)(told, { email }),
  };
});

const refused = (code: string, told: Text) => new CallProblem(code, 400, told);

const verify = operation(verifyCode, async ({ email, otp }, context) => {
  const { pool } = context.database;
  await countGuess(pool, context.visitor.ip);
  const { outcome, hash } = await tryCode(pool, email, otp);
  if (outcome === 'wrong') throw refused('wrong_code', signInTexts.codeWrong);
  const account = await inTransaction(pool, async (client) => {
    if (!hash || !(await takeCode(client, email, hash))) return undefined;
    return signIn(client, email, context);
  });
  if (!account) throw refused('code_gone', signInTexts.codeGone);
  return {
    token: account.token,
    user_id: account.id,
    user_type: account.user_type,
    name: account.name,
    email: account.email,
    message: translateIn(context.language)(signInTexts.signedIn),
  };
});

const leave = operation(logout, async (_input, { database, caller }) => {
  const { sessionId: id, accountId } = caller;
  await closeSession(database.pool, { id, accountId });
  return {};
});

export const signInOperations: readonly Operation[] = [check, verify, leave];

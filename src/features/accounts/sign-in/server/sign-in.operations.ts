import { accounts } from '#features/accounts/server/accounts.table.ts';
import { closeSession } from '#features/accounts/sessions/server/sessions.ts';
import {
  CODE_LENGTH,
  checkEmail,
  logout,
  verifyCode,
} from '#features/accounts/sign-in/sign-in.contract.ts';
import { signInTexts } from '#features/accounts/sign-in/sign-in.texts.ts';
import { newBrowserToken } from '#platform/auth/browser-token.ts';
import { makeCode } from '#platform/auth/mailed-code.ts';
import { CallProblem, tooManyRequests } from '#platform/calls/call-problem.ts';
import { type Operation, type OperationContext, operation } from '#platform/calls/operation.ts';
import { bool, text } from '#platform/database/columns.ts';
import { inTransaction } from '#platform/database/in-transaction.ts';
import { sql } from '#platform/database/sql.ts';
import { query } from '#platform/database/statement.ts';
import type { Text } from '#platform/i18n/texts.ts';
import { translateIn } from '#platform/i18n/translate-in.ts';
import { queueMail } from '#platform/mail/mail.ts';
import {
  findFamiliarity,
  hashOfBrowser,
  rememberRequester,
  requesterOf,
} from './code-requesters.ts';
import { accessDenied, signedInAnswer, signIn } from './sign-in.ts';
import { hasFreshCode, storeCode, takeCode, tryCode, waitForNextCodeS } from './sign-in-codes.ts';
import {
  type AskedBy,
  countAsk,
  countCode,
  countComparison,
  countGuess,
} from './sign-in-limits.ts';
import { codeMail } from './sign-in-mail.ts';

const selectAccount = query({
  name: 'accounts.by-email',
  values: { email: text },
  row: { suspended: bool },
  sql: sql`select suspended_at is not null as suspended from ${accounts} where email = $email`,
});

async function askedBy(email: string, { database, visitor }: OperationContext): Promise<AskedBy> {
  const { ip } = visitor;
  const requester = requesterOf(email, visitor);
  return {
    email,
    ip,
    requester,
    familiarity: await findFamiliarity(database.pool, email, requester),
  };
}

/** Mails a new code; returns false if the last one was sent a moment ago and is still usable. */
async function sendCode(by: AskedBy, context: OperationContext): Promise<boolean> {
  const { pool } = context.database;
  const { email, requester } = by;
  // Made even if not needed, so that the response takes equally long for every address.
  const made = await makeCode(CODE_LENGTH);
  if (await hasFreshCode(pool, email, requester)) return false;
  const waitS = await waitForNextCodeS(pool, email, requester);
  if (waitS > 0) throw tooManyRequests(waitS);
  await countCode(pool, by);
  const mail = await codeMail(email, made.code, context);
  const token = requester.browser ? null : newBrowserToken();
  const newBrowser = token === null ? null : hashOfBrowser(email, token);
  const stored = await inTransaction(pool, async (client) => {
    const isNew = await storeCode(client, { ...by, newBrowser }, made);
    if (isNew) await queueMail(client, mail);
    return isNew;
  });
  if (stored) context.tell(`Sign-in code for ${email}: ${made.code}`);
  // The cookie lets the code also be entered from another network.
  if (stored && token) context.keepBrowser(token);
  return stored;
}

const check = operation(checkEmail, async ({ email }, context) => {
  const { pool } = context.database;
  const by = await askedBy(email, context);
  await countAsk(pool, by);
  const account = await selectAccount.first(pool, { email });
  if (account?.suspended) throw accessDenied();
  const sent = await sendCode(by, context);
  const told = sent ? signInTexts.codeSent : signInTexts.codeSentBefore;
  return {
    userExists: account !== undefined,
    message: translateIn(context.language)(told, { email }),
  };
});

const refused = (code: string, told: Text) => new CallProblem(code, 400, told);

const verify = operation(verifyCode, async ({ email, otp }, context) => {
  const { pool } = context.database;
  const by = await askedBy(email, context);
  await countGuess(pool, by);
  const { outcome, hash } = await tryCode(pool, { ...by, guess: otp }, (familiarity) =>
    countComparison(pool, email, familiarity),
  );
  if (outcome === 'wrong') throw refused('wrong_code', signInTexts.codeWrong);
  const account = await inTransaction(pool, async (client) => {
    if (!hash || !(await takeCode(client, email, hash))) return undefined;
    const signedIn = await signIn(client, email, context);
    await rememberRequester(client, signedIn.id, by.requester);
    return signedIn;
  });
  if (!account) throw refused('code_gone', signInTexts.codeGone);
  if (context.visitor.browser) context.keepBrowser(context.visitor.browser);
  return signedInAnswer(account, context.language);
});

const leave = operation(logout, async (_input, { database, caller }) => {
  const { sessionId: id, accountId } = caller;
  await closeSession(database.pool, { id, accountId });
  return {};
});

export const signInOperations: readonly Operation[] = [check, verify, leave];

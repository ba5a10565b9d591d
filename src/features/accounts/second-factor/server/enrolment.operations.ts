import { randomBytes } from 'node:crypto';
import { recordAction } from '#console/audit/server/audit.ts';
import { secondFactorSubject } from '#features/accounts/accounts.audit.ts';
import {
  beginSecondFactor,
  confirmSecondFactor,
} from '#features/accounts/second-factor/second-factor.contract.ts';
import { secondFactorTexts as texts } from '#features/accounts/second-factor/second-factor.texts.ts';
import { readSiteName } from '#features/site/server/public.ts';
import { conflict } from '#platform/calls/call-problem.ts';
import { type Operation, operation } from '#platform/calls/operation.ts';
import { inTransaction } from '#platform/database/in-transaction.ts';
import { countGuess, findFactor, passFactor, spendDeviceCode, wrongCode } from './factors.ts';
import { replaceRecoveryCodes } from './recovery-codes.ts';
import { otpauthUri, toBase32 } from './totp.ts';

/** As long as the hash, as RFC 4226 recommends. */
const SECRET_BYTES = 20;

const begin = operation(beginSecondFactor, async (_input, { database, caller, language }) => {
  const secret = randomBytes(SECRET_BYTES);
  const { rowCount } = await database.pool.query(
    `insert into second_factors as known (account_id, secret) values ($1, $2)
     on conflict (account_id) do update set secret = excluded.secret, created_at = now()
       where known.confirmed_at is null`,
    [caller.accountId, secret],
  );
  // A device that counts is not replaced by whoever has the session.
  if (rowCount === 0) throw conflict(texts.enrolledBefore);
  const issuer = await readSiteName(database.pool, language);
  return {
    secret: toBase32(secret),
    otpauth_uri: otpauthUri(secret, issuer, caller.email),
  };
});

const confirm = operation(confirmSecondFactor, async ({ code }, { database, caller, now }) => {
  const { accountId, sessionId } = caller;
  await countGuess(database.pool, accountId);
  return inTransaction(database.pool, async (client) => {
    const factor = await findFactor(client, accountId);
    if (!factor) throw conflict(texts.notBegun);
    if (factor.confirmed_at) throw conflict(texts.enrolledBefore);
    if (!(await spendDeviceCode(client, accountId, code, now))) throw wrongCode();
    await client.query('update second_factors set confirmed_at = now() where account_id = $1', [
      accountId,
    ]);
    await passFactor(client, sessionId);
    await recordAction(client, caller, {
      action: 'enrol',
      subject: secondFactorSubject,
      subjectId: accountId,
    });
    return { recovery_codes: await replaceRecoveryCodes(client, accountId) };
  });
});

export const enrolmentOperations: readonly Operation[] = [begin, confirm];

import { randomBytes } from 'node:crypto';
import type pg from 'pg';
import { recordAction } from '#console/audit/server/audit.ts';
import { secondFactorSubject } from '#features/accounts/accounts.audit.ts';
import {
  beginSecondFactor,
  confirmSecondFactor,
} from '#features/accounts/second-factor/second-factor.contract.ts';
import { secondFactorTexts as texts } from '#features/accounts/second-factor/second-factor.texts.ts';
import { passSecondFactor } from '#features/accounts/sessions/server/sessions.ts';
import { readSiteName } from '#features/site/server/public.ts';
import { conflict, secondFactorNeeded } from '#platform/calls/call-problem.ts';
import { type Operation, operation } from '#platform/calls/operation.ts';
import { bigint, bytes } from '#platform/database/columns.ts';
import { inTransaction } from '#platform/database/in-transaction.ts';
import { sql } from '#platform/database/sql.ts';
import { command } from '#platform/database/statement.ts';
import { holdFactorState } from './factor-state.ts';
import { findFactor, spendDeviceCode, withGuessLimits, wrongCode } from './factors.ts';
import { replaceRecoveryCodes } from './recovery-codes.ts';
import { secondFactors } from './second-factors.table.ts';
import { otpauthUri, toBase32 } from './totp.ts';

/** The length of the hash, as RFC 4226 recommends. */
const SECRET_BYTES = 20;

const beginFactor = command({
  name: 'accounts.begin-second-factor',
  values: { accountId: bigint, secret: bytes },
  sql: sql`
    insert into ${secondFactors} as known (account_id, secret) values ($accountId, $secret)
    on conflict (account_id) do update set secret = excluded.secret, created_at = now()
      where known.confirmed_at is null`,
});

const confirmFactor = command({
  name: 'accounts.confirm-second-factor',
  values: { accountId: bigint },
  sql: sql`update ${secondFactors} set confirmed_at = now() where account_id = $accountId`,
});

const begin = operation(beginSecondFactor, async (_input, { database, caller, language }) => {
  const secret = randomBytes(SECRET_BYTES);
  const begun = await beginFactor.run(database.pool, { accountId: caller.accountId, secret });
  // A confirmed device is not replaced: somebody with a stolen session could otherwise enrol their own.
  if (begun === 0) throw conflict(texts.enrolledBefore);
  const issuer = await readSiteName(database.pool, language);
  return {
    secret: toBase32(secret),
    otpauth_uri: otpauthUri(secret, issuer, caller.email),
  };
});

const confirm = operation(confirmSecondFactor, async ({ code }, context) => {
  const { database, caller, now, operatorsNeedFactor } = context;
  const { accountId, sessionId } = caller;
  const confirming = async (client: pg.ClientBase) => {
    // If two sessions without a factor enrol at once, the second must show the factor of the first.
    const state = await holdFactorState(client, sessionId, operatorsNeedFactor);
    if (state === 'to-show') throw secondFactorNeeded();
    const factor = await findFactor(client, accountId);
    if (!factor) throw conflict(texts.notBegun);
    if (factor.confirmed_at) throw conflict(texts.enrolledBefore);
    if (!(await spendDeviceCode(client, accountId, code, now))) throw wrongCode();
    await confirmFactor.run(client, { accountId });
    await passSecondFactor(client, sessionId);
    await recordAction(client, caller, {
      action: 'enrol',
      subject: secondFactorSubject,
      subjectId: accountId,
    });
    return { recovery_codes: await replaceRecoveryCodes(client, accountId) };
  };
  const { pool } = database;
  return withGuessLimits(pool, { accountId, code }, () => inTransaction(pool, confirming));
});

export const enrolmentOperations: readonly Operation[] = [begin, confirm];

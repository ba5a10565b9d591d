import type pg from 'pg';
import { FACTOR_CODE_LENGTH } from '#features/accounts/second-factor/second-factor.contract.ts';
import { secondFactorTexts } from '#features/accounts/second-factor/second-factor.texts.ts';
import { CallProblem } from '#platform/calls/call-problem.ts';
import { bigint, bytes, nullable, timestamp } from '#platform/database/columns.ts';
import type { Connection } from '#platform/database/connection.ts';
import { sql } from '#platform/database/sql.ts';
import { command, query, type RowOf } from '#platform/database/statement.ts';
import { type RateLimit, requireWithinLimit } from '#platform/limits/rate-limit.ts';
import { spendRecoveryCode } from './recovery-codes.ts';
import { secondFactors } from './second-factors.table.ts';
import { findTotpStep, latestStepAt } from './totp.ts';

/** Three codes are right at a time: ten guesses a quarter of an hour need years for one. */
const guesses: RateLimit = { name: 'second-factor', times: 10, withinS: 900 };

export async function countGuess(pool: pg.Pool, accountId: number): Promise<void> {
  await requireWithinLimit(pool, guesses, String(accountId));
}

const factor = { secret: bytes, confirmed_at: nullable(timestamp) };

const selectFactor = query({
  name: 'accounts.second-factor',
  values: { accountId: bigint },
  row: factor,
  plan: 'each call',
  sql: sql`select secret, confirmed_at from ${secondFactors} where account_id = $accountId`,
});

export function findFactor(
  connection: Connection,
  accountId: number,
): Promise<RowOf<typeof factor> | undefined> {
  return selectFactor.first(connection, { accountId });
}

/** A step beyond any that counts now is of a clock that was set back since: it refuses nothing. */
const spendStep = command({
  name: 'accounts.spend-device-code',
  values: { accountId: bigint, step: bigint, latest: bigint },
  sql: sql`
    update ${secondFactors} set last_step = $step
    where account_id = $accountId and (last_step < $step or last_step > $latest)`,
});

/** Whether the code is one of the device's that was not used yet; then it is used. */
export async function spendDeviceCode(
  connection: Connection,
  accountId: number,
  code: string,
  now: Date,
): Promise<boolean> {
  const known = await findFactor(connection, accountId);
  const step = known && findTotpStep(known.secret, code, now);
  if (step === undefined) return false;
  const latest = latestStepAt(now);
  return (await spendStep.run(connection, { accountId, step, latest })) === 1;
}

export function wrongCode(): CallProblem {
  return new CallProblem('wrong_code', 400, secondFactorTexts.codeWrong);
}

/** Uses up a code of the device or a recovery code; answers which it was. */
export async function requireCode(
  connection: Connection,
  accountId: number,
  code: string,
  now: Date,
): Promise<'device' | 'recovery'> {
  const isDevice = code.length === FACTOR_CODE_LENGTH;
  // A device that was never confirmed protects nothing, and opens nothing.
  const isSetUp = Boolean((await findFactor(connection, accountId))?.confirmed_at);
  const isRight = isDevice
    ? isSetUp && (await spendDeviceCode(connection, accountId, code, now))
    : await spendRecoveryCode(connection, accountId, code);
  if (!isRight) throw wrongCode();
  return isDevice ? 'device' : 'recovery';
}

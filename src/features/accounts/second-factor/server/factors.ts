import type pg from 'pg';
import { FACTOR_CODE_LENGTH } from '#features/accounts/second-factor/second-factor.contract.ts';
import { secondFactorTexts } from '#features/accounts/second-factor/second-factor.texts.ts';
import { CallProblem } from '#platform/calls/call-problem.ts';
import { bigint, bytes, nullable, timestamp } from '#platform/database/columns.ts';
import type { Connection } from '#platform/database/connection.ts';
import { sql } from '#platform/database/sql.ts';
import { command, query, type RowOf } from '#platform/database/statement.ts';
import { type RateLimit, requireWithinLimit, uncount } from '#platform/limits/rate-limit.ts';
import { spendRecoveryCode } from './recovery-codes.ts';
import { secondFactors } from './second-factors.table.ts';
import { findTotpStep, latestStepAt } from './totp.ts';

const guesses: RateLimit = { name: 'second-factor', times: 10, withinS: 900 };

/**
 * At any moment three of a million codes are valid. 20 wrong guesses a day succeed with a probability of 1 in 17,000,
 * or 2 % after a year of guessing every day. Ten per quarter of an hour would reach 65 %.
 */
const wrongGuesses: RateLimit = { name: 'second-factor-day', times: 20, withinS: 86_400 };

/**
 * Counts a guess before comparing it, and takes a right one back. Recovery codes are too long to be guessed and have no
 * daily limit, so somebody who uses up the device codes of a day locks nobody out.
 */
export async function withGuessLimits<T>(
  pool: pg.Pool,
  { accountId, code }: { readonly accountId: number; readonly code: string },
  compare: () => Promise<T>,
): Promise<T> {
  const who = String(accountId);
  await requireWithinLimit(pool, guesses, who);
  if (code.length !== FACTOR_CODE_LENGTH) return compare();
  await requireWithinLimit(pool, wrongGuesses, who);
  const outcome = await compare();
  await uncount(pool, wrongGuesses, who);
  return outcome;
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

/** A stored step later than any valid one comes from a clock that was since set back, so it refuses nothing. */
const spendStep = command({
  name: 'accounts.spend-device-code',
  values: { accountId: bigint, step: bigint, latest: bigint },
  sql: sql`
    update ${secondFactors} set last_step = $step
    where account_id = $accountId and (last_step < $step or last_step > $latest)`,
});

/** Whether the code is a valid code of the device that was not used yet. If so, it is used up. */
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

/** Uses up a device code or recovery code and returns which of the two it was. Throws for a wrong one. */
export async function requireCode(
  connection: Connection,
  accountId: number,
  code: string,
  now: Date,
): Promise<'device' | 'recovery'> {
  const isDevice = code.length === FACTOR_CODE_LENGTH;
  // A device that was never confirmed neither protects nor opens anything.
  const isSetUp = Boolean((await findFactor(connection, accountId))?.confirmed_at);
  const isRight = isDevice
    ? isSetUp && (await spendDeviceCode(connection, accountId, code, now))
    : await spendRecoveryCode(connection, accountId, code);
  if (!isRight) throw wrongCode();
  return isDevice ? 'device' : 'recovery';
}

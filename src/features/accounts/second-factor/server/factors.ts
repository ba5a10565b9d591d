import type pg from 'pg';
import { FACTOR_CODE_LENGTH } from '#features/accounts/second-factor/second-factor.contract.ts';
import { secondFactorTexts } from '#features/accounts/second-factor/second-factor.texts.ts';
import { CallProblem } from '#platform/calls/call-problem.ts';
import { type RateLimit, requireWithinLimit } from '#platform/limits/rate-limit.ts';
import { spendRecoveryCode } from './recovery-codes.ts';
import { findTotpStep } from './totp.ts';

type Connection = Pick<pg.ClientBase, 'query'>;

/** Three codes are right at a time: ten guesses a quarter of an hour need years for one. */
const guesses: RateLimit = { name: 'second-factor', times: 10, withinS: 900 };

export async function countGuess(pool: pg.Pool, accountId: number): Promise<void> {
  await requireWithinLimit(pool, guesses, String(accountId));
}

type Factor = { secret: Buffer; confirmed_at: Date | null };

export async function findFactor(
  connection: Connection,
  accountId: number,
): Promise<Factor | undefined> {
  const { rows } = await connection.query<Factor>(
    'select secret, confirmed_at from second_factors where account_id = $1',
    [accountId],
  );
  return rows[0];
}

/** Whether the code is one of the device's that was not used yet; then it is used. */
export async function spendDeviceCode(
  connection: Connection,
  accountId: number,
  code: string,
  now: Date,
): Promise<boolean> {
  const factor = await findFactor(connection, accountId);
  const step = factor && findTotpStep(factor.secret, code, now);
  if (step === undefined) return false;
  const { rowCount } = await connection.query(
    'update second_factors set last_step = $2 where account_id = $1 and last_step < $2',
    [accountId, step],
  );
  return rowCount === 1;
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
  const isRight = isDevice
    ? await spendDeviceCode(connection, accountId, code, now)
    : await spendRecoveryCode(connection, accountId, code);
  if (!isRight) throw wrongCode();
  return isDevice ? 'device' : 'recovery';
}

const REQUIRED = 'second_factor_required';

export async function isFactorRequired(connection: Connection): Promise<boolean> {
  const { rows } = await connection.query<{ value: string }>(
    'select value from settings where name = $1',
    [REQUIRED],
  );
  return rows[0]?.value === '1';
}

export async function setFactorRequired(connection: Connection, required: boolean): Promise<void> {
  await connection.query(
    `insert into settings (name, value) values ($1, $2)
     on conflict (name) do update set value = excluded.value`,
    [REQUIRED, required ? '1' : '0'],
  );
}

/** From here on the session may do what operators do. */
export async function passFactor(connection: Connection, sessionId: number): Promise<void> {
  await connection.query('update sessions set second_factor_at = now() where id = $1', [sessionId]);
}

import type pg from 'pg';

/** Twenty known bytes as a device's secret. */
export const testSecret = Buffer.from('12345678901234567890');

/** Gives an account a confirmed device whose codes `totpAt` computes; no session has shown one yet. */
export async function giveSecondFactor(pool: pg.Pool, accountId: number): Promise<void> {
  await pool.query(
    'insert into second_factors (account_id, secret, confirmed_at) values ($1, $2, now())',
    [accountId, testSecret],
  );
}

import type pg from 'pg';
import type { DeclineReason, SandboxAnswer } from '#features/payments/sandbox.contract.ts';
import { float, nullable, oneOf, text } from '#platform/database/columns.ts';
import { sql } from '#platform/database/sql.ts';
import { command } from '#platform/database/statement.ts';
import { type ChargeStatus, chargeStatuses } from './sandbox-charge.ts';
import { sandboxCharges } from './sandbox-charges.table.ts';

type Outcome = {
  readonly status: ChargeStatus;
  readonly code: string;
  /** Seconds until the notice is sent; null where the real gateway sends none. */
  readonly noticeInS: number | null;
  readonly returns: boolean;
};

const CAPTURED = { status: 'CAPTURED', code: '000' } as const;
const RETURN_FIRST_S = 15;

const outcomes: Record<SandboxAnswer, Outcome> = {
  pay: { ...CAPTURED, noticeInS: 0, returns: true },
  pay_return_first: { ...CAPTURED, noticeInS: RETURN_FIRST_S, returns: true },
  pay_no_return: { ...CAPTURED, noticeInS: 0, returns: false },
  decline: { status: 'DECLINED', code: '501', noticeInS: 0, returns: true },
  cancel: { status: 'CANCELLED', code: '302', noticeInS: 0, returns: true },
  time_out: { status: 'TIMEDOUT', code: '801', noticeInS: 0, returns: true },
  close: { status: 'ABANDONED', code: '301', noticeInS: null, returns: false },
};

const endCharge = command({
  name: 'payments.answer-sandbox-charge',
  values: { id: text, status: oneOf(chargeStatuses), code: text, noticeInS: nullable(float) },
  sql: sql`
    update ${sandboxCharges} set status = $status, response_code = $code,
      webhook_due_at = now() + make_interval(secs => $noticeInS)
    where id = $id and status = 'INITIATED' and expires_at > now()`,
});

/**
 * Ends an open charge once. `answered` is false if it was answered before or has expired; `returns` says whether the
 * payer comes back.
 */
export async function answerCharge(
  pool: pg.Pool,
  id: string,
  { answer, reason }: { answer: SandboxAnswer; reason: DeclineReason | undefined },
): Promise<{ answered: boolean; returns: boolean }> {
  const { status, code, noticeInS, returns } = outcomes[answer];
  const ended = await endCharge.run(pool, {
    id,
    status,
    code: answer === 'decline' ? (reason ?? code) : code,
    noticeInS,
  });
  return { answered: ended === 1, returns };
}

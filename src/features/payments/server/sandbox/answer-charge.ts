import type pg from 'pg';
import type { DeclineReason, SandboxAnswer } from '#features/payments/sandbox.contract.ts';

type Outcome = {
  readonly status: string;
  readonly code: string;
  /** Seconds until the notice goes; none where the real gateway sends none. */
  readonly noticeInS: number | null;
  readonly returns: boolean;
};

const CAPTURED = { status: 'CAPTURED', code: '000' };
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

/** Ends an open charge once; false if it was answered before or is over. Says whether the payer returns. */
export async function answerCharge(
  pool: pg.Pool,
  id: string,
  { answer, reason }: { answer: SandboxAnswer; reason: DeclineReason | undefined },
): Promise<{ answered: boolean; returns: boolean }> {
  const { status, code, noticeInS, returns } = outcomes[answer];
  const { rowCount } = await pool.query(
    `update sandbox_charges set status = $2, response_code = $3,
       webhook_due_at = now() + make_interval(secs => $4)
     where id = $1 and status = 'INITIATED' and expires_at > now()`,
    [id, status, answer === 'decline' ? (reason ?? code) : code, noticeInS],
  );
  return { answered: rowCount === 1, returns };
}

import { CallProblem, unavailable, unexpected } from './call-problem.ts';

/** PostgreSQL's codes that mean "not now", as opposed to "our mistake"; 25006: it does not lead any more, and another will. */
const passingStates = /^(08|53|57|40001|40P01|55P03|25P03|25P04|25006)/;

/** The system's that mean the same, and our own. */
const passingErrors =
  /^(ECONN|EHOST|ENET|EPIPE|ETIMEDOUT|EAI_AGAIN|ENOTFOUND|ENOENT|ENOSPC|EMFILE|ENFILE)|^(STORE_FAULT|MACHINE_BUSY)$/;

const isPassingCode = (code: string) => passingStates.test(code) || passingErrors.test(code);

/** What the database's driver says without a code when a connection broke, none was to be had, or the portal ends. */
const passingMessages =
  /^(connection terminated|timeout (exceeded|expired)|client (was closed|has encountered)|cannot use a pool after)/i;

const DEEPEST_CAUSE = 5;

/** Whether something is away or busy, and may not be the next time. */
export function isPassing(error: unknown): boolean {
  let each = error;
  for (let depth = 0; each instanceof Error && depth < DEEPEST_CAUSE; depth += 1) {
    const { code } = each as { code?: unknown };
    if (typeof code === 'string' ? isPassingCode(code) : passingMessages.test(each.message)) {
      return true;
    }
    each = each.cause;
  }
  return false;
}

/** What a caller is told about an error: never more than a named problem. */
export function problemOf(error: unknown): CallProblem {
  if (error instanceof CallProblem) return error;
  return isPassing(error) ? unavailable() : unexpected();
}

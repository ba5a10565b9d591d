import { CallProblem, unavailable, unexpected } from './call-problem.ts';

/**
 * SQLSTATEs that mean “try again later”, not “our mistake”. 25006: this server is read-only now and another one leads.
 */
const passingStates = /^(08|53|57|40001|40P01|55P03|25P03|25P04|25006)/;

/** Error codes of the operating system and of our own that mean the same. */
const passingErrors =
  /^(ECONN|EHOST|ENET|EPIPE|ETIMEDOUT|EAI_AGAIN|ENOTFOUND|ENOENT|ENOSPC|EMFILE|ENFILE)|^(STORE_FAULT|MACHINE_BUSY)$/;

const isPassingCode = (code: string) => passingStates.test(code) || passingErrors.test(code);

/**
 * Errors of the PostgreSQL driver that carry no code: the connection broke, the pool had none free, or the portal is
 * shutting down.
 */
const passingMessages =
  /^(connection terminated|timeout (exceeded|expired)|client (was closed|has encountered)|cannot use a pool after)/i;

const DEEPEST_CAUSE = 5;

/** Whether an error is temporary: something is unreachable or busy, and a retry may succeed. */
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

/** What a caller is told about an error; anything but a CallProblem becomes “unavailable” or “unexpected”. */
export function problemOf(error: unknown): CallProblem {
  if (error instanceof CallProblem) return error;
  return isPassing(error) ? unavailable() : unexpected();
}

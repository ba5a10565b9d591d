import { CallFailure } from '#platform/calls/call-failure.ts';
import { readKept, setKept } from './kept-records.ts';

/** Failures that will not pass: the record is gone, or the account has no room for it. */
const lasting = new Set([400, 404, 409]);

/**
 * Moves what was saved before signing in to the account, one by one; each leaves the browser once it is there. What
 * fails
 * temporarily stays for the next time. Returns how many were moved.
 */
export async function carryOver(
  list: string,
  save: (id: number) => Promise<unknown>,
): Promise<number> {
  let carried = 0;
  for (const id of readKept(list).toReversed()) {
    try {
      await save(id);
      carried += 1;
    } catch (error) {
      if (!(error instanceof CallFailure && lasting.has(error.status))) return carried;
    }
    setKept(list, id, false);
  }
  return carried;
}

import { CallFailure } from '#platform/calls/call-failure.ts';
import { readKept, setKept } from './kept-records.ts';

/** What will not be otherwise tomorrow: the record is gone, or the account has no room for it. */
const lasting = new Set([400, 404, 409]);

/**
 * Hands what was kept before signing in to the account, one by one; each leaves the browser once it is there.
 * What fails for now stays for the next time. Says how many were taken over.
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

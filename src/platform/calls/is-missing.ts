import type { CallFailure } from './call-failure.ts';

/** Whether a record does not exist. 400 counts as well: an address that cannot name a record is just as missing. */
export function isMissing(error: Pick<CallFailure, 'status'> | null | undefined): boolean {
  return error?.status === 404 || error?.status === 400;
}

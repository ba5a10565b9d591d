import type { CallFailure } from './call-failure.ts';

/** There is no such record; an address that cannot name one is as missing as one that names none. */
export function isMissing(error: Pick<CallFailure, 'status'> | null | undefined): boolean {
  return error?.status === 404 || error?.status === 400;
}

import { CallFailure, NO_ANSWER, NO_REASON, UNEXPECTED } from './client.ts';

/** Codes of failures without words of their own: what they carry is the same for every call. */
const SILENT = new Set([NO_ANSWER, NO_REASON, UNEXPECTED]);

/** The server's own words about a failure, or these when it had none. */
export function failureMessage(failure: unknown, otherwise: string): string {
  const spoken = failure instanceof CallFailure && !SILENT.has(failure.code);
  return spoken ? failure.message : otherwise;
}

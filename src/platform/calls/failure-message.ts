import { CallFailure } from './client.ts';

/** The server's own words about a failure, or these when it had none. */
export function failureMessage(failure: unknown, otherwise: string): string {
  const known = failure instanceof CallFailure && failure.code !== 'unexpected';
  return known ? failure.message : otherwise;
}

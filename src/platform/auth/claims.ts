import { forbidden } from '#platform/calls/call-problem.ts';
import { toLatinDigits } from '#platform/i18n/latin-digits.ts';
import type { Caller } from './caller.ts';

/** What a request may state about its caller. It is only compared with what the token says. */
export const claimNames = ['user_id', 'user_type', 'exhibitor_id'] as const;

export type ClaimName = (typeof claimNames)[number];

function truths(name: ClaimName, caller: Caller): readonly (number | undefined)[] {
  if (name === 'user_type') return [caller.userType];
  if (name === 'user_id') return [caller.accountId];
  return [caller.accountId, caller.company?.id];
}

const MOST_DIGITS = 20;

/** Whether a claim names somebody else. A claim that is not a number is left for the field checks to report. */
function isForeign(name: ClaimName, given: unknown, caller: Caller): boolean {
  if (typeof given !== 'string' && typeof given !== 'number') return false;
  const written = String(given);
  if (written.length > MOST_DIGITS) return false;
  const digits = toLatinDigits(written);
  return /^\d+$/.test(digits) && !truths(name, caller).includes(Number(digits));
}

/** Refuses a request whose claims name anybody but its caller. */
export function requireOwnClaims(
  names: readonly ClaimName[],
  raw: Record<string, unknown>,
  caller: Caller,
): void {
  for (const name of names) {
    if (raw[name] !== undefined && isForeign(name, raw[name], caller)) throw forbidden();
  }
}

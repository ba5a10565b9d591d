import * as z from 'zod/mini';
import type { ClaimName } from '#platform/auth/claims.ts';
import { wholeNumber } from './fields.ts';

const claim = z.optional(wholeNumber({ min: 0, max: Number.MAX_SAFE_INTEGER }));

export type Claims<Name extends ClaimName> = Record<Name, typeof claim>;

/** The fields in which a request may state who its caller is; all of them are optional. */
export function claimFields<Name extends ClaimName>(names: readonly Name[]): Claims<Name> {
  return Object.fromEntries(names.map((name) => [name, claim])) as Claims<Name>;
}

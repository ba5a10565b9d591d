import { forbidden, notSignedIn, secondFactorNeeded } from '#platform/calls/call-problem.ts';
import type { Text } from '#platform/i18n/texts.ts';
import type { Caller } from './caller.ts';

/**
 * Who may make a call: `visitor` is everybody, `account` everybody who is signed in. The others ask
 * for the mode the account is in, for an approved company in that mode, or for the operator's role;
 * `admin-entering` lets operators in who have yet to show their second factor.
 */
export const accessKinds = [
  'visitor',
  'account',
  'job-seeker',
  'exhibitor',
  'approved-exhibitor',
  'admin',
  'admin-entering',
] as const;

export type Access = (typeof accessKinds)[number];

const allows: Readonly<Record<Exclude<Access, 'visitor'>, (caller: Caller) => boolean>> = {
  account: () => true,
  'job-seeker': ({ userType }) => userType === 0,
  exhibitor: ({ userType, company }) => userType === 1 && company !== null,
  'approved-exhibitor': ({ userType, company }) => userType === 1 && company?.isApproved === true,
  admin: ({ isAdmin }) => isAdmin,
  'admin-entering': ({ isAdmin }) => isAdmin,
};

type Guarded = { readonly access: Exclude<Access, 'visitor'>; readonly notSignedIn?: Text };

export async function requireCaller(
  { access, notSignedIn: text }: Guarded,
  findCaller: () => Promise<Caller | null>,
): Promise<Caller> {
  const caller = await findCaller();
  if (!caller) throw notSignedIn(text);
  if (!allows[access](caller)) throw forbidden();
  if (caller.usesKey && access !== 'approved-exhibitor') throw forbidden();
  if (access === 'admin' && caller.needsSecondFactor) throw secondFactorNeeded();
  return caller;
}

import { forbidden, notSignedIn } from '#platform/calls/call-problem.ts';
import type { Caller } from './caller.ts';

/**
 * Who may make a call: `visitor` is everybody, `account` everybody who is signed in. The others ask
 * for the mode the account is in, for an approved company in that mode, or for the operator's role.
 */
export const accessKinds = [
  'visitor',
  'account',
  'job-seeker',
  'exhibitor',
  'approved-exhibitor',
  'admin',
] as const;

export type Access = (typeof accessKinds)[number];

const allows: Readonly<Record<Exclude<Access, 'visitor'>, (caller: Caller) => boolean>> = {
  account: () => true,
  'job-seeker': ({ userType }) => userType === 0,
  exhibitor: ({ userType, company }) => userType === 1 && company !== null,
  'approved-exhibitor': ({ userType, company }) => userType === 1 && company?.isApproved === true,
  admin: ({ isAdmin }) => isAdmin,
};

export async function requireCaller(
  access: Exclude<Access, 'visitor'>,
  findCaller: () => Promise<Caller | null>,
): Promise<Caller> {
  const caller = await findCaller();
  if (!caller) throw notSignedIn();
  if (!allows[access](caller)) throw forbidden();
  return caller;
}

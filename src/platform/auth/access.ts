import { forbidden, notSignedIn, secondFactorNeeded } from '#platform/calls/call-problem.ts';
import type { Text } from '#platform/i18n/texts.ts';
import type { Caller, SecondFactorState } from './caller.ts';

/**
 * Who may make a call: `visitor` is everybody, `account` everybody who is signed in. The others ask
 * for the mode the account is in, for an approved company in that mode, or for the operator's role.
 *
 * Whoever owes a second factor may do nothing of that, but what leads in or out: `entering` is showing
 * the factor and leaving, `enrolling` setting one up where there is none yet.
 */
export const accessKinds = [
  'visitor',
  'account',
  'job-seeker',
  'exhibitor',
  'approved-exhibitor',
  'admin',
  'entering',
  'enrolling',
  'admin-enrolling',
] as const;

export type Access = (typeof accessKinds)[number];

const allows: Readonly<Record<Exclude<Access, 'visitor'>, (caller: Caller) => boolean>> = {
  account: () => true,
  'job-seeker': ({ userType }) => userType === 0,
  exhibitor: ({ userType, company }) => userType === 1 && company !== null,
  'approved-exhibitor': ({ userType, company }) => userType === 1 && company?.isApproved === true,
  admin: ({ isAdmin }) => isAdmin,
  entering: () => true,
  enrolling: () => true,
  'admin-enrolling': ({ isAdmin }) => isAdmin,
};

/** All that is open to a session in each state; a new kind is closed until it is named here. */
const openTo: Readonly<Record<SecondFactorState, readonly Access[]>> = {
  settled: accessKinds,
  'to-enrol': ['entering', 'enrolling', 'admin-enrolling'],
  'to-show': ['entering'],
};

type Guarded = {
  readonly access: Exclude<Access, 'visitor'>;
  readonly notSignedIn?: Text;
  readonly method: string;
  readonly path: string;
};

export async function requireCaller(
  call: Guarded,
  findCaller: () => Promise<Caller | null>,
): Promise<Caller> {
  const { access, notSignedIn: text } = call;
  const caller = await findCaller();
  if (!caller) throw notSignedIn(text);
  if (!allows[access](caller)) throw forbidden();
  if (caller.key && access !== 'approved-exhibitor') throw forbidden();
  caller.key?.requireFor(call);
  if (!openTo[caller.secondFactor].includes(access)) throw secondFactorNeeded();
  return caller;
}

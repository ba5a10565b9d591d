import { forbidden, notSignedIn, secondFactorNeeded } from '#platform/calls/call-problem.ts';
import type { Text } from '#platform/i18n/texts.ts';
import type { Caller, SecondFactorState } from './caller.ts';

/**
 * Who may make a call: `visitor` is everybody, `account` everybody who is signed in. The others require the mode the
 * account is in, an approved company in that mode, or the operator's role.
 * A session that still owes its second factor may only make the calls that lead in or out: `entering` is showing the
 * factor and signing out, `enrolling` and `admin-enrolling` are setting one up where there is none yet.
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

/**
 * The kinds of call that each session state may make. A new kind is closed to unsettled sessions until it is listed.
 */
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

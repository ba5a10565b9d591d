/**
 * What a session still owes: `to-show` has a second factor it has not shown, `to-enrol` has to have
 * one first, `settled` owes nothing.
 */
export const secondFactorStates = ['settled', 'to-show', 'to-enrol'] as const;

export type SecondFactorState = (typeof secondFactorStates)[number];

/** Who makes a call, as its token says: nothing else about the caller is believed. */
export type Caller = {
  readonly sessionId: number;
  readonly accountId: number;
  readonly email: string;
  readonly name: string;
  /** 0 job seeker, 1 exhibitor: the mode the account is in. */
  readonly userType: 0 | 1;
  readonly isAdmin: boolean;
  readonly secondFactor: SecondFactorState;
  /** With which a program of the company calls, not a person: only what an approved exhibitor may. */
  readonly key?: CallerKey;
  readonly company: CallerCompany | null;
};

/** A company's key: what it is called, and what it is for. */
export type CallerKey = {
  readonly name: string;
  /** Refuses a call that the key is not for. */
  requireFor(call: { readonly method: string; readonly path: string }): void;
};

/** The company of an account, or the application to have one. */
export type CallerCompany = {
  readonly id: number;
  /** 1 supplier to 5 service provider; none before the approval. */
  readonly type: number | null;
  readonly country: string;
  readonly isApproved: boolean;
};

/** A caller whose company may be written for. */
export type ExhibitorCaller = Caller & { readonly company: CallerCompany };

const bearer = /^Bearer ([A-Za-z0-9_-]{20,200})$/;

export function tokenOf(authorization: string | undefined): string | null {
  return authorization?.match(bearer)?.[1] ?? null;
}

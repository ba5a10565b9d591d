/**
 * What a session still owes: with `to-show` the account has a second factor that the session has not shown, with
 * `to-enrol` the account must set one up first, with `settled` nothing is owed.
 */
export const secondFactorStates = ['settled', 'to-show', 'to-enrol'] as const;

export type SecondFactorState = (typeof secondFactorStates)[number];

/** Who makes a call, according to the token; nothing else in the request is trusted for this. */
export type Caller = {
  readonly sessionId: number;
  readonly accountId: number;
  readonly email: string;
  readonly name: string;
  /** The mode the account is in: 0 job seeker, 1 exhibitor. */
  readonly userType: 0 | 1;
  readonly isAdmin: boolean;
  readonly secondFactor: SecondFactorState;
  /**
   * Set if a program of the company calls with a key instead of a person; it may do only what an approved exhibitor
   * may.
   */
  readonly key?: CallerKey;
  readonly company: CallerCompany | null;
};

/** A company's API key: its name and the calls it permits. */
export type CallerKey = {
  readonly name: string;
  /** Throws if the key does not permit the call. */
  requireFor(call: { readonly method: string; readonly path: string }): void;
};

/** The company of an account, or its application to become one. */
export type CallerCompany = {
  readonly id: number;
  /** From 1 (supplier) to 5 (service provider); null before the approval. */
  readonly type: number | null;
  readonly country: string;
  readonly isApproved: boolean;
};

/** A caller who has a company and may write for it. */
export type ExhibitorCaller = Caller & { readonly company: CallerCompany };

const bearer = /^Bearer ([A-Za-z0-9_-]{20,200})$/;

export function tokenOf(authorization: string | undefined): string | null {
  return authorization?.match(bearer)?.[1] ?? null;
}

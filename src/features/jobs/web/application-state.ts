import { userTypes } from '#features/accounts/public.ts';
import type { Session } from '#features/accounts/web/public.ts';
import { jobsTexts } from '#features/jobs/jobs.texts.ts';
import type { Text } from '#platform/i18n/texts.ts';

/** With this many days left or fewer, a job counts as closing soon. */
export const CLOSING_SOON_DAYS = 7;

/** The visitor's own application for a job, as far as known. */
export type OwnApplication =
  | { readonly kind: 'checking' }
  | { readonly kind: 'none' }
  /** Withdrawn as often as one may apply. */
  | { readonly kind: 'used-up' }
  | { readonly kind: 'submitting' }
  | { readonly kind: 'applied'; readonly date?: string };

export type ApplicationState =
  | 'login-required'
  | 'cannot-apply'
  | 'checking'
  | 'applied'
  | 'submitting'
  | 'form';

/** What the application area shows to this visitor. */
export function applicationState(
  session: Session | null,
  application: OwnApplication,
): ApplicationState {
  // A session needs a type: without one it is unknown what the account may do.
  if (!session || session.userType === null) return 'login-required';
  if (session.userType !== userTypes.jobSeeker) return 'cannot-apply';
  return application.kind === 'none' || application.kind === 'used-up' ? 'form' : application.kind;
}

/** The label of the button on a job's card. */
export function jobButtonText(
  session: Session | null,
  application: OwnApplication,
  daysLeft: number,
): Text {
  const state = applicationState(session, application);
  if (state === 'login-required' || state === 'cannot-apply') return jobsTexts.viewDetails;
  if (application.kind === 'used-up') return jobsTexts.viewDetails;
  if (state === 'checking' || state === 'submitting') return jobsTexts.buttonLoading;
  if (state === 'applied') return jobsTexts.alreadyApplied;
  return daysLeft <= CLOSING_SOON_DAYS ? jobsTexts.applySoon : jobsTexts.applyNow;
}

export type ApplicationOf = (jobId: number) => OwnApplication;

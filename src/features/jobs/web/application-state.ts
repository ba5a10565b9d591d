import { userTypes } from '#features/accounts/public.ts';
import type { Session } from '#features/accounts/web/public.ts';
import { jobsTexts } from '#features/jobs/jobs.texts.ts';
import type { Text } from '#platform/i18n/texts.ts';

/** A job is closing soon at so many days left or fewer. */
export const CLOSING_SOON_DAYS = 7;

/** What is known about the visitor's own application for one job. */
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

/** What the application area of a job shows to whom. */
export function applicationState(
  session: Session | null,
  application: OwnApplication,
): ApplicationState {
  // Signed in means token, id and type; without a type nobody knows what the account may do.
  if (!session || session.userType === null) return 'login-required';
  if (session.userType !== userTypes.jobSeeker) return 'cannot-apply';
  return application.kind === 'none' || application.kind === 'used-up' ? 'form' : application.kind;
}

/** What the button on a job's card says. */
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

/** What is known about the visitor's application for a job. */
export type ApplicationOf = (jobId: number) => OwnApplication;

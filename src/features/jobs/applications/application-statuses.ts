import type { Text } from '#platform/i18n/texts.ts';
import { applicationStatusTexts as texts } from './application-statuses.texts.ts';

/** The statuses a company can set, in the order of the pipeline. */
export const pipeline = [
  'pending',
  'reviewed',
  'shortlisted',
  'interview',
  'offered',
  'hired',
  'rejected',
] as const;

/**
 * The statuses a company can set for several applicants at once. Rejecting is not one of them: a rejection is read
 * before it is sent.
 */
export const movable = [
  'pending',
  'reviewed',
  'shortlisted',
  'interview',
  'offered',
  'hired',
] as const;

export const applicationStatuses = [...pipeline, 'withdrawn', 'unanswered'] as const;

export type MovableStatus = (typeof movable)[number];
export type PipelineStatus = (typeof pipeline)[number];
export type ApplicationStatus = (typeof applicationStatuses)[number];

/** A decided application can no longer be withdrawn. */
export function isDecided(status: ApplicationStatus): boolean {
  return status === 'hired' || status === 'rejected' || status === 'withdrawn';
}

/** The company did not answer in time, so the applicant no longer waits. It can still take the application up again. */
export const UNANSWERED: ApplicationStatus = 'unanswered';

/** The statuses in which the applicant waits for an answer. */
export const openStatuses = applicationStatuses.filter(
  (status) => !isDecided(status) && status !== UNANSWERED,
);

/** The wording for the company. */
export function statusText(status: ApplicationStatus): Text {
  return texts[status];
}

/** The wording for the applicant: what is "pending" to the company is "applied" to them. */
export function ownStatusText(status: ApplicationStatus): Text {
  return status === 'pending' ? texts.applied : texts[status];
}

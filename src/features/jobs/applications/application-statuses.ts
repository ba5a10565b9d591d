import type { Text } from '#platform/i18n/texts.ts';
import { applicationStatusTexts as texts } from './application-statuses.texts.ts';

/** Where the company may put an application, in the order of the pipeline. */
export const pipeline = [
  'pending',
  'reviewed',
  'shortlisted',
  'interview',
  'offered',
  'hired',
  'rejected',
] as const;

/** Where several can be put at once: a no is read before it is said. */
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

/** Decided: neither side changes its mind by withdrawing. */
export function isDecided(status: ApplicationStatus): boolean {
  return status === 'hired' || status === 'rejected' || status === 'withdrawn';
}

/** Nobody answered in time, so its applicant waits no more; a company may still come back to it. */
export const UNANSWERED: ApplicationStatus = 'unanswered';

/** Those whose applicants wait for an answer. */
export const openStatuses = applicationStatuses.filter(
  (status) => !isDecided(status) && status !== UNANSWERED,
);

/** As the company reads it. */
export function statusText(status: ApplicationStatus): Text {
  return texts[status];
}

/** As the applicant reads it: what is pending there has been applied for here. */
export function ownStatusText(status: ApplicationStatus): Text {
  return status === 'pending' ? texts.applied : texts[status];
}

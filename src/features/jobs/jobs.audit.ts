import { type AuditSubject, searchPublished } from '#console/audit/audit-subject.ts';
import { jobsAuditTexts as texts } from './jobs.audit.texts.ts';

export const jobSubject: AuditSubject = {
  name: 'job',
  text: texts.job,
  screen: searchPublished,
};

import { type AuditSubject, searchOn } from '#console/audit/audit-subject.ts';
import { reportsTexts as texts } from './reports/reports.texts.ts';

/** Without the sender's address: the log keeps operators' actions, but the sender may be erased. */
export const enquiryReportSubject: AuditSubject = {
  name: 'enquiry report',
  text: texts.report,
  screen: searchOn('enquiries'),
  fields: { decision: texts.decision },
  values: { decision: texts },
};

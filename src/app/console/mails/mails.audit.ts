import { type AuditSubject, searchOn } from '#console/audit/audit-subject.ts';
import { mailsAuditFieldTexts as fields, mailsAuditTexts as texts } from './mails.audit.texts.ts';
import { mailsTexts } from './mails.texts.ts';

export const mailSubject: AuditSubject = {
  name: 'mail',
  text: texts.mail,
  screen: searchOn('mails'),
  fields,
  values: { state: mailsTexts },
};

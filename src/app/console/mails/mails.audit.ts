import { type AuditSubject, searchOn } from '#console/audit/audit-subject.ts';
import {
  mailsAuditFieldTexts as fieldTexts,
  mailsAuditTexts as texts,
} from './mails.audit.texts.ts';
import { mailsTexts } from './mails.texts.ts';

export const mailSubject: AuditSubject = {
  name: 'mail',
  text: texts.mail,
  screen: searchOn('mails'),
  fields: fieldTexts,
  values: { state: mailsTexts },
};

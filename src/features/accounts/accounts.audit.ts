import { type AuditSubject, searchOn } from '#console/audit/audit-subject.ts';
import {
  accountsAuditFieldTexts as fieldTexts,
  accountsAuditTexts as texts,
} from './accounts.audit.texts.ts';

export const accountSubject: AuditSubject = {
  name: 'account',
  text: texts.account,
  screen: searchOn('users'),
  fields: fieldTexts,
};

const foundUser = searchOn('users');

export const secondFactorSubject: AuditSubject = {
  name: 'second-factor',
  text: texts.secondFactor,
  screen: (audited) => (audited.label ? foundUser(audited) : 'security'),
  fields: fieldTexts,
};

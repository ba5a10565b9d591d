import { type AuditSubject, searchOn } from '#console/audit/audit-subject.ts';
import { messagesTexts } from './contact/messages.texts.ts';
import { settingsTexts } from './settings/settings.texts.ts';
import { siteAuditFieldTexts as fieldTexts, siteAuditTexts as texts } from './site.audit.texts.ts';

export const messageSubject: AuditSubject = {
  name: 'message',
  text: texts.message,
  screen: searchOn('messages'),
  fields: fieldTexts,
  values: { state: messagesTexts },
};

export const sponsorLineSubject: AuditSubject = {
  name: 'sponsor line',
  text: texts.sponsorLine,
  screen: searchOn('sponsor-lines'),
  fields: fieldTexts,
};

export const sponsorLogoSubject: AuditSubject = {
  name: 'sponsor logo',
  text: texts.sponsorLogo,
  screen: searchOn('sponsor-logos'),
  fields: fieldTexts,
};

export const faqItemSubject: AuditSubject = {
  name: 'question',
  text: texts.faqItem,
  screen: searchOn('faq'),
  fields: fieldTexts,
};

export const exchangeRateSubject: AuditSubject = {
  name: 'exchange rate',
  text: texts.exchangeRate,
  screen: searchOn('exchange-rates'),
  fields: fieldTexts,
};

export const legalPageSubject: AuditSubject = {
  name: 'legal page',
  text: texts.legalPage,
  screen: ({ subject_id: id }) => `legal?page=${id}`,
  fields: fieldTexts,
};

export const settingsSubject: AuditSubject = {
  name: 'settings',
  text: texts.settings,
  screen: () => 'settings',
  fields: settingsTexts,
};

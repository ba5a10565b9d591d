import { type AuditSubject, searchPublished } from '#console/audit/audit-subject.ts';
import { eventsAuditTexts as texts } from './events.audit.texts.ts';

export const eventSubject: AuditSubject = {
  name: 'event',
  text: texts.event,
  screen: searchPublished,
};

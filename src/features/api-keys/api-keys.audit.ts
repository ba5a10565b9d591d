import { type AuditSubject, searchOn } from '#console/audit/audit-subject.ts';
import { apiKeysTexts as texts } from './api-keys.texts.ts';

export const apiKeySubject: AuditSubject = {
  name: 'api-key',
  text: texts.key,
  screen: searchOn('api-keys'),
};

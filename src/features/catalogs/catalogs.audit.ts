import { type AuditSubject, searchPublished } from '#console/audit/audit-subject.ts';
import { catalogsAuditTexts as texts } from './catalogs.audit.texts.ts';

export const catalogSubject: AuditSubject = {
  name: 'catalog',
  text: texts.catalog,
  screen: searchPublished,
};

import { type AuditSubject, searchOn } from '#console/audit/audit-subject.ts';
import {
  searchAuditFieldTexts as fieldTexts,
  searchAuditTexts as texts,
} from './search.audit.texts.ts';

export const synonymsSubject: AuditSubject = {
  name: 'synonym group',
  text: texts.synonyms,
  screen: searchOn('synonyms'),
  fields: fieldTexts,
};

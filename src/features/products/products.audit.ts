import { type AuditSubject, searchPublished } from '#console/audit/audit-subject.ts';
import { productsAuditTexts as texts } from './products.audit.texts.ts';

export const productSubject: AuditSubject = {
  name: 'product',
  text: texts.product,
  screen: searchPublished,
};

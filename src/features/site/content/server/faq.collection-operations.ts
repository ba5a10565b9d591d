import { collectionOperations } from '#collection/server/collection-operations.ts';
import { recordWritesOf } from '#console/audit/server/audit.ts';
import { faqCollection } from '#features/site/content/faq.collection.ts';
import { faqItemSubject } from '#features/site/site.audit.ts';
import { faqItems } from './faq-items.table.ts';

export const faqCollectionOperations = collectionOperations(faqCollection, {
  table: faqItems,
  definedIn: new URL('../faq.collection.ts', import.meta.url),
  record: recordWritesOf(faqItemSubject),
});

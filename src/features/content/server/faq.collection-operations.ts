import { collectionOperations } from '#collection/server/collection-operations.ts';
import { recordWritesOf } from '#features/admin/server/public.ts';
import { faqCollection } from '#features/content/faq.collection.ts';

export const faqCollectionOperations = collectionOperations(faqCollection, {
  table: 'faq_items',
  definedIn: new URL('../faq.collection.ts', import.meta.url),
  record: recordWritesOf('question'),
});

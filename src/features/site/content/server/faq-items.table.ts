import { table } from '#platform/database/sql.ts';

export const faqItems = table('faq_items');

import { faqCategories } from '#features/site/content/content.contract.ts';
import { bigint, oneOf, text } from '#platform/database/columns.ts';
import type { Connection } from '#platform/database/connection.ts';
import { sql } from '#platform/database/sql.ts';
import { query } from '#platform/database/statement.ts';
import { inLanguage } from '#platform/i18n/in-language.ts';
import type { Language } from '#platform/i18n/languages.ts';
import { faqItems } from './faq-items.table.ts';

const selectFaq = query({
  name: 'site.faq',
  row: {
    id: bigint,
    category: oneOf(faqCategories),
    question: text,
    question_ar: text,
    answer: text,
    answer_ar: text,
  },
  sql: sql`
    select id, category, question, question_ar, answer, answer_ar from ${faqItems}
    where status = 1 order by position, id`,
});

export async function readFaq(connection: Connection, language: Language) {
  const rows = await selectFaq.all(connection);
  return rows.map((row) => ({
    id: row.id,
    category: row.category,
    question: inLanguage(language, row.question, row.question_ar),
    answer: inLanguage(language, row.answer, row.answer_ar),
  }));
}

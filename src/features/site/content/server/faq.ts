import type pg from 'pg';
import type { FaqCategory } from '#features/site/content/content.contract.ts';
import { prepared } from '#platform/database/prepared.ts';
import { inLanguage } from '#platform/i18n/in-language.ts';
import type { Language } from '#platform/i18n/languages.ts';

type FaqRow = {
  id: number;
  category: FaqCategory;
  question: string;
  question_ar: string;
  answer: string;
  answer_ar: string;
};

const selectFaq = prepared<FaqRow>(
  'faq',
  `select id, category, question, question_ar, answer, answer_ar from faq_items
   where status = 1 order by position, id`,
);

/** The questions and answers that the operator keeps. */
export async function readFaq(connection: Pick<pg.Pool, 'query'>, language: Language) {
  const rows = await selectFaq(connection, []);
  return rows.map((row) => ({
    id: row.id,
    category: row.category,
    question: inLanguage(language, row.question, row.question_ar),
    answer: inLanguage(language, row.answer, row.answer_ar),
  }));
}

import { bigint, integer, pgTable, smallint, text, timestamp } from 'drizzle-orm/pg-core';

export const staticContents = pgTable('static_contents', {
  id: smallint().primaryKey(),
  title: text().notNull(),
  titleAr: text('title_ar').notNull(),
  html: text().notNull(),
  htmlAr: text('html_ar').notNull(),
  updatedAt: timestamp('updated_at', { withTimezone: true }).notNull().defaultNow(),
});

export const faqItems = pgTable('faq_items', {
  id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  category: text().notNull(),
  question: text().notNull(),
  questionAr: text('question_ar').notNull(),
  answer: text().notNull(),
  answerAr: text('answer_ar').notNull(),
  position: integer().notNull().default(0),
  status: smallint().notNull().default(1),
});

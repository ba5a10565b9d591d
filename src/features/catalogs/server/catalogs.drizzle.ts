import { sql } from 'drizzle-orm';
import { bigint, boolean, pgTable, smallint, text, timestamp } from 'drizzle-orm/pg-core';
import { tsvector } from '#platform/database/tsvector.ts';

export const catalogs = pgTable('catalogs', {
  id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  companyId: bigint('company_id', { mode: 'number' }).notNull(),
  title: text().notNull(),
  titleAr: text('title_ar'),
  subTitle: text('sub_title'),
  subTitleAr: text('sub_title_ar'),
  link: text(),
  status: smallint().notNull().default(1),
  // The company's own, which a trigger puts in and keeps.
  country: text().notNull().default(''),
  companyListed: boolean('company_listed').notNull().default(false),
  shown: boolean().notNull().generatedAlwaysAs(sql`status = 1 and company_listed`),
  words: tsvector().notNull().generatedAlwaysAs(sql`search_vector(title)`),
  importId: bigint('import_id', { mode: 'number' }),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
});

import { bigint, pgTable, smallint, text, timestamp } from 'drizzle-orm/pg-core';

/** `country`, `company_listed` and `shown` follow the company and are kept by the database. */
export const catalogs = pgTable('catalogs', {
  id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  companyId: bigint('company_id', { mode: 'number' }).notNull(),
  title: text().notNull(),
  titleAr: text('title_ar'),
  subTitle: text('sub_title'),
  subTitleAr: text('sub_title_ar'),
  link: text(),
  status: smallint().notNull().default(1),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
});

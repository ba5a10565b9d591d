import { bigint, date, pgTable, smallint, text, timestamp } from 'drizzle-orm/pg-core';

/**
 * The database makes `jobRef` where none is given, and keeps `country`, `company_listed`, `shown`
 * and `words` in step with the company.
 */
export const jobs = pgTable('jobs', {
  id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  companyId: bigint('company_id', { mode: 'number' }).notNull(),
  jobRef: text('job_ref'),
  title: text().notNull(),
  titleAr: text('title_ar'),
  details: text().notNull(),
  detailsAr: text('details_ar'),
  startDate: date('start_date').notNull(),
  expiryDate: date('expiry_date').notNull(),
  location: text(),
  locationAr: text('location_ar'),
  salaryFromMinor: bigint('salary_from_minor', { mode: 'number' }),
  salaryToMinor: bigint('salary_to_minor', { mode: 'number' }),
  salaryCurrency: text('salary_currency'),
  status: smallint().notNull().default(1),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  updatedAt: timestamp('updated_at', { withTimezone: true }).notNull().defaultNow(),
});

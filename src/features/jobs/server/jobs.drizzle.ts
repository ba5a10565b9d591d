import { sql } from 'drizzle-orm';
import { bigint, boolean, date, pgTable, smallint, text, timestamp } from 'drizzle-orm/pg-core';
import { tsvector } from '#platform/database/tsvector.ts';

/** Filled in by the database before the row is stored, so that nobody who writes has to. */
const madeByDatabase = sql`null`;

/**
 * The database makes `jobRef` where none is given, and keeps `country`, `companyListed`, `shown`
 * and `words` in step with the company.
 */
export const jobs = pgTable('jobs', {
  id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  companyId: bigint('company_id', { mode: 'number' }).notNull(),
  jobRef: text('job_ref').notNull().default(madeByDatabase),
  title: text().notNull(),
  titleAr: text('title_ar'),
  details: text().notNull(),
  detailsAr: text('details_ar'),
  startDate: date('start_date').notNull(),
  expiryDate: date('expiry_date').notNull(),
  durationClass: smallint('duration_class')
    .notNull()
    .generatedAlwaysAs(sql`ceil(log(2.0, (expiry_date - start_date + 1)::numeric))`),
  location: text(),
  locationAr: text('location_ar'),
  salaryFromMinor: bigint('salary_from_minor', { mode: 'number' }),
  salaryToMinor: bigint('salary_to_minor', { mode: 'number' }),
  salaryCurrency: text('salary_currency'),
  status: smallint().notNull().default(1),
  country: text().notNull().default(madeByDatabase),
  companyListed: boolean('company_listed').notNull().default(madeByDatabase),
  shown: boolean().notNull().generatedAlwaysAs(sql`status = 1 and company_listed`),
  words: tsvector().notNull().default(madeByDatabase),
  importId: bigint('import_id', { mode: 'number' }),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  updatedAt: timestamp('updated_at', { withTimezone: true }).notNull().defaultNow(),
});

import { sql } from 'drizzle-orm';
import { bigint, boolean, date, pgTable, smallint, text, timestamp } from 'drizzle-orm/pg-core';
import { tsvector } from '#platform/database/tsvector.ts';

/** Filled in by the database before the row is stored, so that nobody who writes has to. */
const madeByDatabase = sql`null`;

/**
 * The database makes `eventRef` and `slug` where none is given, and keeps `country`,
 * `companyListed`, `shown` and `words` in step with the company.
 */
export const events = pgTable('events', {
  id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  companyId: bigint('company_id', { mode: 'number' }).notNull(),
  eventRef: text('event_ref').notNull().default(madeByDatabase),
  slug: text().notNull().default(madeByDatabase),
  title: text().notNull(),
  titleAr: text('title_ar'),
  details: text(),
  detailsAr: text('details_ar'),
  otherDetails: text('other_details'),
  otherDetailsAr: text('other_details_ar'),
  startDate: date('start_date').notNull(),
  expiryDate: date('expiry_date').notNull(),
  location: text(),
  locationAr: text('location_ar'),
  organizer: text(),
  organizerAr: text('organizer_ar'),
  image: text(),
  pdf: text(),
  eventLink: text('event_link'),
  remarks: text(),
  remarksAr: text('remarks_ar'),
  registrationOpen: boolean('registration_open').notNull().default(true),
  status: smallint().notNull().default(1),
  country: text().notNull().default(madeByDatabase),
  companyListed: boolean('company_listed').notNull().default(madeByDatabase),
  shown: boolean().notNull().generatedAlwaysAs(sql`status = 1 and company_listed`),
  words: tsvector().notNull().default(madeByDatabase),
  importId: bigint('import_id', { mode: 'number' }),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  updatedAt: timestamp('updated_at', { withTimezone: true }).notNull().defaultNow(),
});

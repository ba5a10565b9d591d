import { sql } from 'drizzle-orm';
import { bigint, boolean, integer, pgTable, smallint, text, timestamp } from 'drizzle-orm/pg-core';

export const companies = pgTable('companies', {
  id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  ownerAccountId: bigint('owner_account_id', { mode: 'number' }),
  name: text().notNull(),
  nameAr: text('name_ar'),
  country: text().notNull(),
  type: smallint(),
  category: text().notNull(),
  description: text(),
  descriptionAr: text('description_ar'),
  address: text(),
  addressAr: text('address_ar'),
  website: text(),
  email: text().notNull(),
  phoneCountry: text('phone_country').notNull(),
  phone: text().notNull(),
  logo: text(),
  socialLinks: text('social_links'),
  otherDetails: text('other_details'),
  notes: text(),
  exhibitorStatus: smallint('exhibitor_status').notNull().default(0),
  status: smallint().notNull().default(2),
  listed: boolean().notNull().generatedAlwaysAs(sql`exhibitor_status = 1 and status = 1`),
  shuffleKey: bigint('shuffle_key', { mode: 'number' })
    .notNull()
    .default(sql`floor(random() * 9007199254740991)::bigint`),
  partnerPosition: integer('partner_position'),
  topPosition: integer('top_position'),
  couponsAllowed: boolean('coupons_allowed').notNull().default(true),
  decisionReason: text('decision_reason'),
  decidedAt: timestamp('decided_at', { withTimezone: true }),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
});

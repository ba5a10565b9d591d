import { bigint, boolean, pgTable, smallint, text, timestamp } from 'drizzle-orm/pg-core';

export const accounts = pgTable('accounts', {
  id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  email: text().notNull(),
  name: text().notNull().default(''),
  userType: smallint('user_type').notNull().default(0),
  isAdmin: boolean('is_admin').notNull().default(false),
  phone: text(),
  phoneCountry: text('phone_country'),
  language: text({ enum: ['en', 'ar'] })
    .notNull()
    .default('en'),
  suspendedAt: timestamp('suspended_at', { withTimezone: true }),
  lastSeenAt: timestamp('last_seen_at', { withTimezone: true }),
  previousSeenAt: timestamp('previous_seen_at', { withTimezone: true }),
  country: text(),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
});

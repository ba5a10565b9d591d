import { bigint, pgTable, timestamp } from 'drizzle-orm/pg-core';

const moment = (name: string) => timestamp(name, { withTimezone: true });

export const eventRegistrations = pgTable('event_registrations', {
  id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  eventId: bigint('event_id', { mode: 'number' }).notNull(),
  accountId: bigint('account_id', { mode: 'number' }).notNull(),
  createdAt: moment('created_at').notNull().defaultNow(),
  cancelledAt: moment('cancelled_at'),
});

export const savedEvents = pgTable('saved_events', {
  accountId: bigint('account_id', { mode: 'number' }).notNull(),
  eventId: bigint('event_id', { mode: 'number' }).notNull(),
  createdAt: moment('created_at').notNull().defaultNow(),
});

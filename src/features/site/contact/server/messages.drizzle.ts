import { bigint, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

export const messages = pgTable('messages', {
  id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  kind: text({ enum: ['contact', 'advertising', 'plan'] }).notNull(),
  topic: text(),
  name: text().notNull(),
  email: text().notNull(),
  phone: text(),
  subject: text().notNull(),
  message: text().notNull(),
  language: text({ enum: ['en', 'ar'] }).notNull(),
  country: text().notNull(),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  answeredAt: timestamp('answered_at', { withTimezone: true }),
  assignedTo: bigint('assigned_to', { mode: 'number' }),
  answer: text(),
  answeredBy: text('answered_by'),
});

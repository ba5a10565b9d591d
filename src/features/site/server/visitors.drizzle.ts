import { date, integer, pgTable } from 'drizzle-orm/pg-core';

export const visitorDays = pgTable('visitor_days', {
  day: date().primaryKey(),
  visitors: integer().notNull().default(0),
});

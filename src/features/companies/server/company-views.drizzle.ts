import { bigint, date, integer, pgTable } from 'drizzle-orm/pg-core';

export const companyViews = pgTable('company_views', {
  companyId: bigint('company_id', { mode: 'number' }).notNull(),
  day: date().notNull(),
  views: integer().notNull().default(0),
});

import { bigint, integer, pgTable, smallint, text, timestamp } from 'drizzle-orm/pg-core';

export const services = pgTable('services', {
  id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  companyId: bigint('company_id', { mode: 'number' }).notNull(),
  name: text().notNull(),
  nameAr: text('name_ar'),
  description: text(),
  descriptionAr: text('description_ar'),
  link: text(),
  position: integer().notNull().default(0),
  status: smallint().notNull().default(1),
  importId: bigint('import_id', { mode: 'number' }),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
});

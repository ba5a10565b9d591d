import { bigint, integer, pgTable, smallint, text, timestamp } from 'drizzle-orm/pg-core';

export const branches = pgTable('branches', {
  id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  companyId: bigint('company_id', { mode: 'number' }).notNull(),
  name: text().notNull(),
  nameAr: text('name_ar'),
  address: text(),
  addressAr: text('address_ar'),
  phoneCountry: text('phone_country'),
  phone: text(),
  email: text(),
  position: integer().notNull().default(0),
  status: smallint().notNull().default(1),
  importId: bigint('import_id', { mode: 'number' }),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
});

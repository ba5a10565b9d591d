import { sql } from 'drizzle-orm';
import { bigint, pgTable, smallint, text, timestamp } from 'drizzle-orm/pg-core';

export const brands = pgTable('brands', {
  id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  companyId: bigint('company_id', { mode: 'number' }).notNull(),
  name: text().notNull(),
  nameAr: text('name_ar'),
  brandKey: text('brand_key').notNull().generatedAlwaysAs(sql`coalesce(slug_of(name), md5(name))`),
  link: text(),
  logo: text(),
  status: smallint().notNull().default(1),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
});

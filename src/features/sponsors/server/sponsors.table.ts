import { bigint, boolean, integer, pgTable, text } from 'drizzle-orm/pg-core';

export const sponsorLines = pgTable('sponsor_lines', {
  id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  title: text().notNull(),
  titleAr: text('title_ar'),
  position: integer().notNull().default(0),
  active: boolean().notNull().default(true),
});

export const sponsorLogos = pgTable('sponsor_logos', {
  id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  name: text().notNull(),
  nameAr: text('name_ar'),
  logo: text(),
  hyperlink: text(),
  position: integer().notNull().default(0),
  active: boolean().notNull().default(true),
});

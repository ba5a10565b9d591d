import { bigint, date, integer, pgTable, smallint, text } from 'drizzle-orm/pg-core';

export const sponsorLines = pgTable('sponsor_lines', {
  id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  title: text().notNull(),
  titleAr: text('title_ar'),
  position: integer().notNull().default(0),
  status: smallint().notNull().default(1),
  startsOn: date('starts_on'),
  endsOn: date('ends_on'),
  countries: text(),
});

export const sponsorLogos = pgTable('sponsor_logos', {
  id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  name: text().notNull(),
  nameAr: text('name_ar'),
  logo: text(),
  hyperlink: text(),
  position: integer().notNull().default(0),
  status: smallint().notNull().default(1),
  startsOn: date('starts_on'),
  endsOn: date('ends_on'),
  countries: text(),
});

import { bigint, pgTable, smallint, text } from 'drizzle-orm/pg-core';

export const searchSynonyms = pgTable('search_synonyms', {
  id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  words: text().notNull(),
  status: smallint().notNull().default(1),
});

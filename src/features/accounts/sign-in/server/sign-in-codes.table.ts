import { customType, pgTable, smallint, text, timestamp } from 'drizzle-orm/pg-core';

const bytea = customType<{ data: Buffer }>({ dataType: () => 'bytea' });

export const signInCodes = pgTable('sign_in_codes', {
  email: text().primaryKey(),
  salt: bytea().notNull(),
  codeHash: bytea('code_hash').notNull(),
  tries: smallint().notNull().default(0),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
});

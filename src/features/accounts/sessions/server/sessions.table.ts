import { bigint, customType, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { accounts } from '#features/accounts/server/accounts.drizzle.ts';

const bytea = customType<{ data: Buffer }>({ dataType: () => 'bytea' });

export const sessions = pgTable('sessions', {
  id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  accountId: bigint('account_id', { mode: 'number' })
    .notNull()
    .references(() => accounts.id, { onDelete: 'cascade' }),
  tokenHash: bytea('token_hash').notNull(),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  lastUsedAt: timestamp('last_used_at', { withTimezone: true }).notNull().defaultNow(),
  expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
  agent: text().notNull().default(''),
  network: text().notNull().default(''),
  secondFactorAt: timestamp('second_factor_at', { withTimezone: true }),
});

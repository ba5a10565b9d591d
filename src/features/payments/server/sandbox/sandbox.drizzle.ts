import { jsonb, pgTable, smallint, text, timestamp } from 'drizzle-orm/pg-core';
import type { SandboxRequest } from './sandbox-charge.ts';

const moment = (name: string) => timestamp(name, { withTimezone: true });

export const sandboxCharges = pgTable('sandbox_charges', {
  id: text().primaryKey(),
  idempotent: text().notNull(),
  request: jsonb().$type<SandboxRequest>().notNull(),
  status: text().notNull().default('INITIATED'),
  responseCode: text('response_code').notNull().default('100'),
  createdAt: moment('created_at').notNull().defaultNow(),
  expiresAt: moment('expires_at').notNull(),
  webhookDueAt: moment('webhook_due_at'),
  webhookTries: smallint('webhook_tries').notNull().default(0),
});

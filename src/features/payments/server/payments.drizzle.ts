import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  customType,
  date,
  integer,
  pgTable,
  smallint,
  text,
  timestamp,
} from 'drizzle-orm/pg-core';

const moment = (name: string) => timestamp(name, { withTimezone: true });
const bytes = customType<{ data: Buffer }>({ dataType: () => 'bytea' });

export const coupons = pgTable('coupons', {
  id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  code: text().notNull(),
  discountPercent: smallint('discount_percent').notNull().default(10),
  validFrom: date('valid_from'),
  validUntil: date('valid_until'),
  totalLimit: integer('total_limit'),
  companyLimit: integer('company_limit').default(1),
  status: smallint().notNull().default(1),
  createdAt: moment('created_at').notNull().defaultNow(),
});

export const orders = pgTable('orders', {
  id: text().primaryKey(),
  companyId: bigint('company_id', { mode: 'number' }).notNull(),
  plan: smallint().notNull(),
  months: smallint().notNull(),
  currency: text().notNull(),
  monthPriceMinor: integer('month_price_minor').notNull(),
  subtotalMinor: integer('subtotal_minor').notNull(),
  discountPercent: smallint('discount_percent').notNull().default(0),
  discountMinor: integer('discount_minor').notNull().default(0),
  totalMinor: integer('total_minor').notNull(),
  couponId: bigint('coupon_id', { mode: 'number' }),
  email: text().notNull(),
  companyName: text('company_name').notNull(),
  language: text({ enum: ['en', 'ar'] }).notNull(),
  status: text().notNull().default('created'),
  reason: text(),
  provider: text().notNull(),
  live: boolean().notNull(),
  providerRef: text('provider_ref'),
  paymentUrl: text('payment_url'),
  createdAt: moment('created_at').notNull().defaultNow(),
  nextCheckAt: moment('next_check_at'),
  checks: smallint().notNull().default(0),
  paidAt: moment('paid_at'),
});

export const receipts = pgTable('receipts', {
  id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  number: text()
    .notNull()
    .generatedAlwaysAs(
      sql`'R-' || extract(year from issued_on)::text || '-' || lpad(id::text, 6, '0')`,
    ),
  orderId: text('order_id').notNull(),
  issuedOn: date('issued_on').notNull(),
  pdf: bytes(),
  dueAt: moment('due_at').notNull().defaultNow(),
});

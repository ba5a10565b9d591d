import { collectionOperations } from '#collection/server/collection-operations.ts';
import { recordWritesOf } from '#console/audit/server/audit.ts';
import { couponsTexts as texts } from '#features/payments/coupons.collection.texts.ts';
import { couponsCollection } from '#features/payments/coupons.collection.ts';
import { couponSubject } from '#features/payments/payments.audit.ts';
import { sql } from '#platform/database/sql.ts';
import { couponUses } from './orders/coupon-uses.table.ts';
import { coupons } from './orders/coupons.table.ts';

export const couponsCollectionOperations = collectionOperations(couponsCollection, {
  table: coupons,
  definedIn: new URL('../coupons.collection.ts', import.meta.url),
  facts: {
    used: sql`coalesce((select count(*)::int from ${couponUses}
      where coupon_id = ${coupons}.id and redeemed_at is not null), 0)`,
  },
  constraints: {
    coupons_code: texts.codeTaken,
    orders_coupon_id_fkey: texts.inUse,
    coupon_uses_coupon_id_fkey: texts.inUse,
  },
  record: recordWritesOf(couponSubject),
});

import { collectionOperations } from '#collection/server/collection-operations.ts';
import { recordWritesOf } from '#console/audit/server/audit.ts';
import { couponsTexts as texts } from '#features/payments/coupons.collection.texts.ts';
import { couponsCollection } from '#features/payments/coupons.collection.ts';
import { couponSubject } from '#features/payments/payments.audit.ts';

export const couponsCollectionOperations = collectionOperations(couponsCollection, {
  table: 'coupons',
  definedIn: new URL('../coupons.collection.ts', import.meta.url),
  facts: {
    used: `(select count(*)::int from coupon_uses
      where coupon_id = coupons.id and redeemed_at is not null)`,
  },
  constraints: {
    coupons_code: texts.codeTaken,
    orders_coupon_id_fkey: texts.inUse,
    coupon_uses_coupon_id_fkey: texts.inUse,
  },
  record: recordWritesOf(couponSubject),
});

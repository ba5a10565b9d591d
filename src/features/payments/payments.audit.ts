import { type AuditSubject, searchOn } from '#console/audit/audit-subject.ts';
import { ordersTexts } from './orders.texts.ts';
import {
  paymentsAuditFieldTexts as fieldTexts,
  paymentsAuditTexts as texts,
} from './payments.audit.texts.ts';

export const orderSubject: AuditSubject = {
  name: 'order',
  text: texts.order,
  screen: searchOn('orders', ({ subject_id: id }) => id),
  fields: fieldTexts,
  values: { status: ordersTexts },
};

export const couponSubject: AuditSubject = {
  name: 'coupon',
  text: texts.coupon,
  screen: searchOn('coupons'),
  fields: fieldTexts,
};

import * as z from 'zod/mini';
import { collectionTexts } from '#collection/collection.texts.ts';
import { defineCollection } from '#collection/contract/define-collection.ts';
import { statusField } from '#collection/contract/status-field.ts';
import type { DeclaredField } from '#platform/fields/declared-field.ts';
import { periodIssues } from '#platform/fields/period-rules.ts';
import { numberField, optionalDate } from '#platform/fields/value-fields.ts';
import type { Text } from '#platform/i18n/texts.ts';
import { readCouponCode } from './coupon-code.ts';
import { couponsTexts as texts } from './coupons.collection.texts.ts';

const CODE_LENGTH = 40;

const code: DeclaredField = {
  kind: 'line',
  label: texts.code,
  help: texts.codeHelp,
  maxLength: CODE_LENGTH,
  required: true,
  stored: 'text',
  schema: z.prefault(
    z
      .string(texts.codeInvalid.id)
      .check(z.overwrite(readCouponCode), z.regex(/^[A-Z0-9-]{3,40}$/, texts.codeInvalid.id)),
    '',
  ),
  answer: z.string(),
};

const limit = (label: Text) =>
  numberField({
    label,
    help: texts.limitHelp,
    min: 1,
    max: 1_000_000,
    invalid: texts.limitInvalid,
  });

export const couponsCollection = defineCollection({
  audience: 'operator',
  name: 'coupons',
  item: 'coupon',
  ids: { one: 'id', acted: 'id', many: 'ids' },
  words: texts,
  fields: {
    code,
    discount_percent: numberField({
      label: texts.discount,
      min: 1,
      max: 99,
      missing: 10,
      invalid: texts.discountInvalid,
    }),
    valid_from: optionalDate({ label: texts.validFrom }),
    valid_until: optionalDate({ label: texts.validUntil }),
    total_limit: limit(texts.totalLimit),
    company_limit: limit(texts.companyLimit),
    status: statusField,
  },
  facts: { used: 'number' },
  rules: (values) =>
    periodIssues(values, {
      start: 'valid_from',
      end: 'valid_until',
      tooEarly: texts.endTooEarly,
      sameDay: true,
    }),
  title: 'code',
  searched: ['code'],
  columns: [
    { name: 'code', header: texts.code, sortable: true },
    {
      name: 'discount_percent',
      header: texts.discountShort,
      as: 'percent',
      sortable: true,
      onPhone: true,
    },
    {
      name: 'valid_from',
      header: texts.validFrom,
      as: 'date',
      sortable: true,
      whenEmpty: texts.anyDay,
    },
    {
      name: 'valid_until',
      header: texts.validUntil,
      as: 'expiry',
      sortable: true,
      whenEmpty: texts.noEnd,
    },
    { name: 'total_limit', header: texts.totalLimit, as: 'number', whenEmpty: texts.unlimited },
    { name: 'used', header: texts.used, as: 'number' },
    { name: 'status', header: collectionTexts.status, as: 'status', sortable: true },
  ],
  texts: { heading: texts.Many },
  redirectMs: 1500,
  errorKey: 'couponError',
});

import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { operations } from '#app/server/operations.ts';
import type { AnyCall } from '#platform/calls/call.ts';
import { inputSchemaOf } from '#platform/calls/call-schemas.ts';

/** Fields for programs, which nobody is shown as they were sent. */
const forPrograms = new Set([
  ...['credential', 'token', 'order_id', 'id', 'query', 'q', 'total_amount', 'coupon_code'],
  // Each text in them is checked where they are parsed.
  ...['columns', 'corrections', 'items', 'lines'],
  'sheet',
  // The stored company name is used instead.
  'company_name of subscription/process-payment.php',
  // Addresses that are only looked up, not stored.
  'email of subscription/check-company-email.php',
  'email of subscription/process-payment.php',
  'company_email of subscription/validate-coupon.php',
  // The URL parser checks a webhook's address.
  'address of exhibitor/webhook/save.php',
  // People do not see this field, and its content is not stored.
  'website',
  // Only compared with stored values.
  'seen_notes',
  // Sanitised as HTML.
  'html',
  'html_ar',
]);

const isRead = (call: AnyCall, field: string) =>
  !forPrograms.has(field) && !forPrograms.has(`${field} of ${call.path}`);

const read = operations
  .map(({ call }) => call)
  .filter(({ method }) => method === 'POST')
  .flatMap((call) =>
    Object.entries(inputSchemaOf(call).shape)
      .filter(([field]) => isRead(call, field))
      .map(([field, schema]) => ({ name: `${field} of ${call.path}`, schema })),
  );

type Field = (typeof read)[number];

const takenBy = ({ schema }: Field, typed: string): string => {
  const parsed = z.safeParse(schema, typed);
  return parsed.success ? JSON.stringify(parsed.data ?? '') : '';
};

test('words that anybody is shown are kept without what changes how they read', () => {
  const kept = read.filter((field) =>
    /[\u202e\u200b\u2066]/.test(takenBy(field, 'Ward \u202egnp.3\u200b \u2066bed')),
  );
  expect(kept.map(({ name }) => name)).toEqual([]);
});

test('what has to be there is more than marks over no letter', () => {
  const fooled = read.filter(
    (field) =>
      !z.safeParse(field.schema, '').success && z.safeParse(field.schema, '\u0301\u20dd').success,
  );
  expect(fooled.map(({ name }) => name)).toEqual([]);
});

import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { operations } from '#app/server/operations.ts';
import type { AnyCall } from '#platform/calls/call.ts';
import { inputSchemaOf } from '#platform/calls/call-schemas.ts';

/** What programs read: nobody is shown it as it came. */
const forPrograms = new Set([
  ...['credential', 'token', 'order_id', 'id', 'query', 'q', 'total_amount', 'coupon_code'],
  // Each of their words is looked at where they are taken apart.
  ...['columns', 'corrections', 'items', 'lines'],
  'sheet',
  // The name of whoever pays is the stored one.
  'company_name of subscription/process-payment.php',
  // An address that is looked for, and none that is kept.
  'email of subscription/check-company-email.php',
  'email of subscription/process-payment.php',
  'company_email of subscription/validate-coupon.php',
  // What the address of an enquiry's webhook is, is told by the URL parser.
  'address of exhibitor/webhook/save.php',
  // No person sees the field, and what is sent in it is not kept.
  'website',
  // Only compared with what is stored.
  'seen_notes',
  // Made harmless by what knows HTML.
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

import { createHmac, timingSafeEqual } from 'node:crypto';
import * as z from 'zod/mini';
import { findMinor, toDecimal } from '#platform/money/amounts.ts';

const reference = z.optional(z.nullable(z.string().check(z.maxLength(200))));

/** The fields of a posted charge that its signature covers. */
const signedCharge = z.object({
  id: z.string().check(z.regex(/^chg_\w{1,100}$/)),
  amount: z.number(),
  currency: z.string().check(z.regex(/^[A-Z]{3}$/)),
  status: z.string().check(z.regex(/^[A-Z_]{1,40}$/)),
  reference: z.optional(z.object({ gateway: reference, payment: reference })),
  transaction: z.object({ created: z.string().check(z.regex(/^\d{1,20}$/)) }),
});

export type SignedCharge = z.output<typeof signedCharge>;

/** The amount with the currency's decimals, however the JSON wrote it; undefined if it has more. */
function writtenAmount({ amount, currency }: SignedCharge): string | undefined {
  const minor = findMinor(String(amount), currency);
  return minor === undefined ? undefined : toDecimal(minor, currency);
}

/** The text that is signed: seven fields joined, with missing references as empty strings. */
export function signedText(charge: SignedCharge): string | undefined {
  const amount = writtenAmount(charge);
  if (amount === undefined) return undefined;
  const { id, currency, status, reference: refs, transaction } = charge;
  return [
    `x_id${id}`,
    `x_amount${amount}`,
    `x_currency${currency}`,
    `x_gateway_reference${refs?.gateway ?? ''}`,
    `x_payment_reference${refs?.payment ?? ''}`,
    `x_status${status}`,
    `x_created${transaction.created}`,
  ].join('');
}

export function hashOf(text: string, secretKey: string): string {
  return createHmac('sha256', secretKey).update(text).digest('hex');
}

const HASH_FORM = /^[0-9a-f]{64}$/;

/**
 * The charge of a notification if its hashstring was made with one of the keys, else undefined. All keys are always
 * tried, so
 * that timing does not reveal which one matched.
 */
export function findSignedCharge(
  hashstring: unknown,
  body: unknown,
  secretKeys: readonly string[],
): SignedCharge | undefined {
  if (typeof hashstring !== 'string' || !HASH_FORM.test(hashstring)) return undefined;
  const parsed = signedCharge.safeParse(body);
  if (!parsed.success) return undefined;
  const text = signedText(parsed.data);
  if (text === undefined) return undefined;
  const given = Buffer.from(hashstring, 'hex');
  const fitting = secretKeys.filter((key) =>
    timingSafeEqual(Buffer.from(hashOf(text, key), 'hex'), given),
  );
  return fitting.length > 0 ? parsed.data : undefined;
}

import * as z from 'zod/mini';
import type {
  DeclaredField,
  FieldFacts,
  StoredRow,
  Values,
} from '#platform/fields/declared-field.ts';
import { fieldsTexts } from '#platform/fields/fields.texts.ts';
import { amountField, moneyOf } from '#platform/fields/money-fields.ts';

const money = moneyOf({ amounts: ['price'], currency: 'price_currency' });

/** Words for "free" in imported files. */
const freeWords = new Set(['free', 'free of charge', 'مجاني', 'مجانا', 'مجانًا']);

const amountSaid = (typed: string | number): unknown =>
  freeWords.has(String(typed).trim().toLowerCase()) ? '0' : typed;

/** A field for an event's price; zero is allowed and needs no currency. */
export function priceField(facts: FieldFacts): DeclaredField {
  const amount = amountField(facts);
  const said = z.pipe(
    z.union([z.string(), z.number()], fieldsTexts.invalidAmount.id),
    z.transform(amountSaid),
  );
  return { ...amount, schema: z.prefault(z.pipe(said, amount.schema), '') };
}

const isFree = ({ price }: Values) => typeof price === 'string' && Number(price) === 0;

export const eventPrice = {
  rules: (values: Values) => (isFree(values) ? [] : money.rules(values)),

  /** A currency without an amount is not stored. */
  toStored(values: Values): Values {
    if (isFree(values)) return { ...values, price: 0, price_currency: null };
    const stored = money.toStored(values);
    return stored.price === null ? { ...stored, price_currency: null } : stored;
  },

  toAnswer: (row: StoredRow): StoredRow =>
    row.price === 0 ? { ...row, price: '0' } : money.toAnswer(row),
};

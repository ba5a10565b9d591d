import { useState } from 'react';
import type { AskedCompany } from '#features/enquiries/requests/web/use-request.ts';
import { toLatinDigits } from '#platform/i18n/latin-digits.ts';
import type { Quotation } from './quotation-view.tsx';

export type AskedLine = AskedCompany['lines'][number];

/** The values of a line as typed. */
export type QuotedLine = {
  readonly price: string;
  readonly least: string;
  readonly days: string;
  readonly note: string;
};

const nothing: QuotedLine = { price: '', least: '', days: '', note: '' };

function lineBefore(last: Quotation | undefined, id: number): QuotedLine {
  const before = last?.lines.find(({ line_id }) => line_id === id);
  return {
    price: before?.price ?? '',
    least: String(before?.min_quantity ?? ''),
    days: String(before?.delivery_days ?? ''),
    note: before?.note ?? '',
  };
}

function numberOf(typed: string): number | null {
  const digits = toLatinDigits(typed).replace(/\D/g, '');
  return digits === '' ? null : Number(digits);
}

/** The typed values per requested line, starting with those of the previous revision. */
export function useQuotedLines(asked: readonly AskedLine[], last: Quotation | undefined) {
  const [typed, setTyped] = useState<Readonly<Record<number, QuotedLine>>>(() =>
    Object.fromEntries(asked.map(({ id }) => [id, lineBefore(last, id)])),
  );
  const quotedFor = (id: number) => typed[id] ?? nothing;
  return {
    quotedFor,
    type: (id: number, part: keyof QuotedLine, value: string) =>
      setTyped((others) => ({ ...others, [id]: { ...(others[id] ?? nothing), [part]: value } })),
    /** The lines in the form of the call's input. */
    lines: asked.map(({ id }) => {
      const { price, least, days, note } = quotedFor(id);
      const min_quantity = numberOf(least);
      return { line_id: id, price, min_quantity, delivery_days: numberOf(days), note };
    }),
  };
}

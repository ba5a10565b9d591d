import { expect, test } from 'vitest';
import type { BuyerRequest } from '#features/enquiries/requests/web/use-request.ts';
import { compareQuotations } from './comparison.ts';

type Company = BuyerRequest['companies'][number];

function company(id: number, currency: string, total: string, days: number, more = false): Company {
  const line = { line_id: 1, title: 'Pump', quantity: 1, min_quantity: null, note: '' };
  return {
    id,
    company_name: `Company ${id}`,
    company_logo: null,
    company_path: null,
    state: 'quoted',
    lines: [],
    messages: [],
    quotations: [
      {
        id,
        revision: 1,
        state: 'open',
        currency,
        total,
        valid_until: '2027-01-01',
        terms: '',
        file_name: null,
        decline_reason: null,
        decline_note: '',
        created_at: '',
        decided_at: null,
        lines: [
          { ...line, price: total, delivery_days: days },
          ...(more ? [{ ...line, line_id: 2, price: null, delivery_days: null }] : []),
        ],
      },
    ],
  };
}

const request = (companies: readonly Company[]): BuyerRequest => ({
  title: 'Pump',
  notes: '',
  country: 'KW',
  city: null,
  needed_by: null,
  files: [],
  created_at: '',
  companies: [...companies],
  rates: [
    { currency: 'KWD', per_dollar: 307_000, day: '2026-11-02' },
    { currency: 'SAR', per_dollar: 3_750_000, day: '2026-11-01' },
  ],
});

test('totals are compared in one currency, and the older rate tells the day', () => {
  const asked = request([company(1, 'KWD', '100.000', 10), company(2, 'SAR', '1000.00', 5)]);
  const compared = compareQuotations(asked, 'KWD');
  expect(compared.columns[1]?.converted).toMatchObject({ price: '81.867', currency: 'KWD' });
  expect([...compared.lowest]).toEqual([2]);
  expect([...compared.fastest]).toEqual([2]);
  expect(compared.rateDay).toBe('2026-11-01');
});

test('nobody leads with less than all, without a rate, or where all are alike', () => {
  const partial = request([company(1, 'KWD', '100.000', 5), company(2, 'KWD', '1.000', 5, true)]);
  expect([...compareQuotations(partial, 'KWD').lowest]).toEqual([]);
  expect([...compareQuotations(partial, 'KWD').fastest]).toEqual([]);
  const unknown = request([company(1, 'KWD', '100.000', 5), company(2, 'XYZ', '1.00', 9)]);
  expect([...compareQuotations(unknown, 'KWD').lowest]).toEqual([]);
  expect([...compareQuotations(unknown, 'KWD').fastest]).toEqual([1]);
});

test('nobody leads where each was asked for products of its own', () => {
  const own = (id: number, total: string): Company => ({
    ...company(id, 'KWD', total, id),
    lines: [{ id, title: 'Pump', quantity: 1, note: '', path: `/product/${id}` }],
  });
  const compared = compareQuotations(request([own(1, '100.000'), own(2, '1.000')]), 'KWD');
  expect([...compared.lowest, ...compared.fastest]).toEqual([]);
});

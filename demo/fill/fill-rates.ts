import { insertRows } from '#platform/database/insert-rows.ts';
import { todayAt } from '#platform/dates/validity.ts';
import type { DemoFill } from './demo-fill.ts';

/** Millionths for one dollar: pegs of the Gulf and round figures for the others. */
const perDollar: Readonly<Record<string, number>> = {
  AED: 3_672_500,
  BHD: 376_000,
  EGP: 48_500_000,
  INR: 88_200_000,
  JOD: 709_000,
  KWD: 307_000,
  LBP: 89_500_000_000,
  OMR: 384_500,
  QAR: 3_640_000,
  SAR: 3_750_000,
};

export async function fillRates({ connection, today }: DemoFill): Promise<void> {
  const day = todayAt(today);
  const rows = Object.entries(perDollar).map(([currency, rate]) => ({
    currency,
    perDollar: rate,
    day,
  }));
  await insertRows(connection, 'exchange_rates', rows);
}

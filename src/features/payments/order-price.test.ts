import { describe, expect, test } from 'vitest';
import { priceOrder } from './order-price.ts';

describe('what an order costs', () => {
  test.each([
    ['the stated plan for a year', 4900, 12, 0, 'USD', [58_800, 0, 58_800]],
    ['for two years', 4900, 24, 0, 'USD', [117_600, 0, 117_600]],
    ['10 % of 588 is 58.80, rounded to 59', 4900, 12, 10, 'USD', [58_800, 5_900, 52_900]],
    ['15 % of 588 is 88.20, rounded to 88', 4900, 12, 15, 'USD', [58_800, 8_800, 50_000]],
    ['half a unit goes up', 250, 12, 15, 'USD', [3_000, 500, 2_500]],
    ['fils stay exact', 15_125, 12, 0, 'KWD', [181_500, 0, 181_500]],
    [
      '10 % of 181.500 KWD is 18.150, rounded to 18',
      15_125,
      12,
      10,
      'KWD',
      [181_500, 18_000, 163_500],
    ],
    ['a currency without decimals', 700, 12, 10, 'JPY', [8_400, 840, 7_560]],
    ['something is left to pay', 10, 12, 99, 'USD', [120, 20, 100]],
    ['no discount where less than a unit is asked', 5, 12, 50, 'USD', [60, 0, 60]],
  ] as const)('%s', (_name, monthPriceMinor, months, discountPercent, currency, expected) => {
    const price = priceOrder({ monthPriceMinor, months, discountPercent, currency });
    expect([price.subtotalMinor, price.discountMinor, price.totalMinor]).toEqual(expected);
  });

  test('every price of a year is exact to the smallest unit', () => {
    for (let monthPriceMinor = 1; monthPriceMinor < 20_000; monthPriceMinor += 7) {
      const { subtotalMinor, discountMinor, totalMinor } = priceOrder({
        monthPriceMinor,
        months: 12,
        discountPercent: 10,
        currency: 'KWD',
      });
      expect(subtotalMinor).toBe(monthPriceMinor * 12);
      expect(discountMinor % 1000).toBe(0);
      expect(totalMinor).toBeGreaterThan(0);
      expect(totalMinor + discountMinor).toBe(subtotalMinor);
    }
  });
});

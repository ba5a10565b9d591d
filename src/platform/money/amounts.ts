import { currencyDecimals } from './currencies.ts';

/** 710 fils as "0.710", the exact form in which calls transfer amounts. */
export function toDecimal(minor: number, currency: string): string {
  const decimals = currencyDecimals(currency);
  const digits = String(minor).padStart(decimals + 1, '0');
  if (decimals === 0) return digits;
  return `${digits.slice(0, -decimals)}.${digits.slice(-decimals)}`;
}

/**
 * "0.71" as 710 fils; undefined if it is not an amount of the currency, such as "0.7105". Trailing zeros do not count
 * as
 * digits.
 */
export function findMinor(decimal: string, currency: string): number | undefined {
  const [, whole = '', fraction = ''] = /^(\d{1,12})(?:\.(\d+))?$/.exec(decimal) ?? [];
  const decimals = currencyDecimals(currency);
  if (whole === '' || /[1-9]/.test(fraction.slice(decimals))) return undefined;
  return Number(whole + fraction.slice(0, decimals).padEnd(decimals, '0'));
}

/** The same for an optional amount. */
export function findDecimal(minor: number | null, currency: string | null): string | null {
  return minor === null || currency === null ? null : toDecimal(minor, currency);
}

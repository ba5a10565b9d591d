import { toLatinDigits } from '#platform/i18n/latin-digits.ts';

/** One digit per box; an empty box contains an empty string. */
export type CodeDigits = readonly string[];

export function noDigits(length: number): CodeDigits {
  return Array<string>(length).fill('');
}

/** The digits of a typed or pasted text, in any numerals. */
export function digitsIn(text: string): readonly string[] {
  return [...toLatinDigits(text).replace(/\D/g, '')];
}

/** Puts typed digits into a box and the boxes after it. */
export function putDigits(digits: CodeDigits, box: number, typed: readonly string[]): CodeDigits {
  return digits.map((digit, index) => typed[index - box] ?? digit);
}

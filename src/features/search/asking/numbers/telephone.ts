import type { Token } from '#features/search/asking/phrases/tokens.ts';

// "+965 2222 3333", "0096522223333", "2222-3333": records have the digits in one piece, with the country code and
// without.

const FEWEST_DIGITS = 8;
const MOST_DIGITS = 17;

const isDigits = (token: Token | undefined) => /^\d[\d.]*$/.test(token?.folded ?? '');

/** The telephone number that a token belongs to, without leading zeros; empty where there is none. */
export function telephoneAt(tokens: readonly Token[], at: number): readonly string[] {
  let [from, until] = [at, at];
  while (isDigits(tokens[from - 1])) from -= 1;
  while (isDigits(tokens[until])) until += 1;
  if (!isDigits(tokens[at])) return [];
  const parts = tokens.slice(from, until).map(({ folded }) => folded.replaceAll('.', ''));
  // In "+44 (0)20" the zero is not dialled from abroad.
  const digits = parts.filter((part, place) => place === 0 || part !== '0').join('');
  if (digits.length < FEWEST_DIGITS || digits.length > MOST_DIGITS) return [];
  return [digits.replace(/^0+/, '')];
}

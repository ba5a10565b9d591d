import { toLatinDigits } from '#platform/i18n/latin-digits.ts';

/** The character that separates the whole part from the fraction. */
export type DecimalMark = '.' | ',';

const LONGEST = 40;
const other = (mark: DecimalMark): DecimalMark => (mark === '.' ? ',' : '.');

/** Signs that only group digits for the eye, and so by three: "12 15" are two numbers, "12 150" is one. */
const grouped = /^\d{1,3}(?:[\s٬'’_]\d{3})+(?!\d)/;

/** Without such groups; the Arabic decimal mark is never anything else. */
function marked(text: string): { sign: string; digits: string; isArabic: boolean } | undefined {
  if (text.length > LONGEST) return undefined;
  const latin = toLatinDigits(text)
    .replace(/[\u200e\u200f]/g, '')
    .trim();
  const [, sign = '', written = ''] = /^([+-]?)(.*)$/.exec(latin) ?? [];
  const digits = written.trim().replace(grouped, (groups) => groups.replace(/\D/g, ''));
  if (!/^[\d.,٫]+$/.test(digits) || !/\d/.test(digits)) return undefined;
  const isArabic = digits.includes('٫');
  return { sign: sign === '-' ? '-' : '', digits: digits.replaceAll('٫', '.'), isArabic };
}

/** Joins "1,234,567": every group but the first has three digits. */
function joinGroups(digits: string, mark: DecimalMark): string | undefined {
  const [first = '', ...groups] = digits.split(mark);
  const areGroups = /^\d{1,3}$/.test(first) && groups.every((group) => /^\d{3}$/.test(group));
  return areGroups ? first + groups.join('') : undefined;
}

function withDecimals(digits: string, mark: DecimalMark): string | undefined {
  const [whole = '', fraction = '', ...more] = digits.split(mark);
  const grouped = whole.includes(other(mark)) ? joinGroups(whole, other(mark)) : whole || '0';
  if (more.length > 0 || grouped === undefined || !/^\d+$/.test(grouped)) return undefined;
  return /^\d*$/.test(fraction) ? `${grouped}${fraction && `.${fraction}`}` : undefined;
}

/** "1,200" and "1.200" can mean either 1200 or 1.2. */
const couldBeEither = (digits: string) => /^[1-9]\d{0,2}[.,]\d{3}$/.test(digits);

const countOf = (digits: string, mark: DecimalMark) => digits.split(mark).length - 1;

function markIn(digits: string): DecimalMark | undefined {
  const [points, commas] = [countOf(digits, '.'), countOf(digits, ',')];
  if (points > 0 && commas > 0)
    return digits.lastIndexOf('.') > digits.lastIndexOf(',') ? '.' : ',';
  if (points > 1) return ',';
  if (commas > 1) return '.';
  if (points + commas === 0 || couldBeEither(digits)) return undefined;
  return points === 1 ? '.' : ',';
}

/** The decimal mark that a number reveals by how it is written. */
export function inferDecimalMark(text: string): DecimalMark | undefined {
  const { digits, isArabic } = marked(text) ?? { digits: '', isArabic: false };
  return isArabic ? undefined : markIn(digits);
}

/** Whether a number can mean two things, one a thousand times the other, depending on its writer's decimal mark. */
export function isAmbiguous(text: string): boolean {
  const written = marked(text);
  return written !== undefined && !written.isArabic && couldBeEither(written.digits);
}

/** Both meanings of an ambiguous number; undefined if it has one. */
export function findBothMeanings(
  text: string,
): { readonly thousands: string; readonly decimals: string } | undefined {
  const [byPoint, byComma] = [findWrittenNumber(text, '.'), findWrittenNumber(text, ',')];
  if (!isAmbiguous(text) || byPoint === undefined || byComma === undefined) return undefined;
  return byPoint.includes('.')
    ? { thousands: byComma, decimals: byPoint }
    : { thousands: byPoint, decimals: byComma };
}

/**
 * The same for numbers typed into a form or sent by a program: there a point is the decimal mark, as in the numbers
 * that the portal shows, and only a comma is ambiguous.
 */
export const findTypedMeanings = (text: string): ReturnType<typeof findBothMeanings> =>
  text.includes('.') ? undefined : findBothMeanings(text);

/**
 * Parses a number as people write it, in either script and with either mark, into plain digits with a decimal point.
 */
export function findWrittenNumber(text: string, mark: DecimalMark = '.'): string | undefined {
  const written = marked(text);
  if (!written) return undefined;
  const { sign, digits, isArabic } = written;
  const decimals = isArabic ? '.' : (markIn(digits) ?? mark);
  const isGrouped = countOf(digits, decimals) === 0 && countOf(digits, other(decimals)) > 0;
  const plain = isGrouped ? joinGroups(digits, other(decimals)) : withDecimals(digits, decimals);
  return plain === undefined ? undefined : sign + plain;
}

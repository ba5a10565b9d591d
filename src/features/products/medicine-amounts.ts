import type { Language } from '#platform/i18n/languages.ts';

/**
 * The units of medicines in Arabic. Micrograms and units are written out: in short, micrograms are one
 * letter away from milligrams, and whoever misreads it takes a thousand times the dose.
 */
const arabicUnits: Readonly<Record<string, string>> = {
  kg: 'كغ',
  g: 'غ',
  mg: 'ملغ',
  mcg: 'ميكروغرام',
  µg: 'ميكروغرام',
  μg: 'ميكروغرام',
  ng: 'نانوغرام',
  l: 'ل',
  ml: 'مل',
  iu: 'وحدة دولية',
  unit: 'وحدة',
  units: 'وحدة',
  dose: 'جرعة',
  doses: 'جرعة',
  h: 'ساعة',
};

/** A unit follows a number or a stroke: the G of a needle's gauge and letters in names are none. */
const unitAfterNumber =
  /(\d[ \u00a0]?|\/ ?)(kg|mg|mcg|[µμ]g|ng|g|ml|l|iu|units?|doses?|h)(?![a-z])/gi;

/** A strength or the size of a pack, such as "250 mg/5 ml", in the reader's units. */
export function showAmount(amount: string, language: Language): string {
  if (language === 'en') return amount;
  return amount.replace(unitAfterNumber, (_, before: string, unit: string) => {
    const name = arabicUnits[unit.toLowerCase()] ?? unit;
    return before.endsWith('/') || /\s$/.test(before) ? before + name : `${before} ${name}`;
  });
}

const units = [...Object.keys(arabicUnits), ...Object.values(arabicUnits)].join('|');
const spaceBeforeUnit = new RegExp(`(\\d) (?=(?:${units})(?!\\p{L}))`, 'giu');

/** A name with its amounts in one piece: at the end of a line, "40" without its "mg" is another strength. */
export function keepAmounts(name: string): string {
  return name.replace(spaceBeforeUnit, '$1\u00a0');
}

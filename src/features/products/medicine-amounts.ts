import type { Language } from '#platform/i18n/languages.ts';
import { lookup } from '#platform/lookups/lookup.ts';

/**
 * The units of medicines in Arabic. Micrograms and units are written out: the short form of microgram is one letter
 * away from that of milligram, and misreading it means a thousandfold dose.
 */
const arabicUnits: Readonly<Record<string, string>> = lookup({
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
});

/** A unit only counts after a number or a slash: the G of a needle's gauge and letters within names are not units. */
const unitAfterNumber =
  /(\d[ \u00a0]?|\/ ?)(kg|mg|mcg|[µμ]g|ng|g|ml|l|iu|units?|doses?|h)(?![a-z])/gi;

/** A strength or pack size, such as "250 mg/5 ml", with its units in the reader's language. */
export function showAmount(amount: string, language: Language): string {
  if (language === 'en') return amount;
  return amount.replace(unitAfterNumber, (_, before: string, unit: string) => {
    const name = arabicUnits[unit.toLowerCase()] ?? unit;
    return before.endsWith('/') || /\s$/.test(before) ? before + name : `${before} ${name}`;
  });
}

const units = [...Object.keys(arabicUnits), ...Object.values(arabicUnits)].join('|');
const spaceBeforeUnit = new RegExp(`(\\d) (?=(?:${units})(?!\\p{L}))`, 'giu');

/** Joins numbers and units with a no-break space: at a line end, "40" without its "mg" reads as another strength. */
export function keepAmounts(name: string): string {
  return name.replace(spaceBeforeUnit, '$1\u00a0');
}

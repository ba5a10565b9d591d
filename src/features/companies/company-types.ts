import type { Text } from '#platform/i18n/texts.ts';
import { lookup } from '#platform/lookups/lookup.ts';
import { companiesTexts } from './companies.texts.ts';

/** Companies of this type show services instead of products. */
export const SERVICE_PROVIDER = 5;

export const companyTypeTexts: Readonly<Record<string, Text>> = lookup({
  1: companiesTexts.typeSupplier,
  2: companiesTexts.typeManufacturer,
  3: companiesTexts.typeGeneral,
  4: companiesTexts.typeRetailer,
  5: companiesTexts.typeService,
});

/** The name of a company type; a company without one is a healthcare provider. */
export function companyTypeText(type: number | null): Text {
  return companyTypeTexts[type ?? 0] ?? companiesTexts.defaultType;
}

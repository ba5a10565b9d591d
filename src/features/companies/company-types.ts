import type { Text } from '#platform/i18n/texts.ts';
import { companiesTexts } from './companies.texts.ts';

/** Shows services where others show products. */
export const SERVICE_PROVIDER = 5;

export const companyTypeTexts: Readonly<Record<string, Text>> = {
  1: companiesTexts.typeSupplier,
  2: companiesTexts.typeManufacturer,
  3: companiesTexts.typeGeneral,
  4: companiesTexts.typeRetailer,
  5: companiesTexts.typeService,
};

/** The word for a company type; companies without one are healthcare providers. */
export function companyTypeText(type: number | null): Text {
  return companyTypeTexts[type ?? 0] ?? companiesTexts.defaultType;
}

import { companyTypeText } from '#features/companies/company-types.ts';
import { namesOf } from '#platform/fields/by-name.ts';
import type { Text } from '#platform/i18n/texts.ts';
import { companyCategoryTexts } from './company-categories.ts';

/** The type that does not say what a company does. */
const GENERAL = 3;

/**
 * What a company is, in one word: its type or, where that is missing or general, its field. So a hospital is called a
 * hospital.
 */
export function companyKindText(type: number | null, category: string): Text {
  if (type !== null && type !== GENERAL) return companyTypeText(type);
  const field = namesOf(companyCategoryTexts).find((each) => each === category && each !== 'other');
  return field ? companyCategoryTexts[field] : companyTypeText(type);
}

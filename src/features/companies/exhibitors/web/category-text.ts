import { companyCategories } from '#features/companies/category-names.ts';
import { exhibitorsTexts } from '#features/companies/exhibitors/exhibitors.texts.ts';
import type { Text } from '#platform/i18n/texts.ts';

/** The name of the field that the applicant chose for the company. */
export function categoryText(category: string): Text {
  const known = companyCategories.find((each) => each === category);
  return exhibitorsTexts[known ?? 'other'];
}

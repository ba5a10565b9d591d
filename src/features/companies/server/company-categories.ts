import { companyCategories } from '#features/companies/category-names.ts';
import { exhibitorsTexts } from '#features/companies/exhibitors/exhibitors.texts.ts';
import { byName } from '#platform/fields/by-name.ts';

/** The fields that companies are in, in words. */
export const companyCategoryTexts = byName(
  companyCategories,
  (category) => exhibitorsTexts[category],
);

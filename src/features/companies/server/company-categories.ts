import { companyCategories } from '#features/companies/category-names.ts';
import { exhibitorsTexts } from '#features/companies/exhibitors/exhibitors.texts.ts';
import { byName } from '#platform/fields/by-name.ts';

/** Names of the fields in which companies work. */
export const companyCategoryTexts = byName(
  companyCategories,
  (category) => exhibitorsTexts[category],
);

import type { CompanyOffers } from '#features/companies/server/company-offers.ts';
import { eventsOfAsked } from '#features/events/server/offered-by-company.ts';
import { jobsOfAsked } from '#features/jobs/server/offered-by-company.ts';
import { productsOfAsked } from '#features/products/server/offered-by-company.ts';

/** The counts of each company's entries that company lists show. */
export const companyOffers: CompanyOffers = {
  products: productsOfAsked,
  events: eventsOfAsked,
  jobs: jobsOfAsked,
};

import type { CompanyOffers } from '#features/companies/server/company-offers.ts';
import { eventsOfAsked } from '#features/events/server/offered-by-company.ts';
import { visibleJobs } from '#features/jobs/server/visible-jobs.ts';
import { visibleProducts } from '#features/products/server/visible-products.ts';

/** The counts of each company's entries that company lists show. */
export const companyOffers: CompanyOffers = {
  products: visibleProducts,
  events: eventsOfAsked,
  jobs: visibleJobs,
};

import { companiesConsoleOperations } from '#features/companies/console/server/console-companies.operations.ts';
import { applicationsOperations } from '#features/companies/exhibitors/server/exhibitor-applications.operations.ts';
import { exhibitorsOperations } from '#features/companies/exhibitors/server/exhibitors.operations.ts';
import { companyProfileOperations } from '#features/companies/profile/server/company-profile.operations.ts';
import { updateProfileOperations } from '#features/companies/profile/server/update-profile.operations.ts';
import { showcaseOperations } from '#features/companies/showcase/server/showcase.operations.ts';
import type { ServerFeature } from '#platform/features/server-feature.ts';
import { companiesOperations } from './companies.operations.ts';
import { companiesPersonalData } from './companies.personal-data.ts';
import { companiesSitemap } from './companies.sitemap.ts';
import { companyViewsOperations } from './company-views.operations.ts';

export const feature: ServerFeature = {
  operations: [
    ...companiesOperations,
    ...companyViewsOperations,
    ...companyProfileOperations,
    ...updateProfileOperations,
    ...exhibitorsOperations,
    ...applicationsOperations,
    ...companiesConsoleOperations,
    ...showcaseOperations,
  ],
  personalData: [companiesPersonalData],
  sitemaps: [companiesSitemap],
  storedFiles: [{ folder: 'Upload/companies', columns: [['companies', 'logo']] }],
};

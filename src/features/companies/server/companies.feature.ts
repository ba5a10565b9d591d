import { addressOperations } from '#features/companies/address/server/address.operations.ts';
import { companiesConsoleOperations } from '#features/companies/console/server/console-companies.operations.ts';
import { contactClicksOperations } from '#features/companies/contact-clicks/server/contact-clicks.operations.ts';
import { applicationsOperations } from '#features/companies/exhibitors/server/exhibitor-applications.operations.ts';
import { exhibitorsOperations } from '#features/companies/exhibitors/server/exhibitors.operations.ts';
import { companyProfileOperations } from '#features/companies/profile/server/company-profile.operations.ts';
import { updateProfileOperations } from '#features/companies/profile/server/update-profile.operations.ts';
import { showcaseOperations } from '#features/companies/showcase/server/showcase.operations.ts';
import type { ServerFeature } from '#platform/features/server-feature.ts';
import { namedIn } from '#platform/files/named-files.ts';
import { companiesFeed } from './companies.feed.ts';
import { companiesOperations } from './companies.operations.ts';
import { companiesPersonalData } from './companies.personal-data.ts';
import { companiesSitemap } from './companies.sitemap.ts';
import { companies } from './companies.table.ts';
import { companyDetailOperations } from './company-detail.operations.ts';
import { companyViewsOperations } from './company-views.operations.ts';

export const feature: ServerFeature = {
  operations: [
    ...companiesOperations,
    ...companyDetailOperations,
    ...companyViewsOperations,
    ...contactClicksOperations,
    ...companyProfileOperations,
    ...updateProfileOperations,
    ...exhibitorsOperations,
    ...addressOperations,
    ...applicationsOperations,
    ...companiesConsoleOperations,
    ...showcaseOperations,
  ],
  personalData: [companiesPersonalData],
  sitemaps: [companiesSitemap],
  feeds: [companiesFeed],
  storedFiles: [namedIn('Upload/companies', companies, ['logo', 'cover'])],
};

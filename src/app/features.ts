import { accountsPersonalData } from '#features/accounts/privacy/server/accounts.personal-data.ts';
import { privacyOperations } from '#features/accounts/privacy/server/privacy.operations.ts';
import { profileOperations } from '#features/accounts/profile/server/profile.operations.ts';
import { sessionsOperations } from '#features/accounts/sessions/server/sessions.operations.ts';
import { signInOperations } from '#features/accounts/sign-in/server/sign-in.operations.ts';
import { apiKeysOperations } from '#features/api-keys/server/api-keys.operations.ts';
import { catalogsCollectionOperations } from '#features/catalogs/server/catalogs.collection-operations.ts';
import { catalogsOperations } from '#features/catalogs/server/catalogs.operations.ts';
import { companySubject } from '#features/companies/companies.audit.ts';
import { exhibitorsOperations } from '#features/companies/exhibitors/server/exhibitors.operations.ts';
import { companyProfileOperations } from '#features/companies/profile/server/company-profile.operations.ts';
import { updateProfileOperations } from '#features/companies/profile/server/update-profile.operations.ts';
import { companiesOperations } from '#features/companies/server/companies.operations.ts';
import { companiesPersonalData } from '#features/companies/server/companies.personal-data.ts';
import { companiesSitemap } from '#features/companies/server/companies.sitemap.ts';
import {
  companyViewsOperations,
  readDailyViews,
} from '#features/companies/server/company-views.operations.ts';
import { requireCompany } from '#features/companies/server/require-company.ts';
import { branchesCollectionOperations } from '#features/company-lists/branches/server/branches.collection-operations.ts';
import { branchesOperations } from '#features/company-lists/branches/server/branches.operations.ts';
import { departmentsCollectionOperations } from '#features/company-lists/departments/server/departments.collection-operations.ts';
import { departmentsOperations } from '#features/company-lists/departments/server/departments.operations.ts';
import { servicesCollectionOperations } from '#features/company-lists/services/server/services.collection-operations.ts';
import { servicesOperations } from '#features/company-lists/services/server/services.operations.ts';
import { readDailyRegistrations } from '#features/events/registrations/server/daily-registrations.ts';
import { organizerOperations } from '#features/events/registrations/server/organizer.operations.ts';
import { registrationsOperations } from '#features/events/registrations/server/registrations.operations.ts';
import { registrationsPersonalData } from '#features/events/registrations/server/registrations.personal-data.ts';
import { countUpcomingEvents } from '#features/events/registrations/server/registrations.queries.ts';
import { searchOwnEvents } from '#features/events/registrations/server/search-own-events.ts';
import { eventsCollectionOperations } from '#features/events/server/events.collection-operations.ts';
import { eventsDocuments } from '#features/events/server/events.documents.ts';
import { eventsOperations } from '#features/events/server/events.operations.ts';
import { eventsPersonalData } from '#features/events/server/events.personal-data.ts';
import { eventsSitemap } from '#features/events/server/events.sitemap.ts';
import { applicantsOperations } from '#features/jobs/applications/server/applicants.operations.ts';
import { applicationsOperations } from '#features/jobs/applications/server/applications.operations.ts';
import { applicationsPersonalData } from '#features/jobs/applications/server/applications.personal-data.ts';
import { cvOperations } from '#features/jobs/applications/server/cv.operations.ts';
import { readDailyApplications } from '#features/jobs/applications/server/daily-applications.ts';
import { searchOwnApplications } from '#features/jobs/applications/server/search-own-applications.ts';
import { countNewJobs } from '#features/jobs/server/count-new-jobs.ts';
import { jobsCollectionOperations } from '#features/jobs/server/jobs.collection-operations.ts';
import { jobsOperations } from '#features/jobs/server/jobs.operations.ts';
import { jobsSitemap } from '#features/jobs/server/jobs.sitemap.ts';
import { checkoutOperations } from '#features/payments/server/checkout.operations.ts';
import { couponsCollectionOperations } from '#features/payments/server/coupons.collection-operations.ts';
import { orderOperations } from '#features/payments/server/order.operations.ts';
import { ordersOperations } from '#features/payments/server/orders.operations.ts';
import { paymentsPersonalData } from '#features/payments/server/payments.personal-data.ts';
import { receiptsOperations } from '#features/payments/server/receipts.operations.ts';
import { refundOperations } from '#features/payments/server/refund.operations.ts';
import { sandboxOperations } from '#features/payments/server/sandbox/sandbox.operations.ts';
import { brandsCollectionOperations } from '#features/products/server/brands.collection-operations.ts';
import { companyProductsOperations } from '#features/products/server/company-products.operations.ts';
import { medicinesOperations } from '#features/products/server/medicines.operations.ts';
import { productsCollectionOperations } from '#features/products/server/products.collection-operations.ts';
import { productsOperations } from '#features/products/server/products.operations.ts';
import { productsPersonalData } from '#features/products/server/products.personal-data.ts';
import { medicinesSitemap, productsSitemap } from '#features/products/server/products.sitemap.ts';
import { searchOperations } from '#features/search/server/search.operations.ts';
import { synonymsCollectionOperations } from '#features/search/server/synonyms.collection-operations.ts';
import { advertisingOperations } from '#features/site/advertising/server/advertising.operations.ts';
import { contactOperations } from '#features/site/contact/server/contact.operations.ts';
import { messagesOperations } from '#features/site/contact/server/messages.operations.ts';
import { messagesPersonalData } from '#features/site/contact/server/messages.personal-data.ts';
import { contentOperations } from '#features/site/content/server/content.operations.ts';
import { faqCollectionOperations } from '#features/site/content/server/faq.collection-operations.ts';
import { legalOperations } from '#features/site/content/server/legal.operations.ts';
import { countriesOperations } from '#features/site/countries/server/countries.operations.ts';
import { siteOperations } from '#features/site/server/site.operations.ts';
import { visitorsOperations } from '#features/site/server/visitors.operations.ts';
import { settingsOperations } from '#features/site/settings/server/settings.operations.ts';
import { sponsorsCollectionOperations } from '#features/site/sponsors/server/sponsors.collection-operations.ts';
import { sponsorsOperations } from '#features/site/sponsors/server/sponsors.operations.ts';
import { givenPlanOperations } from '#features/subscriptions/server/given-plan.operations.ts';
import { ownPlanOperations } from '#features/subscriptions/server/own-plan.operations.ts';
import { plansOperations } from '#features/subscriptions/server/plans.operations.ts';
import { subscriptionsOperations } from '#features/subscriptions/server/subscriptions.operations.ts';
import type { Operation } from '#platform/calls/operation.ts';
import type { DocumentRoute } from '#platform/http/mount-documents.ts';
import { mailsPersonalData } from '#platform/mail/mails.personal-data.ts';
import type { PersonalDataSource } from '#platform/privacy/personal-data.ts';
import type { SitemapSource } from '#platform/sitemap/sitemap.ts';
import { mailsOperations } from './console/mails/server/mails.operations.ts';
import { adminOperations } from './console/server/console.operations.ts';
import { overviewOperations } from './dashboards/exhibitor/server/overview.operations.ts';
import { userSearchOperations } from './dashboards/user/server/user-search.operations.ts';

/** Everything that is kept about people, in the order in which it is erased. */
const personalData: readonly PersonalDataSource[] = [
  applicationsPersonalData,
  registrationsPersonalData,
  productsPersonalData,
  eventsPersonalData,
  paymentsPersonalData,
  companiesPersonalData,
  messagesPersonalData,
  mailsPersonalData,
  accountsPersonalData,
];

/** Everything the portal can be asked to do. */
export const operations: readonly Operation[] = [
  ...siteOperations,
  ...visitorsOperations,
  ...countriesOperations,
  ...signInOperations,
  ...sessionsOperations,
  ...profileOperations({ countNewJobs, countUpcomingEvents }),
  ...userSearchOperations([searchOwnApplications, searchOwnEvents]),
  ...privacyOperations(personalData),
  ...adminOperations,
  ...companyProfileOperations,
  ...updateProfileOperations,
  ...overviewOperations({
    views: readDailyViews,
    applications: readDailyApplications,
    registrations: readDailyRegistrations,
  }),
  ...exhibitorsOperations,
  ...companiesOperations,
  ...companyViewsOperations,
  ...productsOperations,
  ...companyProductsOperations,
  ...medicinesOperations,
  ...eventsOperations,
  ...registrationsOperations,
  ...organizerOperations,
  ...jobsOperations,
  ...applicationsOperations,
  ...cvOperations,
  ...applicantsOperations,
  ...catalogsOperations,
  ...catalogsCollectionOperations,
  ...productsCollectionOperations,
  ...jobsCollectionOperations,
  ...eventsCollectionOperations,
  ...branchesCollectionOperations,
  ...departmentsCollectionOperations,
  ...servicesCollectionOperations,
  ...brandsCollectionOperations,
  ...branchesOperations,
  ...departmentsOperations,
  ...servicesOperations,
  ...sponsorsOperations,
  ...searchOperations,
  ...contentOperations,
  ...contactOperations,
  ...advertisingOperations,
  ...subscriptionsOperations,
  ...ownPlanOperations,
  ...givenPlanOperations({ requireCompany, companySubject }),
  ...apiKeysOperations,
  ...checkoutOperations,
  ...orderOperations,
  ...sandboxOperations,
  ...receiptsOperations,
  ...refundOperations,
  ...sponsorsCollectionOperations,
  ...faqCollectionOperations,
  ...couponsCollectionOperations,
  ...synonymsCollectionOperations,
  ...settingsOperations,
  ...plansOperations,
  ...ordersOperations,
  ...messagesOperations,
  ...mailsOperations,
  ...legalOperations,
];

/** Records that have a page of their own. */
export const sitemapSources: readonly SitemapSource[] = [
  companiesSitemap,
  eventsSitemap,
  jobsSitemap,
  productsSitemap,
  medicinesSitemap,
];

/** The other pages that search engines should know. */
export const sitemapPages: readonly string[] = [
  '/',
  '/products',
  '/catalogs',
  '/companies',
  '/rx',
  '/events',
  '/jobs',
  '/subscription',
  '/advertising',
  '/contact',
  '/faq',
  '/privacy-policy',
  '/terms-conditions',
  '/cookie-policy',
  '/data-protection',
];

/** What of it is also offered in other forms than JSON. */
export const documents: readonly DocumentRoute[] = [...eventsDocuments];

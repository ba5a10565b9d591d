import { consoleOperations } from '#app/console/server/console.operations.ts';
import { overviewOperations } from '#app/dashboards/exhibitor/server/overview.operations.ts';
import { userSearchOperations } from '#app/dashboards/user/server/user-search.operations.ts';
import { changesOperations } from '#app/programs/changes/server/changes.operations.ts';
import { dumpOperations } from '#app/programs/dump/server/dump.operations.ts';
import { dumpPersonalData } from '#app/programs/dump/server/dump.personal-data.ts';
import { collectionsPersonalData } from '#collection/server/collection-records.ts';
import { addressOperations } from '#features/accounts/address/server/address.operations.ts';
import { privacyOperations } from '#features/accounts/privacy/server/privacy.operations.ts';
import { profileOperations } from '#features/accounts/profile/server/profile.operations.ts';
import { accountFacts } from '#features/accounts/server/public.ts';
import { sessionsOperations } from '#features/accounts/sessions/server/sessions.operations.ts';
import { usersOperations } from '#features/accounts/users/server/users.operations.ts';
import { endKeysOf } from '#features/api-keys/server/end-keys-of.ts';
import { companySubject } from '#features/companies/companies.audit.ts';
import { companyListOperations } from '#features/companies/server/company-list.operations.ts';
import { readDailyViews } from '#features/companies/server/company-views.operations.ts';
import { profileMatchTexts } from '#features/companies/server/profile-match-texts.ts';
import { companyFacts, findOwnCompany } from '#features/companies/server/public.ts';
import { requireCompany } from '#features/companies/server/require-company.ts';
import { departmentMatchTexts } from '#features/company-lists/departments/server/department-match-texts.ts';
import { serviceMatchTexts } from '#features/company-lists/services/server/service-match-texts.ts';
import { endOpenedRequestsOf } from '#features/enquiries/requests/server/own-requests.ts';
import { readDailyRegistrations } from '#features/events/registrations/server/daily-registrations.ts';
import { countUpcomingEvents } from '#features/events/registrations/server/registrations.queries.ts';
import { searchOwnEvents } from '#features/events/registrations/server/search-own-events.ts';
import { readDailyApplications } from '#features/jobs/applications/server/daily-applications.ts';
import { searchOwnApplications } from '#features/jobs/applications/server/search-own-applications.ts';
import { countNewJobs } from '#features/jobs/server/count-new-jobs.ts';
import { brandMatchTexts } from '#features/products/server/brand-match-texts.ts';
import { saveSearchOperation } from '#features/saved-searches/server/saved-searches.operations.ts';
import { companyMatches } from '#features/search/server/public.ts';
import { searchOperations } from '#features/search/server/search.operations.ts';
import { messagesOperations } from '#features/site/contact/server/messages.operations.ts';
import { givenPlanOperations } from '#features/subscriptions/server/given-plan.operations.ts';
import { currentPlanOf, planFacts } from '#features/subscriptions/server/public.ts';
import type { Operation } from '#platform/calls/operation.ts';
import { mailsPersonalData } from '#platform/mail/mails.personal-data.ts';
import type { PersonalDataSource } from '#platform/privacy/personal-data.ts';
import { companyCounts } from './company-counts.ts';
import { companyOffers } from './company-offers.ts';
import { serverFeatures } from './server-features.ts';

/** Every source of personal data, in the order of erasing: the account last. */
const personalData: readonly PersonalDataSource[] = [
  mailsPersonalData,
  dumpPersonalData,
  collectionsPersonalData,
  ...serverFeatures.toReversed().flatMap((feature) => feature.personalData ?? []),
];

/** Everything that can explain why a company was found. The profile comes first, because lists can be long. */
const findCompanyMatches = companyMatches([
  profileMatchTexts,
  serviceMatchTexts,
  departmentMatchTexts,
  brandMatchTexts,
]);

/** Calls that combine several features. */
const composed: readonly Operation[] = [
  ...companyListOperations(companyOffers, findCompanyMatches),
  ...searchOperations(findCompanyMatches),
  ...sessionsOperations(async (client, accountId) => {
    await endKeysOf(client, accountId);
    await endOpenedRequestsOf(client, accountId);
  }),
  ...usersOperations({ companies: companyFacts, plans: planFacts, currentPlanOf }),
  ...messagesOperations(accountFacts),
  ...profileOperations({ countNewJobs, countUpcomingEvents }),
  ...userSearchOperations([searchOwnApplications, searchOwnEvents]),
  ...addressOperations(personalData),
  ...privacyOperations({ sources: personalData, findOwnCompany }),
  ...overviewOperations({
    views: readDailyViews,
    applications: readDailyApplications,
    registrations: readDailyRegistrations,
  }),
  ...companyCounts,
  saveSearchOperation(serverFeatures.flatMap((feature) => feature.followed ?? [])),
  ...changesOperations,
  ...givenPlanOperations({ requireCompany, companySubject }),
  ...consoleOperations(serverFeatures.flatMap((feature) => feature.published ?? [])),
];

const own = serverFeatures.flatMap((feature) => feature.operations);

/** Every call of the portal. */
export const operations: readonly Operation[] = [...own, ...composed, ...dumpOperations(own)];

import { mailSubject } from '#app/console/mails/mails.audit.ts';
import type { AuditSubject } from '#console/audit/audit-subject.ts';
import { accountSubject, secondFactorSubject } from '#features/accounts/accounts.audit.ts';
import { apiKeySubject } from '#features/api-keys/api-keys.audit.ts';
import { catalogSubject } from '#features/catalogs/catalogs.audit.ts';
import {
  companySubject,
  partnerLogosSubject,
  topExhibitorsSubject,
} from '#features/companies/companies.audit.ts';
import { enquiryReportSubject } from '#features/enquiries/enquiries.audit.ts';
import { eventSponsorSubject, eventSubject } from '#features/events/events.audit.ts';
import { jobSubject } from '#features/jobs/jobs.audit.ts';
import { couponSubject, orderSubject } from '#features/payments/payments.audit.ts';
import { productSubject } from '#features/products/products.audit.ts';
import { synonymsSubject } from '#features/search/search.audit.ts';
import {
  exchangeRateSubject,
  faqItemSubject,
  legalPageSubject,
  messageSubject,
  settingsSubject,
  sponsorLineSubject,
  sponsorLogoSubject,
} from '#features/site/site.audit.ts';
import { planSubject } from '#features/subscriptions/subscriptions.audit.ts';

/** Every kind of subject that the audit log can name. */
export const auditSubjects: readonly AuditSubject[] = [
  accountSubject,
  secondFactorSubject,
  apiKeySubject,
  catalogSubject,
  companySubject,
  partnerLogosSubject,
  topExhibitorsSubject,
  enquiryReportSubject,
  eventSubject,
  eventSponsorSubject,
  jobSubject,
  couponSubject,
  orderSubject,
  productSubject,
  synonymsSubject,
  exchangeRateSubject,
  faqItemSubject,
  legalPageSubject,
  messageSubject,
  settingsSubject,
  sponsorLineSubject,
  sponsorLogoSubject,
  planSubject,
  mailSubject,
];

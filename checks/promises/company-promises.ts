import type { PortalPromise } from './promise.ts';

const payments = 'src/features/payments/server';
const refunds = `${payments}/refunds/refunds.test.ts`;
const settle = `${payments}/settle.test.ts`;
const subscriptions = 'src/features/subscriptions/server';
const exhibitors = 'src/features/companies/exhibitors/server';
const companies = 'src/features/companies/server/companies.operations.test.ts';
const showcase = 'src/features/companies/console/server/console-companies.operations.test.ts';
const sponsors = 'src/features/site/sponsors/server/sponsors.operations.test.ts';
const subscriptionsPage = `${subscriptions}/subscriptions.operations.test.ts`;

/** Promises about listing a business, plans, payments and advertising. */
export const companyPromises: readonly PortalPromise[] = [
  {
    promise: 'an application is reviewed and answered by mail',
    said: [
      'faq: We review it and tell you by e-mail',
      'terms: Companies are reviewed before they are listed',
    ],
    provenBy: [
      `${exhibitors}/exhibitor-applications.operations.test.ts`,
      'to approve lists the company, opens its calls and goes on record',
      'to reject mails the reason in the applicant’s language and can be thought over',
    ],
  },
  {
    promise: 'visitors see companies that an operator has approved',
    said: ['text: products.noneAvailable'],
    provenBy: [companies, 'a company that is not listed does not exist for visitors'],
  },
  {
    promise:
      'verified is who was approved and has a confirmed address, and the badge tells both days',
    said: ['text: verification.why'],
    provenBy: [
      'src/features/companies/server/verification.test.ts',
      'is told with both days, on the page and to the company itself',
      'is not told of a company that lacks one of the two',
    ],
  },
  {
    promise: 'a company that is restricted is told the reason',
    said: ['terms: A company that is restricted is told the reason'],
    provenBy: [
      `${exhibitors}/exhibitor-applications.operations.test.ts`,
      'to restrict takes effect at the next request, also in public lists, and lifting undoes it',
    ],
  },
  {
    promise: 'what has expired is no longer listed',
    said: ['terms: Content that has expired is no longer listed'],
    provenBy: [
      'src/features/events/server/events.operations.test.ts',
      'what is over, inactive or of an unlisted company is not listed; today still is',
    ],
  },
  {
    promise: 'plans and prices are those of the comparison',
    said: [
      'faq: Current prices and everything each plan includes are on the subscription page',
      'text: subscriptions.listings',
      'text: subscriptions.rxModule',
    ],
    provenBy: [
      subscriptionsPage,
      'names and prices are the stated ones',
      'the comparison is as stated',
    ],
  },
  {
    promise: 'the Basic Plan is sold at its price, and set at once where that is nothing',
    said: ['text: subscriptions.basicAlertNext', 'text: subscriptions.basicAlertHint'],
    provenBy: [
      `${subscriptions}/own-plan.test.ts`,
      'sets nothing where the plan is sold: %s',
      'sets Basic where it costs nothing, once',
    ],
  },
  {
    promise: 'what a company has without a plan is told, and is all it has',
    said: ['text: subscriptions.freeLead'],
    provenBy: [
      subscriptionsPage,
      'what a company has without a plan stands beside them, on the page too',
    ],
  },
  {
    promise: 'plans are bought for 12 or 24 months, at a total that is shown before',
    said: ['terms: bought for 12 or 24 months'],
    provenBy: [
      `${payments}/process-payment.test.ts`,
      '24 months, a coupon, and digits as Arabic keyboards write them',
    ],
  },
  {
    promise: 'when a plan ends nothing is deleted',
    said: [
      'faq: nothing you published is deleted',
      'text: billing.renewHint',
      'text: subscriptions.listingsOver',
    ],
    provenBy: [
      `${subscriptions}/listings.test.ts`,
      'nothing goes: all stays shown and may be changed and ended, only more is refused',
    ],
  },
  {
    promise: 'the full amount back within 30 days',
    said: [
      'faq: 30-day money-back guarantee',
      'terms: Within 30 days of payment you can ask for a full refund',
      'text: subscriptions.promise',
      'text: subscriptions.promiseText',
      'text: checkout.promise',
      'text: receipt.refundNote',
      'text: refund.tooLate',
    ],
    provenBy: [
      refunds,
      'goes through the gateway, ends the plan and tells the payer',
      'what was paid more than 30 days ago',
    ],
  },
  {
    promise: 'cards are the provider’s matter',
    said: [
      'faq: Card numbers never reach our servers',
      'privacy: Card numbers never reach our servers',
      'text: checkout.lead',
      'text: checkout.secure',
    ],
    provenBy: [`${payments}/process-payment.test.ts`, 'places an order and says where to pay'],
  },
  {
    promise: 'a plan begins when the payment is confirmed',
    said: [
      'faq: Your plan becomes active when the provider has confirmed the payment',
      'terms: A plan becomes active when the payment provider has confirmed the payment',
      'text: thanks.notCompletedLead',
    ],
    provenBy: [
      settle,
      'an order that nobody paid is not activated, however often it is asked about',
      'a captured charge activates, and asking again says the same',
    ],
  },
  {
    promise: 'coupons count for their companies, dates and number of uses',
    said: ['terms: Coupons are valid for the companies, dates and number of uses'],
    provenBy: [
      `${payments}/orders/coupons.race.test.ts`,
      'placing, changing, paying, declining and lapsing never go beyond the limits',
    ],
  },
  {
    promise: 'what a plan shows, mails and opens is what it includes',
    said: ['text: subscriptions.visibility'],
    provenBy: [companies, 'with plan %s is %s in the list and on its page'],
  },
  {
    promise: 'what a visibility does for a company’s page and place is what the page of plans says',
    said: [
      'text: plan-benefits.media',
      'text: plan-benefits.featured',
      'text: plan-benefits.place',
      'text: plan-benefits.firstPlace',
      'text: company-profile.mediaWaits',
    ],
    provenBy: [
      'src/features/companies/server/company-detail.test.ts',
      'plan %s: cover and film with %s pictures',
      'plan %s: featured products lead',
      'goes first on a page of the list, the best first',
    ],
  },
  {
    promise: 'top exhibitors are those whose plan includes ads, by country',
    said: [
      'text: subscriptions.ads',
      'text: advertising.directoryText',
      'text: advertising.directoryPoint1',
      'text: advertising.benefit2Text',
    ],
    provenBy: [
      showcase,
      'top exhibitors are ads: a plan without them is named, and one that ends takes them along',
    ],
  },
  {
    promise: 'partners are shown at the foot of every page',
    said: ['text: advertising.directoryPoint2'],
    provenBy: [companies, 'partners in their order, listed ones only'],
  },
  {
    promise: 'notifications come with a plan that includes them',
    said: ['text: subscriptions.notifications'],
    provenBy: [
      'src/features/jobs/applications/server/applications.operations.test.ts',
      'tells a company whose plan includes no notifications nothing by mail',
    ],
  },
  {
    promise: 'programs get in with a plan that includes it',
    said: ['text: subscriptions.apiAccess'],
    provenBy: [
      'src/features/api-keys/server/api-keys.operations.test.ts',
      'in a plan without API access, by the name of one that has it',
    ],
  },
  {
    promise: 'every plan gets enquiries, and those who pay for one take them along as files',
    said: ['text: plan-benefits.enquiries', 'text: plan-benefits.leadExport'],
    provenBy: [
      'src/features/enquiries/inbox/server/inbox.operations.test.ts',
      'comes with the paid plans, enquiries with every plan',
    ],
  },
  {
    promise: 'requests that arrive by matching come with the plans that are paid for',
    said: ['text: plan-benefits.matchedRequests'],
    provenBy: [
      'src/features/enquiries/requests/server/requests.operations.test.ts',
      'matching finds those whose plan includes it, as many as the buyer says',
    ],
  },
  {
    promise: 'webhooks come with the plans that are paid for',
    said: ['text: plan-benefits.webhooks'],
    provenBy: [
      'src/features/enquiries/webhooks/server/webhooks.operations.test.ts',
      'an address comes with the paid plans and leads to the open network alone',
    ],
  },
  {
    promise: 'help from people, and around the clock, begins with a message that reaches them',
    said: [
      'faq: are there around the clock, and every message is taken at once',
      'faq: People read and answer it in our business hours: Sunday to Thursday, 9:00 to 18:00',
      'text: subscriptions.assistedService',
      'text: subscriptions.support',
      'text: plans.support_24_7',
    ],
    provenBy: [
      'src/features/site/contact/server/contact.operations.test.ts',
      'stores the message and queues the mail about it',
    ],
  },
  {
    promise: 'a sponsor’s logo and line are on the home page, with a link',
    said: [
      'text: advertising.bannerText',
      'text: advertising.bannerPoint1',
      'text: advertising.bannerPoint2',
    ],
    provenBy: [sponsors, 'the home page links with https where no scheme was typed'],
  },
  {
    promise: 'a sponsor of an event, or of a season, is named on its page',
    said: [
      'text: advertising.eventPoint1',
      'text: advertising.eventPoint2',
      'text: advertising.eventText',
    ],
    provenBy: [
      'src/features/events/sponsors/server/event-sponsors.test.ts',
      'its sponsor is named with logo and link, in both languages, at the next read',
      'a sponsor of a season is named on all its events, from the first day to the last',
    ],
  },
  {
    promise: 'what is placed speaks both languages',
    said: ['text: advertising.benefit3Text'],
    provenBy: [sponsors, 'active ones in their order, in the language of the caller'],
  },
];

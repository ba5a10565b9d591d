import type { PortalPromise } from './promise.ts';

const server = 'src/platform/http/server.test.ts';
const contact = 'src/features/site/contact/server/contact.operations.test.ts';
const messages = 'src/features/site/contact/server/messages.operations.test.ts';
const stored = 'src/features/companies/profile/server/company-profile.operations.test.ts';

/** Promises about browsing, contacting the portal, and security. */
export const visitorPromises: readonly PortalPromise[] = [
  {
    promise: 'an enquiry goes nowhere before its address is confirmed',
    said: ['text: enquiry-mails.codeBody'],
    provenBy: [
      'src/features/enquiries/server/send.operations.test.ts',
      'of a stranger nothing reaches the company before the code comes back',
    ],
  },
  {
    promise: 'a request for quotation goes nowhere before its address is confirmed',
    said: ['text: request-mails.codeBody'],
    provenBy: [
      'src/features/enquiries/requests/server/requests.operations.test.ts',
      'of a stranger nothing leaves before the code comes back',
    ],
  },
  {
    promise:
      'what is collected for a request stays in the browser, or with the account once there is one',
    said: ['cookies: request_tray'],
    provenBy: [
      'src/features/products/tray/web/request-tray.test.ts',
      'of what both have the larger quantity counts, and no more than twenty are kept',
    ],
  },
  {
    promise: 'no outside service is asked, nothing is run for others',
    said: [
      'privacy: No outside service is asked',
      'privacy: no scripts from other companies',
      'data protection: Pages run no scripts from other sites',
      'cookies: There is no analytics and no advertising storage',
      'text: advertising.benefit4Text',
    ],
    provenBy: [server, '%s carries the security headers and a request id'],
  },
  {
    promise: 'the country one chose wins, and is kept in the cookie that says so',
    said: [
      'privacy: your choice wins',
      'cookies: The country you chose',
      'cookies: The country shown to you',
    ],
    provenBy: ['e2e/layout.spec.ts', 'a visitor chooses another country, and the choice stays'],
  },
  {
    promise: 'no trace of people in the logs',
    said: ['privacy: They hold no network addresses, no search words and no e-mail addresses'],
    provenBy: ['src/platform/http/logging.test.ts', 'whatever else an error carries is not told'],
  },
  {
    promise: 'browsers are told to come over encrypted connections',
    said: ['data protection: told to use encrypted connections only'],
    provenBy: [server, 'strict transport security only where the address is https'],
  },
  {
    promise: 'the theme stays as it was chosen',
    said: ['cookies: Light or dark, if you chose one'],
    provenBy: ['e2e/layout.spec.ts', 'the theme follows the choice, also on the next page'],
  },
  {
    promise: 'what signing in leaves in the browser goes with signing out',
    said: [
      'cookies: Your session: only after you have signed in',
      'cookies: Your name and e-mail address, to greet you',
      'cookies: Until the code is accepted',
      'cookies: Signing out clears all local storage of this site',
    ],
    provenBy: ['e2e/accounts.spec.ts', 'from the first code to the last trace'],
  },
  {
    promise: 'searches in vain are counted without who asked them, and shown from five askers up',
    said: ['privacy: Searches in vain'],
    provenBy: [
      'src/features/search/server/misses.operations.test.ts',
      'is shown from five askers up, each counted once a day',
      'keeps nothing of who asked',
      'and from the next day on nobody can tell any more',
      'is forgotten after a month where only few asked it',
    ],
  },
  {
    promise: 'recent questions are kept in the browser until they are cleared',
    said: ['cookies: recent_searches'],
    provenBy: [
      'e2e/search.spec.ts',
      'a suggestion is taken by keyboard, and remembered here until it is cleared',
    ],
  },
  {
    promise: 'what is saved without signing in stays in the browser until the account takes it',
    said: ['cookies: saved_jobs'],
    provenBy: [
      'e2e/saved.spec.ts',
      'what a visitor saves is kept in the browser and becomes the account’s',
    ],
  },
  {
    promise: 'counting messages keeps hashes only',
    said: ['privacy: a hash from which the address cannot be read'],
    provenBy: [contact, 'the sixth message of a network within an hour'],
  },
  {
    promise: 'a message reaches people, who are mailed and see it in the console',
    said: [
      'privacy: sent by e-mail to the team that answers them',
      'terms: We answer from Sunday to Thursday, 9:00 to 18:00',
      'faq: write to us through the contact page',
      'text: contact.lead',
      'text: contact.sent',
      'text: contact.defaultHours',
      'text: advertising.enquiryText',
      'text: advertising.closingText',
      'text: subscriptions.salesHint',
    ],
    provenBy: [contact, 'the mail reaches the operator’s own address as a file'],
  },
  {
    promise: 'an answer goes to who asked, in their language',
    said: ['faq: Write to us through the contact page'],
    provenBy: [messages, 'an answer goes by mail in the sender’s language, once'],
  },
  {
    promise: 'whoever finds a weakness knows whom to tell',
    said: ['data protection: If you have found a weakness'],
    provenBy: [contact, 'whoever finds a weakness reads at the well-known address whom to tell'],
  },
  {
    promise: 'pictures go out drawn anew',
    said: ['data protection: Pictures are re-drawn before they are published'],
    provenBy: [stored, '%s is drawn anew, with a small copy beside it'],
  },
  {
    promise: 'a backup comes back',
    said: ['data protection: Backups are made and restored by a tested procedure'],
    provenBy: ['src/app/portal.test.ts', 'backup works beside a running portal, restore does not'],
  },
  {
    promise: 'what operators do is recorded',
    said: ['data protection: every action in the operator’s console is recorded'],
    provenBy: ['src/app/operator-record.test.ts', '%s goes on record, in words of both languages'],
  },
  {
    promise: 'earlier versions of legal pages are kept',
    said: ['privacy: Earlier versions are kept'],
    provenBy: [
      'src/features/site/content/server/legal.operations.test.ts',
      'an older version comes back as the newest one; so does the shipped text',
    ],
  },
  {
    promise: 'the operators’ record stays as it is',
    said: ['text: admin-audit.lead'],
    provenBy: [
      'src/console/audit/server/audit.operations.test.ts',
      'nobody changes an entry, not even by SQL',
    ],
  },
];

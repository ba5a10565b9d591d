import type { PortalPromise } from './promise.ts';

const accounts = 'src/features/accounts';
const signIn = `${accounts}/sign-in/server/sign-in.operations.test.ts`;
const sessions = `${accounts}/sessions/server/sessions.test.ts`;
const privacy = `${accounts}/privacy/server/privacy.operations.test.ts`;
const address = `${accounts}/address/server/address.operations.test.ts`;
const passkeys = `${accounts}/passkeys/server/passkeys.operations.test.ts`;

/** Promises about signing in, and about data stored of those who do. */
export const accountPromises: readonly PortalPromise[] = [
  {
    promise: 'signing in and signing up are one step',
    said: ['faq: signing in and signing up are the same step', 'terms: a one-time code'],
    provenBy: [signIn, 'makes an account for a new address and signs it in'],
  },
  {
    promise: 'a code works for ten minutes and once',
    said: [
      'faq: It works for ten minutes and only once',
      'privacy: The code works for ten minutes, once',
      'text: sign-in.mailBody',
    ],
    provenBy: [signIn, 'a code that is older than ten minutes', 'a code that was used'],
  },
  {
    promise: 'another code can be had after 60 seconds',
    said: ['faq: After 60 seconds you can have the code sent again'],
    provenBy: [signIn, 'after a minute a new code takes the place of the old'],
  },
  {
    promise: 'links that confirm an address work for 24 hours and once',
    said: [
      'faq: valid for 24 hours',
      'text: account-address.mailBody',
      'text: account-address.waitsUntil',
    ],
    provenBy: [
      address,
      'is told in the language of the person, by links that last 24 hours',
      'works once, and asking again ends it',
      'is over after a day, after it was called off, and with all sessions',
    ],
  },
  {
    promise: 'so do those of companies',
    said: ['text: company-address.mailBody'],
    provenBy: [
      'src/features/companies/address/server/address.operations.test.ts',
      'is over after a day',
      'confirms nothing by being opened, and confirms once by the button',
    ],
  },
  {
    promise: 'an account’s new address counts once both mailboxes agree',
    said: ['faq: both mailboxes', 'text: account-address.lead'],
    provenBy: [address, 'counts once both mailboxes agree: %s'],
  },
  {
    promise: 'codes and tokens are stored as hashes',
    said: [
      'privacy: stored only in hashed form',
      'data protection: One-time codes and session tokens are stored only as hashes',
    ],
    provenBy: [sessions, 'the token is nowhere in the table'],
  },
  {
    promise: 'of a passkey only the public half is kept',
    said: ['privacy: we keep the public key, the name you gave it and when it was used'],
    provenBy: [
      passkeys,
      'goes into the archive of the person without its key, and with the account',
    ],
  },
  {
    promise: 'sessions last 7 days without use and 30 at most',
    said: [
      'privacy: up to 7 days without activity and 30 days at most',
      'cookies: the session ends after 7 days without activity',
    ],
    provenBy: [
      sessions,
      'after a week without use, not a moment before',
      'a month after it began, however much it was used',
    ],
  },
  {
    promise: 'what is kept with a session is shown in the settings',
    said: ['privacy: With each session we keep the network address and the kind of browser'],
    provenBy: [sessions, 'lists the own sessions that live, the newest use first'],
  },
  {
    promise: 'signing out ends the session at once',
    said: ['privacy: Signing out ends the session on the server at once'],
    provenBy: [sessions, 'by logging out, that one and no other'],
  },
  {
    promise: 'an address that was stated counts once it is confirmed',
    said: ['text: company-address.waits'],
    provenBy: [
      'src/features/companies/address/server/address.operations.test.ts',
      'that is changed counts until the new one is confirmed',
    ],
  },
  {
    promise: 'one’s data can be had',
    said: [
      'privacy: receive a copy of it',
      'data protection: You can ask for a copy of your data',
      'text: account-settings.dataLead',
    ],
    provenBy: [privacy, 'is an archive of what is kept, for the person alone'],
  },
  {
    promise: 'and erased, at once and everywhere',
    said: [
      'privacy: Erasing removes your data from the database and from our files',
      'data protection: Erasing covers the database, the files and the logs',
      'text: account-settings.eraseLead',
    ],
    provenBy: [privacy, 'leaves the canary nowhere: not in the database, not in files'],
  },
  {
    promise: 'receipts are kept as the law demands',
    said: [
      'privacy: what the law makes us keep, such as invoices',
      'text: account-settings.eraseCompany',
    ],
    provenBy: [privacy, 'leaves what was paid in the books, under a nameless company'],
  },
  {
    promise: 'guesses are few, and of whoever asked',
    said: ['data protection: A code can be tried five times, and only by whoever asked for it'],
    provenBy: [
      `${accounts}/sign-in/server/sign-in.lockout.test.ts`,
      'guesses from elsewhere neither burn nor reach it',
      'at most twenty a day are compared, whatever they ask for',
    ],
  },
  {
    promise: 'the cookie of a browser is for signing in alone',
    said: ['cookies: sent with nothing but signing in'],
    provenBy: [
      `${accounts}/sign-in/server/sign-in.lockout.test.ts`,
      'the cookie is for signing in alone, and no script reads it',
    ],
  },
  {
    promise: 'whoever is suspended is out at once',
    said: ['text: admin-users.suspendHint'],
    provenBy: [sessions, 'by suspension, at the next request'],
  },
  {
    promise: 'who runs the portal shows a second factor, in a shorter session',
    said: ['data protection: Our team signs in with a second step'],
    provenBy: [
      `${accounts}/second-factor/server/second-factor.operations.test.ts`,
      'asks every operator to set one up before anything else; a demo does not',
    ],
  },
  {
    promise: 'who may do what is declared, and read from the session',
    said: ['data protection: Every call to the portal declares who may make it'],
    provenBy: ['src/app/access-matrix.test.ts', 'with a call that does not say who may make it'],
  },
];

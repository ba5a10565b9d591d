import { operations } from '#app/server/operations.ts';
import type { AnyCall } from '#platform/calls/call.ts';
import { languages, localizePath } from '#platform/i18n/languages.ts';
import { NOT_FOR_TRAINING } from './training-signal.ts';

/** Paths that lead one person through a process or hold one person's own data. */
const forOnePerson = [
  '/admin',
  '/exhibitor/',
  '/user/',
  '/dashboard',
  '/login',
  '/otp',
  '/checkout',
  '/thanks',
  '/confirm-',
  '/alert/',
  '/saved-search/',
  '/sandbox/',
];

const folderOf = ({ path }: AnyCall) => `/api/${path.split('/')[0]}/`;

/** Folders of calls in which no call is open to everybody. */
function closedFolders(): readonly string[] {
  const calls = operations.map(({ call }) => call);
  const isOpen = (call: AnyCall) => call.access === 'visitor' && call.method === 'GET';
  const open = new Set(calls.filter(isOpen).map(folderOf));
  return [...new Set(calls.map(folderOf))].filter((folder) => !open.has(folder)).sort();
}

/** Crawlers that collect training data. Crawlers that read pages to answer somebody have other names. */
const trainers = [
  'GPTBot',
  'ClaudeBot',
  'Google-Extended',
  'Applebot-Extended',
  'CCBot',
  'meta-externalagent',
  'Amazonbot',
  'Bytespider',
];

/** Keeps the file well below the half megabyte that every crawler reads. */
export const MOST_REFUSING = 1000;

/** Matches the company's page and its other forms, but no page whose id merely starts with the same digits. */
const ofCompany = (id: number) =>
  languages.flatMap((language) =>
    ['$', '?', '.'].map((end) => `Disallow: ${localizePath(language, `/company/${id}`)}${end}`),
  );

/** A crawler obeys only the group that names it, so that group repeats all rules. */
const forTrainers = (rules: readonly string[], refusing: readonly number[]) => [
  ...trainers.map((name) => `User-agent: ${name}`),
  ...rules,
  ...refusing.flatMap(ofCompany),
  '',
];

/**
 * robots.txt: what crawlers may read, and for what. They may index pages and answer from them, naming the address, but
 * not train models on them.
 */
export function robotsText(appUrl: string, refusing: readonly number[]): string {
  const pages = languages.flatMap((language) =>
    forOnePerson.map((path) => localizePath(language, path)),
  );
  const rules = [
    `Content-Signal: ${NOT_FOR_TRAINING}`,
    'Allow: /',
    ...[...pages, ...closedFolders()].map((path) => `Disallow: ${path}`),
  ];
  return [
    'User-agent: *',
    ...rules,
    '',
    ...(refusing.length === 0 ? [] : forTrainers(rules, refusing)),
    `Sitemap: ${appUrl}/sitemap.xml`,
    '',
  ].join('\n');
}

import { operations } from '#app/server/operations.ts';
import type { AnyCall } from '#platform/calls/call.ts';
import { languages, localizePath } from '#platform/i18n/languages.ts';
import { NOT_FOR_TRAINING } from './training-signal.ts';

/** Where people are led through something, or are by themselves. */
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

/** Folders of calls of which none is for everybody. */
function closedFolders(): readonly string[] {
  const calls = operations.map(({ call }) => call);
  const isOpen = (call: AnyCall) => call.access === 'visitor' && call.method === 'GET';
  const open = new Set(calls.filter(isOpen).map(folderOf));
  return [...new Set(calls.map(folderOf))].filter((folder) => !open.has(folder)).sort();
}

/** Crawlers that gather what models are trained on; those that answer people by reading have other names. */
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

/** As many as keep the file well below the half megabyte that every crawler reads. */
export const MOST_REFUSING = 1000;

/** A page and its other forms, and no page whose number only begins alike. */
const ofCompany = (id: number) =>
  languages.flatMap((language) =>
    ['$', '?', '.'].map((end) => `Disallow: ${localizePath(language, `/company/${id}`)}${end}`),
  );

/** A crawler obeys the group that names it and no other, so the group says everything. */
const forTrainers = (rules: readonly string[], refusing: readonly number[]) => [
  ...trainers.map((name) => `User-agent: ${name}`),
  ...rules,
  ...refusing.flatMap(ofCompany),
  '',
];

/**
 * What programs that read by themselves may read, and what for: to be found and to answer from, with the
 * address; not to train models on.
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

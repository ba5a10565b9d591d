import { operations } from '#app/server/operations.ts';
import type { AnyCall } from '#platform/calls/call.ts';
import { languages, localizePath } from '#platform/i18n/languages.ts';

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

/**
 * What programs that read by themselves may read, and what for: to be found and to answer from, with the
 * address; not to train models on.
 */
export function robotsText(appUrl: string): string {
  const pages = languages.flatMap((language) =>
    forOnePerson.map((path) => localizePath(language, path)),
  );
  return [
    'User-agent: *',
    'Content-Signal: search=yes, ai-input=yes, ai-train=no',
    'Allow: /',
    ...[...pages, ...closedFolders()].map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: ${appUrl}/sitemap.xml`,
    '',
  ].join('\n');
}

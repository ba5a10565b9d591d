import type { Text } from '#platform/i18n/texts.ts';
import { layoutTexts } from './layout.texts.ts';

export type MainLink = {
  readonly text: Text;
  readonly path: string;
  /** Path prefix of pages for which this link is shown as active too. */
  readonly detail?: string;
  /** Signed-in accounts manage these records in their dashboard. */
  readonly dashboard?: { readonly user: string; readonly exhibitor: string };
};

export const mainLinks: readonly MainLink[] = [
  { text: layoutTexts.products, path: '/products', detail: '/product/' },
  { text: layoutTexts.catalogs, path: '/catalogs' },
  { text: layoutTexts.companies, path: '/companies', detail: '/company/' },
  { text: layoutTexts.rx, path: '/rx' },
  {
    text: layoutTexts.events,
    path: '/events',
    detail: '/event/',
    dashboard: { user: '/user/dashboard/my-events', exhibitor: '/exhibitor/dashboard/events' },
  },
  {
    text: layoutTexts.jobs,
    path: '/jobs',
    detail: '/job/',
    dashboard: { user: '/user/dashboard/my-jobs', exhibitor: '/exhibitor/dashboard/jobs' },
  },
];

export function isActive(link: MainLink, pathname: string): boolean {
  if (pathname === link.path || pathname.startsWith(`${link.path}/`)) return true;
  return link.detail !== undefined && pathname.startsWith(link.detail);
}

import { listTopExhibitors, TOP_EXHIBITORS_ASKED } from '#features/companies/public.ts';
import { listEvents } from '#features/events/public.ts';
import { countContents } from '#features/home/home.contract.ts';
import { firstJobs, listJobs } from '#features/jobs/public.ts';
import { CATEGORY_TILES, listProducts, listTopCategories } from '#features/products/public.ts';
import { prefetchCall } from '#platform/pages/call-query.ts';
import type { PageContext } from '#platform/pages/page-context.ts';
import { LINES_SHOWN } from './box-lines.ts';

/** Inputs of the home page's calls for a country. The page and its loader share them, so that both ask for the same. */
export const newestOf = (country: string) => ({ limit: LINES_SHOWN, country });
export const exhibitorsOf = (country: string) => ({ limit: TOP_EXHIBITORS_ASKED, country });
export const jobsOf = (country: string) => firstJobs(country);
export const tilesOf = (country: string) => ({ country, limit: CATEGORY_TILES });

export function loadLatest(page: PageContext): Promise<unknown> {
  const { country } = page;
  return Promise.all([
    prefetchCall(page, countContents, { country }),
    prefetchCall(page, listTopCategories, tilesOf(country)),
    prefetchCall(page, listProducts, newestOf(country)),
    prefetchCall(page, listEvents, newestOf(country)),
    prefetchCall(page, listTopExhibitors, exhibitorsOf(country)),
    prefetchCall(page, listJobs, jobsOf(country)),
  ]);
}

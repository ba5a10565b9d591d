import { listTopExhibitors, TOP_EXHIBITORS_ASKED } from '#features/companies/public.ts';
import { listEvents } from '#features/events/public.ts';
import { homeTexts } from '#features/home/home.texts.ts';
import { firstJobs, listJobs } from '#features/jobs/public.ts';
import { listProducts } from '#features/products/public.ts';
import type { Text } from '#platform/i18n/texts.ts';
import { useTranslate } from '#platform/i18n/translation-context.tsx';
import { prefetchCall } from '#platform/pages/call-query.ts';
import type { PageContext } from '#platform/pages/page-context.ts';
import { useCall } from '#platform/pages/use-call.ts';
import { type BoxLine, LINES_SHOWN, padWithLabels, repeatToFill } from './box-lines.ts';
import type { BoxState } from './scrolling-box.tsx';

const newestOf = (country: string) => ({ limit: LINES_SHOWN, country });
const exhibitorsOf = (country: string) => ({ limit: TOP_EXHIBITORS_ASKED, country });
const jobsOf = (country: string) => firstJobs(country, '');

export function loadLatest(page: PageContext): Promise<unknown> {
  const { country } = page;
  return Promise.all([
    prefetchCall(page, listProducts, newestOf(country)),
    prefetchCall(page, listEvents, newestOf(country)),
    prefetchCall(page, listTopExhibitors, exhibitorsOf(country)),
    prefetchCall(page, listJobs, jobsOf(country)),
  ]);
}

const productFiller = [
  homeTexts.product1,
  homeTexts.product2,
  homeTexts.product3,
  homeTexts.product4,
  homeTexts.product5,
  homeTexts.product6,
];

const eventFiller = [
  homeTexts.event1,
  homeTexts.event2,
  homeTexts.event3,
  homeTexts.event4,
  homeTexts.event5,
  homeTexts.event6,
];

/** What a box shows, and the country it is from. */
type Latest = { readonly state: BoxState; readonly country?: string };

/** What there is, or what the portal is for where there is nothing. */
function useFilled(lines: readonly BoxLine[] | undefined, filler: readonly Text[]): BoxState {
  const t = useTranslate();
  if (lines && lines.length > 0) return { kind: 'lines', lines: repeatToFill(lines) };
  return { kind: 'lines', lines: filler.map((text) => ({ key: text.id, label: t(text) })) };
}

export function useLatestProducts(country: string): Latest {
  const t = useTranslate();
  const { data, isLoading } = useCall(listProducts, newestOf(country));
  const lines = data?.products.map(({ product_id, item_name }) => ({
    key: String(product_id),
    label: item_name,
    to: `/product/${product_id}`,
  }));
  const filled = useFilled(lines, productFiller);
  const state: BoxState = isLoading
    ? { kind: 'loading', label: t(homeTexts.loadingProducts) }
    : filled;
  return { state, country: lines?.length ? data?.country_used_name : undefined };
}

export function useLatestEvents(country: string): Latest {
  const t = useTranslate();
  const { data, isLoading } = useCall(listEvents, newestOf(country));
  const lines = data?.events.map(({ slug, event_title }) => ({
    key: slug,
    label: event_title,
    to: `/event/${slug}`,
  }));
  const filled = useFilled(lines, eventFiller);
  const state: BoxState = isLoading
    ? { kind: 'loading', label: t(homeTexts.loadingEvents) }
    : filled;
  return { state, country: lines?.length ? data?.country_used_name : undefined };
}

const message = (words: string): Latest => ({ state: { kind: 'message', message: words } });

export function useTopExhibitors(country: string): Latest {
  const t = useTranslate();
  const { data, isError } = useCall(listTopExhibitors, exhibitorsOf(country));
  if (isError) return message(t(homeTexts.exhibitorsFailed));
  if (!data) return { state: { kind: 'loading', label: t(homeTexts.loadingExhibitors) } };
  if (data.exhibitors.length === 0) return message(t(homeTexts.noExhibitors));
  const own = data.exhibitors.map(({ id, company_name }) => ({
    key: String(id),
    label: company_name,
    to: `/company/${id}`,
  }));
  const labels = [t(homeTexts.yourCompany), t(homeTexts.becomeExhibitor)] as const;
  const lines = padWithLabels(own, labels);
  return { state: { kind: 'lines', lines }, country: data.country_used_name };
}

export function useLatestJobs(country: string): Latest {
  const t = useTranslate();
  const { data, isError } = useCall(listJobs, jobsOf(country));
  if (isError) return message(t(homeTexts.jobsFailed));
  if (!data) return { state: { kind: 'loading', label: t(homeTexts.loadingJobs) } };
  if (data.jobs.length === 0) return message(t(homeTexts.noJobs));
  const titles = data.jobs.map(({ id, job_title }) => ({
    key: String(id),
    label: job_title,
    to: '/jobs',
  }));
  const lines = repeatToFill(titles);
  return { state: { kind: 'lines', lines }, country: data.country_used_name };
}

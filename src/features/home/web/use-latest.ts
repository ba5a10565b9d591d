import { listTopExhibitors } from '#features/companies/public.ts';
import { listEvents } from '#features/events/public.ts';
import { homeTexts } from '#features/home/home.texts.ts';
import { listJobs } from '#features/jobs/public.ts';
import { listProducts } from '#features/products/public.ts';
import { findCalendarDate } from '#platform/dates/calendar-date.ts';
import { partsOfDate, showDateRange } from '#platform/dates/show-date.ts';
import { uploadAddress } from '#platform/files/upload-address.ts';
import type { Language } from '#platform/i18n/languages.ts';
import type { Text } from '#platform/i18n/texts.ts';
import { useLanguage, useTranslate } from '#platform/i18n/translation-context.tsx';
import { formatMoney } from '#platform/money/format-money.ts';
import { useCall } from '#platform/pages/use-call.ts';
import { type BoxLine, type LinePicture, padWithLabels, repeatToFill } from './box-lines.ts';
import { exhibitorsOf, jobsOf, newestOf } from './load-latest.ts';
import type { BoxState } from './scrolling-box.tsx';

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

/** A box's content, and the country it is from. */
type Latest = { readonly state: BoxState; readonly country?: string };

/** The lines or, if there are none, general ones about what the portal is for. */
function useFilled(
  lines: readonly BoxLine[] | undefined,
  filler: readonly Text[],
  picture: LinePicture,
): BoxState {
  const t = useTranslate();
  if (lines && lines.length > 0) return { kind: 'lines', lines: repeatToFill(lines) };
  const named = filler.map((text) => ({ key: text.id, label: t(text), picture }));
  return { kind: 'lines', lines: named };
}

export function useLatestProducts(country: string): Latest {
  const t = useTranslate();
  const { data, isLoading } = useCall(listProducts, newestOf(country));
  const lines = data?.products.map(({ product_id, item_name, company_name, ...product }) => {
    const { avg_retail_price: price, currency, product_images } = product;
    const [image] = product_images;
    return {
      key: String(product_id),
      label: item_name,
      picture: { kind: 'picture', src: image ? uploadAddress('products', image) : null } as const,
      detail: company_name,
      price: price !== null && currency !== null ? formatMoney(t, price, currency) : undefined,
      to: `/product/${product_id}`,
    };
  });
  const filled = useFilled(lines, productFiller, { kind: 'picture', src: null });
  const state: BoxState = isLoading
    ? { kind: 'loading', label: t(homeTexts.loadingProducts) }
    : filled;
  return { state, country: lines?.length ? data?.country_used_name : undefined };
}

type Dated = { readonly event_start_date: string; readonly event_expiry_date: string };

function daysOf(event: Dated, language: Language): { picture?: LinePicture; dates?: string } {
  const first = findCalendarDate(event.event_start_date);
  const last = findCalendarDate(event.event_expiry_date);
  if (!first || !last) return {};
  const { day, month } = partsOfDate(first, language, 'short');
  return {
    picture: { kind: 'day', day, month },
    dates: showDateRange(first, last, language, 'short'),
  };
}

export function useLatestEvents(country: string): Latest {
  const t = useTranslate();
  const language = useLanguage();
  const { data, isLoading } = useCall(listEvents, newestOf(country));
  const lines = data?.events.map(({ slug, event_title, organizer, ...event }) => {
    const { picture, dates } = daysOf(event, language);
    const detail = [dates, organizer].filter(Boolean).join(' · ');
    return { key: slug, label: event_title, picture, detail, to: `/event/${slug}` };
  });
  const filled = useFilled(lines, eventFiller, { kind: 'event' });
  const state: BoxState = isLoading
    ? { kind: 'loading', label: t(homeTexts.loadingEvents) }
    : filled;
  return { state, country: lines?.length ? data?.country_used_name : undefined };
}

const logoOf = (name: string, logo: string | null): LinePicture => ({
  kind: 'logo',
  src: logo ? uploadAddress('companies', logo) : null,
  name,
});

const message = (words: string, next?: string): Latest => ({
  state: { kind: 'message', message: words, next },
});

export function useTopExhibitors(country: string): Latest {
  const t = useTranslate();
  const { data, isError } = useCall(listTopExhibitors, exhibitorsOf(country));
  if (isError) return message(t(homeTexts.exhibitorsFailed));
  if (!data) return { state: { kind: 'loading', label: t(homeTexts.loadingExhibitors) } };
  if (data.exhibitors.length === 0) {
    return message(t(homeTexts.noExhibitors), t(homeTexts.firstExhibitor));
  }
  const own = data.exhibitors.map(({ id, company_name, company_logo, company_type_name }) => ({
    key: String(id),
    label: company_name,
    picture: logoOf(company_name, company_logo),
    detail: company_type_name,
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
  if (data.jobs.length === 0) return message(t(homeTexts.noJobs), t(homeTexts.firstJob));
  const titles = data.jobs.map(({ id, job_title, company_name, company_logo, days_left }) => ({
    key: String(id),
    label: job_title,
    picture: logoOf(company_name, company_logo),
    detail: `${company_name} · ${t(homeTexts.daysLeft, { count: days_left })}`,
    to: '/jobs',
  }));
  const lines = repeatToFill(titles);
  return { state: { kind: 'lines', lines }, country: data.country_used_name };
}

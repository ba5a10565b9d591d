import { BookOpen, BriefcaseMedical, Building2, CalendarDays, Package } from 'lucide-react';
import { countContents } from '#features/home/home.contract.ts';
import { homeTexts } from '#features/home/home.texts.ts';
import { useTranslate } from '#platform/i18n/translation-context.tsx';
import { MOST_COUNTED } from '#platform/narrowing/most-counted.ts';
import { Link } from '#platform/pages/link.tsx';
import { useCall } from '#platform/pages/use-call.ts';
import { useVisitorCountry } from '#platform/pages/visitor-context.ts';
import { joinClasses } from '#ui/join-classes.ts';
import { productsPath } from './products-path.ts';

const kinds = [
  { kind: 'products', to: '/products', text: homeTexts.countProducts, Icon: Package },
  { kind: 'companies', to: '/companies', text: homeTexts.countCompanies, Icon: Building2 },
  { kind: 'catalogs', to: '/catalogs', text: homeTexts.countCatalogs, Icon: BookOpen },
  { kind: 'events', to: '/events', text: homeTexts.countEvents, Icon: CalendarDays },
  { kind: 'jobs', to: '/jobs', text: homeTexts.countJobs, Icon: BriefcaseMedical },
] as const;

const FEWEST_IN_BAND = 3;

/** Counts of what the country has, linked to the lists; zero counts are left out. */
export function CountryCounts() {
  const t = useTranslate();
  const country = useVisitorCountry();
  const { data } = useCall(countContents, { country: country.code });
  const shown = kinds.filter(({ kind }) => (data?.counts[kind] ?? 0) > 0);
  if (!data || shown.length === 0) return null;
  return (
    <section
      aria-label={t(homeTexts.inCountry, { country: data.country_used_name })}
      className={joinClasses(
        'overflow-clip rounded-2xl border border-line bg-surface shadow-card',
        // One or two figures are not stretched across the page.
        shown.length < FEWEST_IN_BAND && 'mx-auto w-full max-w-sm',
      )}
    >
      <ul className="flex divide-x divide-line">
        {shown.map(({ kind, to, text, Icon }) => {
          const count = data.counts[kind];
          return (
            <li key={kind} className="min-w-0 grow basis-0">
              <Link
                to={kind === 'products' ? productsPath(country) : to}
                className="flex h-full flex-col items-center justify-center gap-x-3 gap-y-0.5 px-1 py-3 text-center max-[22.5rem]:px-0 hover:bg-action-soft hover:text-action sm:flex-row sm:py-4 sm:text-start"
              >
                <Icon
                  aria-hidden="true"
                  strokeWidth={1.5}
                  className="hidden size-7 shrink-0 text-action sm:block"
                />
                <span className="leading-tight">
                  <span className="block font-semibold text-xl tabular-nums sm:text-2xl">
                    {count < MOST_COUNTED ? count : t(homeTexts.orMore, { count })}
                  </span>{' '}
                  <span className="block text-soft text-xs max-[22.5rem]:text-[0.6875rem] sm:text-sm">
                    {t(text, { count })}
                  </span>
                </span>
              </Link>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

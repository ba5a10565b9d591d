import type {
  AskedPrice,
  AskedTime,
  Understanding,
} from '#features/search/asking/understanding.ts';
import type { AnswerKind } from '#features/search/search.contract.ts';
import type { CalendarDate } from '#platform/dates/calendar-date.ts';
import { currencyOfCountry } from '#platform/money/country-currency.ts';
import { currencyDecimals } from '#platform/money/currencies.ts';
import { quoted } from './group-query.ts';

/** What a record's dates and price must be. */
export type Bounds = {
  readonly startsFrom?: CalendarDate;
  readonly startsUntil?: CalendarDate;
  readonly endsFrom?: CalendarDate;
  readonly endsUntil?: CalendarDate;
  readonly currency?: string;
  readonly priceAtLeast?: number;
  readonly priceAtMost?: number;
};

export type Filters = {
  /** Asked for; others come after them. */
  readonly kinds: readonly AnswerKind[];
  /** No others at all. */
  readonly only: boolean;
  readonly countries: readonly string[];
  /** Names of the towns. */
  readonly city?: readonly string[] | undefined;
  readonly bounds: Bounds;
};

function boundsOfTime({ of, from, until }: AskedTime): Bounds {
  if (of === 'posted') return { startsFrom: from, startsUntil: until };
  if (of === 'closing') return { endsFrom: from, endsUntil: until };
  return { startsUntil: until, endsFrom: from };
}

function boundsOfPrice({ atMost, atLeast, currency }: AskedPrice, country: string): Bounds {
  if (atMost === undefined && atLeast === undefined) return {};
  const own = currency ?? currencyOfCountry(country);
  const minor = (amount: number | undefined) =>
    amount === undefined ? undefined : Math.round(amount * 10 ** currencyDecimals(own));
  const [priceAtLeast, priceAtMost] = [minor(atLeast), minor(atMost)];
  return {
    currency: own,
    ...(priceAtLeast !== undefined && { priceAtLeast }),
    ...(priceAtMost !== undefined && { priceAtMost }),
  };
}

const dated: readonly AnswerKind[] = ['event', 'job'];
const priced: readonly AnswerKind[] = ['product', 'job'];

function kindsOf({ kinds, time, price }: Understanding, hasWords: boolean) {
  if (time?.sure) {
    const meant = dated.filter((kind) => kinds.length === 0 || kinds.includes(kind));
    return { kinds: meant.length > 0 ? meant : dated, only: true };
  }
  if (price && (price.atMost ?? price.atLeast) !== undefined) {
    const meant = priced.filter((kind) => kinds.length === 0 || kinds.includes(kind));
    return { kinds: meant.length > 0 ? meant : priced, only: true };
  }
  return { kinds, only: !hasWords && kinds.length > 0 };
}

export function filtersOf(
  understanding: Understanding,
  { country }: { readonly country: string },
  kind: AnswerKind | undefined,
): Filters {
  const { place, near, time, price, words } = understanding;
  const spots = place?.sure ? [place, ...place.others] : [];
  const names = spots.flatMap((spot) => (spot.city ? (spot.names ?? []) : []));
  const hasWords = words.some(({ optional }) => !optional);
  const meant = kind ? { kinds: [kind], only: true } : kindsOf(understanding, hasWords);
  return {
    ...meant,
    countries: near ? [country, ''] : [...new Set(spots.map((spot) => spot.country))],
    city: names.length > 0 ? names : undefined,
    bounds: {
      ...(time?.sure && boundsOfTime(time)),
      ...(price && boundsOfPrice(price, place?.sure ? place.country : country)),
    },
  };
}

/** Where the town has nothing its country is asked, and where nothing is near, everywhere. */
export function farther({ near }: Understanding, filters: Filters): Filters | undefined {
  if (filters.city) return { ...filters, city: undefined };
  return near ? { ...filters, countries: [] } : undefined;
}

const anyOf = (lexemes: readonly string[]) => `(${lexemes.join('|')})`;

/** A name of several words has them all. */
const nameQuery = (name: string) => `(${name.split(' ').map(quoted).join('&')})`;

/** Where a record must be, as the index has it; empty where that is not said. */
export function filterQuery({ countries, city }: Filters): string {
  return [
    countries.length > 0 ? anyOf(countries.map((country) => `'@${country}'`)) : '',
    city ? anyOf(city.map(nameQuery)) : '',
  ]
    .filter(Boolean)
    .join('&');
}

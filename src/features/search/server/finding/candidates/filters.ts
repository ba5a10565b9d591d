import type {
  AskedPrice,
  AskedTime,
  Understanding,
} from '#features/search/asking/understanding.ts';
import type { AnswerKind } from '#features/search/search.contract.ts';
import { quoted } from '#features/search/server/finding/parts/group-query.ts';
import type { CalendarDate } from '#platform/dates/calendar-date.ts';
import { currencyOfCountry } from '#platform/money/country-currency.ts';
import { currencyDecimals } from '#platform/money/currencies.ts';

/** Limits on a record's dates and price. */
export type Bounds = {
  readonly startsFrom?: CalendarDate;
  readonly startsUntil?: CalendarDate;
  readonly endsFrom?: CalendarDate;
  readonly endsUntil?: CalendarDate;
  readonly currency?: string;
  readonly priceAtLeast?: number;
  readonly priceAtMost?: number;
};

/** A country, or a town in it that goes by any of the names. */
type FilteredSpot = { readonly country: string; readonly names?: readonly string[] };

export type Filters = {
  /** The kinds asked for; other kinds are ranked behind them. */
  readonly kinds: readonly AnswerKind[];
  /** Leaves out all other kinds. */
  readonly only: boolean;
  /** A record must be at one of these; none means anywhere. */
  readonly spots: readonly FilteredSpot[];
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

function kindsOf({ kinds, leaning, time, price }: Understanding, hasWords: boolean) {
  if (time?.sure) {
    const said = kinds.length > 0 ? kinds : leaning;
    const meant = dated.filter((kind) => said.length === 0 || said.includes(kind));
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
  const hasWords = words.some(({ optional }) => !optional);
  const meant = kind ? { kinds: [kind], only: true } : kindsOf(understanding, hasWords);
  return {
    ...meant,
    spots: near
      ? [{ country }, { country: '' }]
      : spots.map((spot) => ({
          country: spot.country,
          ...(spot.city && spot.names && { names: spot.names }),
        })),
    bounds: {
      ...(time?.sure && boundsOfTime(time)),
      ...(price && boundsOfPrice(price, place?.sure ? place.country : country)),
    },
  };
}

/** Widens a town to its country, and "near me" to everywhere; undefined where nothing wider was left out. */
export function farther({ near }: Understanding, filters: Filters): Filters | undefined {
  const { spots } = filters;
  if (spots.some(({ names }) => names)) {
    const countries = [...new Set(spots.map(({ country }) => country))];
    return { ...filters, spots: countries.map((country) => ({ country })) };
  }
  return near ? everywhere(filters) : undefined;
}

/** The same filters for any place. */
export const everywhere = (filters: Filters): Filters => ({ ...filters, spots: [] });

/** The same filters for any price. */
export const atAnyPrice = (filters: Filters): Filters => {
  const {
    currency: _currency,
    priceAtLeast: _least,
    priceAtMost: _most,
    ...bounds
  } = filters.bounds;
  return { ...filters, bounds };
};

/** The same filters for any place, date and price. */
export const whenever = (filters: Filters): Filters => ({ ...everywhere(filters), bounds: {} });

/** Requires every word of a name. */
const nameQuery = (name: string) => `(${name.split(' ').map(quoted).join('&')})`;

/** The index terms by which a country is matched: the one that all its records have, or those of some of its heaps. */
export type CountrySign = (country: string) => string;

export const wholeCountry: CountrySign = (country) => quoted(`@${country}`);

const spotQuery = ({ country, names = [] }: FilteredSpot, sign: CountrySign) =>
  names.length > 0 ? `(${sign(country)}&(${names.map(nameQuery).join('|')}))` : sign(country);

/** The tsquery for the places asked for; empty where none are. */
export function filterQuery({ spots }: Filters, sign: CountrySign = wholeCountry): string {
  const queries = [...new Set(spots.map((spot) => spotQuery(spot, sign)))];
  return queries.length > 0 ? `(${queries.join('|')})` : '';
}

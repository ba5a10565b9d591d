import type { AskedCompany, BuyerRequest } from '#features/enquiries/requests/web/use-request.ts';
import { findMinor } from '#platform/money/amounts.ts';
import { type Converted, convert, type Rates } from '#platform/money/convert.ts';
import type { Quotation } from './quotation-view.tsx';

/** A column of the comparison: a company with its latest quotation. */
export type Column = {
  readonly company: AskedCompany;
  readonly quotation: Quotation;
  readonly earlier: readonly Quotation[];
  /** The approximate total in the comparison's currency; undefined if it is quoted in that currency. */
  readonly converted: Converted | undefined;
  /** Days until everything offered is delivered; undefined if not stated for every line. */
  readonly days: number | undefined;
  readonly isPartial: boolean;
};

export type Comparison = {
  readonly columns: readonly Column[];
  /** Ids of the companies with the lowest value; empty where all are equal or not comparable. */
  readonly lowest: ReadonlySet<number>;
  readonly fastest: ReadonlySet<number>;
  /** Day of the oldest exchange rate that was used. */
  readonly rateDay: string | undefined;
};

export const ratesOf = ({ rates }: BuyerRequest): Rates =>
  new Map(rates.map(({ currency, per_dollar, day }) => [currency, { perDollar: per_dollar, day }]));

function slowest({ lines }: Quotation): number | undefined {
  const offered = lines.filter(({ price }) => price !== null);
  const days = offered.flatMap(({ delivery_days }) => delivery_days ?? []);
  return days.length === offered.length ? Math.max(...days) : undefined;
}

/** The ids with the lowest value; none if all have the same. */
function leastOf(values: ReadonlyMap<number, number>): ReadonlySet<number> {
  const least = Math.min(...values.values());
  const leading = [...values].filter(([, value]) => value === least).map(([id]) => id);
  return new Set(leading.length < values.size ? leading : []);
}

/** Whether all companies were asked for the same: a described need, and not each for its own products. */
const asksTheSame = ({ companies }: BuyerRequest): boolean =>
  companies.every(({ lines }) => lines.every(({ path }) => path === null));

/** Compares the latest quotations in one currency. */
export function compareQuotations(request: BuyerRequest, currency: string): Comparison {
  const rates = ratesOf(request);
  const columns = request.companies.flatMap((company): readonly Column[] => {
    const [quotation, ...earlier] = company.quotations;
    if (!quotation) return [];
    const minor = findMinor(quotation.total, quotation.currency) ?? 0;
    const converted = convert({ minor, currency: quotation.currency }, currency, rates);
    const isPartial = quotation.lines.some(({ price }) => price === null);
    return [{ company, quotation, earlier, converted, days: slowest(quotation), isPartial }];
  });
  const totals = new Map<number, number>();
  const days = new Map<number, number>();
  for (const { company, quotation, converted, days: needed, isPartial } of columns) {
    const isComparable = converted !== undefined || quotation.currency === currency;
    // A lower total for fewer lines is not cheaper.
    if (isComparable && !isPartial) {
      totals.set(company.id, Number(converted?.price ?? quotation.total));
    }
    if (needed !== undefined) days.set(company.id, needed);
  }
  const used = columns.flatMap(({ converted }) => converted?.day ?? []).sort();
  const leading = asksTheSame(request) ? leastOf : () => new Set<number>();
  return { columns, lowest: leading(totals), fastest: leading(days), rateDay: used[0] };
}

import type { AskedCompany, BuyerRequest } from '#features/enquiries/requests/web/use-request.ts';
import { findMinor } from '#platform/money/amounts.ts';
import { type Converted, convert, type Rates } from '#platform/money/convert.ts';
import type { Quotation } from './quotation-view.tsx';

/** One column of the comparison: a company and the newest of what it quoted. */
export type Column = {
  readonly company: AskedCompany;
  readonly quotation: Quotation;
  readonly earlier: readonly Quotation[];
  /** About what the total is in the currency of the comparison; none where it is quoted in that one. */
  readonly converted: Converted | undefined;
  /** Days until all that is offered is there. */
  readonly days: number | undefined;
  readonly isPartial: boolean;
};

export type Comparison = {
  readonly columns: readonly Column[];
  /** The companies that lead; none where there is nothing to tell apart. */
  readonly lowest: ReadonlySet<number>;
  readonly fastest: ReadonlySet<number>;
  /** The day of the oldest rate that was used. */
  readonly rateDay: string | undefined;
};

export const ratesOf = ({ rates }: BuyerRequest): Rates =>
  new Map(rates.map(({ currency, per_dollar, day }) => [currency, { perDollar: per_dollar, day }]));

function slowest({ lines }: Quotation): number | undefined {
  const offered = lines.filter(({ price }) => price !== null);
  const days = offered.flatMap(({ delivery_days }) => delivery_days ?? []);
  return days.length === offered.length ? Math.max(...days) : undefined;
}

/** Those with the least of it, where not all have the same. */
function leastOf(values: ReadonlyMap<number, number>): ReadonlySet<number> {
  const least = Math.min(...values.values());
  const leading = [...values].filter(([, value]) => value === least).map(([id]) => id);
  return new Set(leading.length < values.size ? leading : []);
}

/** Whether all were asked for the same: a need in the buyer's words, and not each for its own products. */
const asksTheSame = ({ companies }: BuyerRequest): boolean =>
  companies.every(({ lines }) => lines.every(({ path }) => path === null));

/** The newest quotations side by side, with what sets them apart, in one currency. */
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
    // Less for fewer things is not cheaper.
    if (isComparable && !isPartial) {
      totals.set(company.id, Number(converted?.price ?? quotation.total));
    }
    if (needed !== undefined) days.set(company.id, needed);
  }
  const used = columns.flatMap(({ converted }) => converted?.day ?? []).sort();
  const leading = asksTheSame(request) ? leastOf : () => new Set<number>();
  return { columns, lowest: leading(totals), fastest: leading(days), rateDay: used[0] };
}

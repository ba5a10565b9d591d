import { array, bigint, text } from '#platform/database/columns.ts';
import { raw, type Sql, sql } from '#platform/database/sql.ts';
import type { Text } from '#platform/i18n/texts.ts';
import { translateIn } from '#platform/i18n/translate-in.ts';
import { currencyOfCountry } from '#platform/money/country-currency.ts';
import { currencyDecimals } from '#platform/money/currencies.ts';
import { formatMoneyBand, formatRoundMoney } from '#platform/money/format-money.ts';
import type { Facet } from './facet.ts';
import { narrowingTexts } from './narrowing.texts.ts';

type Amounts = {
  readonly label: Text;
  /** In minor units. */
  readonly amount: Sql;
  readonly currency: Sql;
  /** The limits between bands, in whole units of any currency. */
  readonly edges: readonly number[];
};

/** The additional parameters of a list with such a facet. */
export const moneyValues = { currency: text, edges: array(bigint) };

/** Amounts are compared in the country's own currency; rows priced in another one are in no band. */
export function moneyValuesOf(country: string, edges: readonly number[]) {
  const currency = currencyOfCountry(country);
  const unit = 10 ** currencyDecimals(currency);
  return { currency, edges: edges.map((edge) => edge * unit) };
}

/** A facet of bands of amounts, written like 10-50 and, beyond the last limit, 500-. */
export function ofAmounts({ label, amount, currency, edges }: Amounts): Facet {
  const bands = [0, ...edges].map((from, place) => `${from}-${edges[place] ?? ''}`);
  const placeOf = (band: string) => String(bands.indexOf(band));
  return {
    label,
    value: sql`case when ${currency} = $currency then width_bucket(${amount}, $edges::bigint[])::text end`,
    storedValuesOf: (chosen) => chosen.map(placeOf),
    async options(counted, { country, language }) {
      const t = translateIn(language);
      const money = (whole: string) => formatRoundMoney(t, whole, currencyOfCountry(country));
      return bands.flatMap((value) => {
        const count = counted.get(placeOf(value));
        if (count === undefined) return [];
        const [from = '', to = ''] = value.split('-');
        const name = to
          ? from === '0'
            ? t(narrowingTexts.upTo, { amount: money(to) })
            : formatMoneyBand(t, { from, to }, currencyOfCountry(country))
          : t(narrowingTexts.from, { amount: money(from) });
        return [{ value, name, count }];
      });
    },
  };
}

/** A rank by amount in the country's currency; rows without one come last. */
export const rankOfAmount = (
  amount: Sql,
  currency: Sql,
  order: 'cheapest first' | 'dearest first',
) => sql`
  coalesce(
    case when ${currency} = $currency then ${raw(order === 'dearest first' ? '-' : '')}${amount} end,
    9007199254740991)`;

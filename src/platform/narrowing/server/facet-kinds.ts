import { array, nullable, text } from '#platform/database/columns.ts';
import { rowsIn } from '#platform/database/followed-rows.ts';
import { joinSql, raw, type Sql, sql } from '#platform/database/sql.ts';
import { type Query, query } from '#platform/database/statement.ts';
import { partsOfDate } from '#platform/dates/show-date.ts';
import { inLanguage } from '#platform/i18n/in-language.ts';
import type { Text } from '#platform/i18n/texts.ts';
import { translateIn } from '#platform/i18n/translate-in.ts';
import type { Facet } from './facet.ts';

const nameValues = { country: text, keys: array(text) };
const nameRow = { key: text, name: text, name_ar: nullable(text) };

type Names = Query<typeof nameValues, typeof nameRow>;

/** Declares a query for the names of keys; the SQL selects key, name and name_ar of `$keys` in `$country`. */
export const namesOfKeys = (name: string, names: Sql): Names =>
  query({
    name,
    values: nameValues,
    row: nameRow,
    sql: names,
    follows: rowsIn(names, { country: '$country' }),
  });

type Shared = Pick<Facet, 'label' | 'value' | 'several' | 'indexedColumn' | 'keptCounts'>;

/** A facet whose names are in the database; the most common values come first. */
export function named(facet: Shared, names: Names): Facet {
  return {
    ...facet,
    async options(counted, { connection, country, language }) {
      const keys = [...counted.keys()];
      const rows = keys.length > 0 ? await names.all(connection, { country, keys }) : [];
      const nameOf = new Map(
        rows.map((row) => [row.key, inLanguage(language, row.name, row.name_ar)]),
      );
      return [...counted].map(([value, count]) => ({
        value,
        name: nameOf.get(value) ?? value,
        count,
      }));
    },
  };
}

/** A facet whose values have texts in the source, in their order. */
export function worded(facet: Shared, words: Readonly<Record<string, Text>>): Facet {
  return {
    ...facet,
    async options(counted, { language }) {
      const t = translateIn(language);
      return Object.entries(words).flatMap(([value, word]) => {
        const count = counted.get(value);
        return count === undefined ? [] : [{ value, name: t(word), count }];
      });
    },
  };
}

/** A facet of months such as 2026-11, in chronological order. */
export function ofMonths(facet: Shared): Facet {
  return {
    ...facet,
    async options(counted, { language }) {
      return [...counted]
        .filter(([value]) => /^\d{4}-(?:0[1-9]|1[0-2])$/.test(value))
        .toSorted(([a], [b]) => a.localeCompare(b))
        .map(([value, count]) => {
          const { month, year } = partsOfDate(`${value}-01`, language);
          return { value, name: `${month} ${year}`, count };
        });
    },
  };
}

type Since = {
  readonly label: Text;
  readonly days: Readonly<Record<number, Text>>;
  readonly day: Sql;
};

/**
 * A facet such as “in the last 7 days”. Each row has the shortest period that it falls into, so choosing a longer one
 * includes the shorter ones.
 */
export function since({ label, days, day }: Since): Facet {
  const lengths = Object.keys(days).map(Number);
  const cases = lengths.map(
    (length) => sql`when ${day} > $today::date - ${length} then ${raw(`'${length}'`)}`,
  );
  const within = (most: string) => lengths.filter((length) => length <= Number(most)).map(String);
  return {
    label,
    single: true,
    value: sql`case ${joinSql(cases, ' ')} end`,
    storedValuesOf: (chosen) => {
      const known = chosen.filter((each) => lengths.map(String).includes(each));
      return [...new Set(known.flatMap(within))];
    },
    async options(counted, { language }) {
      const t = translateIn(language);
      return lengths.map((length) => ({
        value: String(length),
        name: t(days[length] as Text),
        count: within(String(length)).reduce((sum, each) => sum + (counted.get(each) ?? 0), 0),
      }));
    },
  };
}

import { raw, type Sql, sql } from '#platform/database/sql.ts';
import type { Facet } from '#platform/narrowing/server/facet.ts';
import { named, namesOfKeys } from '#platform/narrowing/server/facet-kinds.ts';
import { narrowingTexts } from '#platform/narrowing/server/narrowing.texts.ts';
import { cities } from './cities.table.ts';

const selectCityNames = namesOfKeys(
  'geo.city-names',
  sql`select key, name, name_ar from ${cities} where country = $country and key = any ($keys)`,
);

/** Narrows by city; the database function `city_of` finds the city in a record's address. */
export const cityFacet = (key: Sql): Facet =>
  named({ label: narrowingTexts.city, value: key }, selectCityNames);

/** Selects the name of a city, for statements that read records with its key. */
export const cityNameOf = (column: 'name' | 'name_ar', country: Sql, key: Sql) => sql`
  (select town.${raw(column)} from ${cities} town where town.country = ${country} and town.key = ${key})`;

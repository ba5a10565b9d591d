import { withoutArticle } from '#features/search/asking/arabic-forms.ts';
import { type PhraseBook, phraseBook } from '#features/search/asking/phrase-book.ts';
import { listCountries } from '#platform/geo/countries.ts';
import { languages } from '#platform/i18n/languages.ts';
import { foldForSearch } from '#platform/search/fold-for-search.ts';
import type { CitiesOf } from './city.ts';
import { countryWords } from './country-words.ts';
import { gulfCities } from './gulf-cities.ts';
import { levantAndIraqCities } from './levant-and-iraq-cities.ts';
import { nileMaghrebAndYemenCities } from './nile-maghreb-and-yemen-cities.ts';
import { otherCities } from './other-cities.ts';
import { riskyNames } from './risky-names.ts';
import type { Spot } from './spot.ts';

export type PlaceName = {
  /** Several where the name does not say which: Tripoli. */
  readonly spots: readonly Spot[];
  /** Only after a preposition. */
  readonly risky: boolean;
  /** Kuwaiti: of the country, not in it. */
  readonly nisba: boolean;
};

export type PlaceBook = PhraseBook<PlaceName>;

/** A town that records name. */
export type KnownCity = {
  readonly country: string;
  readonly city: string;
  readonly cityAr?: string | null;
};

const phrasesOf = (text = '') =>
  text
    .split(',')
    .map((phrase) => phrase.trim())
    .filter(Boolean);

const keyOf = (name: string) =>
  name
    .split(/[\s-]+/)
    .map((word) => withoutArticle(foldForSearch(word)))
    .join(' ');

const risky = new Set(phrasesOf(riskyNames).map(keyOf));

type Names = Map<string, { spots: Spot[]; risky: boolean; nisba: boolean }>;

function add(
  names: Names,
  name: string,
  spot: Spot,
  of: { risky?: boolean; nisba?: boolean } = {},
): void {
  const key = keyOf(name);
  const known = names.get(key);
  if (!known) {
    names.set(key, { spots: [spot], risky: of.risky ?? risky.has(key), nisba: of.nisba ?? false });
  } else if (
    !known.spots.some(({ country, city }) => country === spot.country && city === spot.city)
  ) {
    known.spots.push(spot);
  }
}

function addCities(names: Names, cities: CitiesOf): void {
  for (const [country, rows] of Object.entries(cities)) {
    for (const [city, latin, arabic] of rows) {
      const written = [city, ...phrasesOf(latin), ...phrasesOf(arabic)];
      const spot = { country, city, names: [...new Set(written.map(keyOf))] };
      for (const name of written) add(names, name, spot);
    }
  }
}

function addCountries(names: Names): void {
  for (const [country, { names: written, nisba }] of Object.entries(countryWords)) {
    for (const name of phrasesOf(written)) add(names, name, { country });
    for (const name of phrasesOf(nisba))
      add(names, name, { country }, { nisba: true, risky: true });
  }
  // Of the rest of the world only after a preposition: Chad is a name, Mali an adjective in Arabic.
  for (const language of languages) {
    for (const { code, name } of listCountries(language)) {
      add(names, name, { country: code }, code in countryWords ? {} : { risky: true });
    }
  }
}

/** Every place that questions may name: our own lists, and the towns that records name. */
export function placeBook(known: readonly KnownCity[] = []): PlaceBook {
  const names: Names = new Map();
  addCountries(names);
  for (const cities of [gulfCities, levantAndIraqCities, nileMaghrebAndYemenCities, otherCities]) {
    addCities(names, cities);
  }
  for (const { country, city, cityAr } of known) {
    const written = [city, ...(cityAr ? [cityAr] : [])];
    const spot = { country, city, names: written.map(keyOf) };
    for (const name of written)
      if (!names.has(keyOf(name))) add(names, name, spot, { risky: true });
  }
  return phraseBook(names);
}

import { withoutArticle } from '#features/search/asking/letters/arabic-forms.ts';
import { foldQuestion } from '#features/search/asking/letters/fold-question.ts';
import { misspelledNames } from '#features/search/asking/letters/misspelled.ts';
import {
  type PhraseBook,
  phraseBook,
  phrasesIn,
} from '#features/search/asking/phrases/phrase-book.ts';
import { listCountries } from '#platform/geo/countries.ts';
import { languages } from '#platform/i18n/languages.ts';
import type { CitiesOf } from './city.ts';
import { countryWords } from './country-words.ts';
import { gulfCities } from './gulf-cities.ts';
import { levantAndIraqCities } from './levant-and-iraq-cities.ts';
import { nileMaghrebAndYemenCities } from './nile-maghreb-and-yemen-cities.ts';
import { otherCities } from './other-cities.ts';
import { riskyNames } from './risky-names.ts';
import type { Spot } from './spot.ts';

/** A place that a name may mean. */
export type Sense = {
  readonly spot: Spot;
  /** Whether the Arabic name has the article: الزرقاء is a town, زرقاء is blue. */
  readonly article?: boolean;
  /** It is taken for a place only after a preposition. */
  readonly risky: boolean;
  /** It is an adjective, such as Kuwaiti: of the country, not in it. */
  readonly nisba: boolean;
};

/** Names of places with their senses; several where the name does not tell which, such as Tripoli. */
export type PlaceBook = PhraseBook<readonly Sense[]> & {
  /** Finds the senses of the name that a word is a slip of: kuwiat. */
  readonly findMisspelled: (folded: string) => readonly Sense[];
};

const keyOf = (name: string) =>
  name
    .split(/[\s-]+/)
    .map((word) => withoutArticle(foldQuestion(word)))
    .join(' ');

const isArabic = /^[\u0621-\u064a]/;

const risky = new Set(phrasesIn(riskyNames).map(keyOf));

type Names = Map<string, Sense[]>;

function add(names: Names, name: string, spot: Spot, of: Partial<Sense> = {}): void {
  const key = keyOf(name);
  const senses = names.get(key) ?? [];
  names.set(key, senses);
  const article = isArabic.test(name) ? name.startsWith('ال') : undefined;
  const isKnown = senses.some(
    (sense) =>
      sense.article === article &&
      sense.spot.country === spot.country &&
      sense.spot.city === spot.city,
  );
  if (!isKnown) senses.push({ spot, article, risky: risky.has(key), nisba: false, ...of });
}

function addCities(names: Names, cities: CitiesOf): void {
  for (const [country, rows] of Object.entries(cities)) {
    for (const [city, latin, arabic] of rows) {
      const written = [city, ...phrasesIn(latin), ...phrasesIn(arabic)];
      const spot = { country, city, names: [...new Set(written.map(keyOf))] };
      for (const name of written) add(names, name, spot);
    }
  }
}

function addCountries(names: Names): void {
  for (const [country, { names: written = '', nisba = '' }] of Object.entries(countryWords)) {
    for (const name of phrasesIn(written)) add(names, name, { country });
    for (const name of phrasesIn(nisba))
      add(names, name, { country }, { nisba: true, risky: true });
  }
  // Countries in the rest of the world count only after a preposition: Chad is a first name, and Mali an Arabic
  // adjective.
  for (const language of languages) {
    for (const { code, name } of listCountries(language)) {
      add(names, name, { country: code }, code in countryWords ? {} : { risky: true });
    }
  }
}

/** What all the names mean; empty where they differ. */
function theOnlyOne(meanings: readonly (readonly Sense[])[]): readonly Sense[] {
  const [first = []] = meanings;
  const keyOfSenses = (senses: readonly Sense[]) =>
    senses.map(({ spot }) => `${spot.country} ${spot.city ?? ''}`).join();
  return meanings.every((each) => keyOfSenses(each) === keyOfSenses(first)) ? first : [];
}

/** Only some of the clitics that may stand before a place: with ف as well, فعالية would be Aley. */
const CLITICS = ['و', 'ب', 'ل', 'لل', 'بال', 'وال', 'وب', 'وبال', 'هال', 'عال', 'فال'];

/** Every place that questions may name. */
export function placeBook(): PlaceBook {
  const names: Names = new Map();
  addCountries(names);
  for (const cities of [gulfCities, levantAndIraqCities, nileMaghrebAndYemenCities, otherCities]) {
    addCities(names, cities);
  }
  const isTrusted = ([, senses]: readonly [string, readonly Sense[]]) =>
    senses.every((sense) => !sense.risky && !sense.nisba);
  const meant = misspelledNames([...names].filter(isTrusted).map(([name]) => name));
  return {
    ...phraseBook(names, { clitics: CLITICS }),
    findMisspelled: (folded) => theOnlyOne([...meant(folded)].map((name) => names.get(name) ?? [])),
  };
}

import type { Language } from '#platform/i18n/languages.ts';
import { withCommas } from '#platform/i18n/with-commas.ts';
import { countryName } from './country-name.ts';

type Place = { readonly city: string | null; readonly country: string };

/** The city, if known, and the country. */
export const placeName = ({ city, country }: Place, language: Language) =>
  withCommas([city, countryName(country, language)], language);

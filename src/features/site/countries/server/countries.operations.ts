import {
  findVisitorCountry,
  listCountryCodes,
  listDialCodes,
} from '#features/site/countries/countries.contract.ts';
import { type Operation, operation } from '#platform/calls/operation.ts';
import { listCountries } from '#platform/geo/countries.ts';
import { countryName } from '#platform/geo/country-name.ts';

const dialCodes = operation(listDialCodes, async (_input, { language }) => ({
  countries: listCountries(language).map(({ name, phoneCode }) => ({ name, phonecode: phoneCode })),
}));

const countryCodes = operation(listCountryCodes, async (_input, { language }) => ({
  countries: listCountries(language).map(({ name, code, phoneCode }) => ({
    name,
    shortname: code,
    phonecode: phoneCode,
  })),
}));

const visitorCountry = operation(findVisitorCountry, async (_input, { visitor, language }) => ({
  country_code: visitor.country,
  country_name: countryName(visitor.country, language),
  ip: visitor.ip,
}));

export const countriesOperations: readonly Operation[] = [dialCodes, countryCodes, visitorCountry];

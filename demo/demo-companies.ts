import { bahrainiCompanies } from './companies/bahrain.ts';
import { egyptianCompanies } from './companies/egypt.ts';
import { indianCompanies } from './companies/india.ts';
import { jordanianCompanies } from './companies/jordan.ts';
import { kuwaitCompanies } from './companies/kuwait.ts';
import { lebaneseCompanies } from './companies/lebanon.ts';
import { omaniCompanies } from './companies/oman.ts';
import { qatariCompanies } from './companies/qatar.ts';
import { saudiCompanies } from './companies/saudi-arabia.ts';
import { emiratiCompanies } from './companies/united-arab-emirates.ts';
import type { DemoCompany, DemoCompanyFacts } from './demo-company.ts';
import { type DemoCountryCode, demoCountries } from './demo-countries.ts';

export const demoCompanies: readonly DemoCompany[] = [
  ...companiesOf('KW', kuwaitCompanies),
  ...companiesOf('SA', saudiCompanies),
  ...companiesOf('AE', emiratiCompanies),
  ...companiesOf('QA', qatariCompanies),
  ...companiesOf('BH', bahrainiCompanies),
  ...companiesOf('OM', omaniCompanies),
  ...companiesOf('JO', jordanianCompanies),
  ...companiesOf('LB', lebaneseCompanies),
  ...companiesOf('EG', egyptianCompanies),
  ...companiesOf('IN', indianCompanies),
];

function companiesOf(
  country: DemoCountryCode,
  facts: readonly DemoCompanyFacts[],
): readonly DemoCompany[] {
  return facts.map(({ profile, ...company }) => ({
    ...company,
    ...(profile && { ...profile, website: `https://${company.key}.example` }),
    country,
    email: `info@${company.key}.example`,
    phoneCountry: demoCountries[country].diallingCode,
  }));
}

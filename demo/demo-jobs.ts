import { demoCompanies } from './demo-companies.ts';
import type { DemoCompany } from './demo-company.ts';
import { type DemoCountryCode, demoCountries } from './demo-countries.ts';
import { type DemoText, fillText, joinTexts } from './demo-text.ts';
import { clinicalRoles } from './jobs/clinical-roles.ts';
import { companyRoles } from './jobs/company-roles.ts';
import type { JobRole } from './jobs/job-role.ts';
import { jobOffers, teamLine } from './jobs/job-sentences.ts';
import { officeRoles } from './jobs/office-roles.ts';
import { type Choice, choiceFor } from './seeded-choice.ts';

export type DemoJob = {
  readonly key: string;
  readonly companyKey: string;
  readonly title: DemoText;
  readonly details: DemoText;
  readonly location: DemoText;
  /** Monthly, in whole units of the currency; about half of the jobs state it. */
  readonly salary?: { readonly from: number; readonly to: number; readonly currency: string };
  /** Days from today; negative is past. */
  readonly startDay: number;
  readonly expiryDay: number;
};

const fieldRoles = [...clinicalRoles, ...companyRoles];

/** Pay differs between the countries far more than prices do. */
const payLevel: Readonly<Record<DemoCountryCode, number>> = {
  KW: 1,
  SA: 1,
  AE: 1.05,
  QA: 1.1,
  BH: 0.8,
  OM: 0.8,
  JO: 0.45,
  LB: 0.4,
  EG: 0.25,
  IN: 0.28,
};

export const demoJobs: readonly DemoJob[] = demoCompanies
  .flatMap((company) => rolesOf(company).map((role) => ({ company, role })))
  .map(({ company, role }, position) => jobOf(company, role, position));

/**
 * The bare company looks for nobody; those on a larger plan look for more people, first in their
 * own field and then for the office. Hospitals and clinics always need hands at the bedside.
 */
function rolesOf(company: DemoCompany): readonly JobRole[] {
  if (!company.description) return [];
  const { key, category, plan } = company;
  const choice = choiceFor(`jobs ${key}`);
  const isCare = category === 'hospital' || category === 'clinic';
  const field = [
    ...choice.shuffle(fieldRoles.filter((role) => role.places.includes(key))),
    ...choice.shuffle(fieldRoles.filter((role) => role.places.includes(category))),
  ].slice(0, isCare ? plan + 2 : plan);
  const office = choice.shuffle(officeRoles.filter((role) => role.places.includes(category)));
  return [...field, ...office.slice(0, Math.max(1, plan + 1 - field.length))];
}

function jobOf(company: DemoCompany, role: JobRole, position: number): DemoJob {
  const key = `${role.title.en.toLowerCase().replace(/[^a-z]+/g, '-')}-${company.key}`;
  const choice = choiceFor(`job ${key}`);
  const details = [fillText(teamLine, [company.name, company.city]), role.duties];
  return {
    key,
    companyKey: company.key,
    title: role.title,
    details: joinTexts([...details, choice.pick(jobOffers)]),
    location: fillText({ en: '{0}, {1}', ar: '{0}، {1}' }, [
      company.city,
      demoCountries[company.country].name,
    ]),
    ...(choice.chance(0.5) && { salary: salaryOf(company.country, role.dollars, choice) }),
    ...daysOf(position, choice),
  };
}

function salaryOf(country: DemoCountryCode, dollars: number, choice: Choice) {
  const { currency, perDollar } = demoCountries[country];
  const usual = dollars * perDollar * payLevel[country];
  const step = usual < 4000 ? 50 : usual < 30000 ? 250 : 1000;
  const rounded = (amount: number) => Math.round(amount / step) * step;
  const from = rounded((usual * choice.between(84, 98)) / 100);
  return { from, to: Math.max(from + step, rounded(from * 1.3)), currency };
}

/** Every seventh closes within a week and every twentieth is closed already. */
function daysOf(position: number, choice: Choice) {
  if (position % 20 === 11) {
    const expiryDay = -choice.between(2, 20);
    return { startDay: expiryDay - 30, expiryDay };
  }
  const startDay = -choice.between(0, 40);
  const isClosing = position % 7 === 3;
  return { startDay, expiryDay: isClosing ? choice.between(1, 7) : choice.between(14, 75) };
}

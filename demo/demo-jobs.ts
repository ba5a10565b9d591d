import type { Profession } from '#features/jobs/professions.ts';
import { demoCompanies } from './demo-companies.ts';
import type { DemoCompany } from './demo-company.ts';
import { type DemoCountryCode, demoCountries } from './demo-countries.ts';
import { type DemoText, fillText, joinTexts, linesOf } from './demo-text.ts';
import { clinicalRoles } from './jobs/clinical-roles.ts';
import { companyRoles } from './jobs/company-roles.ts';
import { offeredBenefits, usualBenefits } from './jobs/job-benefits.ts';
import type { JobRole } from './jobs/job-role.ts';
import { jobOffers, teamLine } from './jobs/job-sentences.ts';
import { officeRoles } from './jobs/office-roles.ts';
import { type RoleFacts, roleFacts } from './jobs/role-facts.ts';
import { type Choice, choiceFor } from './seeded-choice.ts';

export type DemoJob = {
  readonly key: string;
  readonly companyKey: string;
  readonly title: DemoText;
  readonly details: DemoText;
  readonly location: DemoText;
  readonly profession: Profession;
  readonly employment: 'full-time' | 'part-time' | 'contract' | 'temporary';
  readonly workplace: 'on-site' | 'hybrid' | 'remote';
  readonly years: number;
  readonly education: RoleFacts['education'];
  readonly licence: RoleFacts['licence'];
  /** One in a line. */
  readonly requirements: DemoText;
  readonly benefits: DemoText;
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

/** Roles whose work needs nobody's presence every day. */
const deskRoles = new Set(['Health Data Analyst', 'Pharmacovigilance Officer', 'Tender Officer']);

/** Offers of a description that say how one is employed; a few of the others are contracts or covers. */
const PERMANENT_OFFER = 1;
const PART_TIME_OFFER = 3;

const saysAlready = (offered: readonly DemoText[], benefit: string) =>
  offered.some(({ en }) => en.startsWith(benefit));

const stated: Readonly<Record<number, DemoJob['employment']>> = {
  [PERMANENT_OFFER]: 'full-time',
  [PART_TIME_OFFER]: 'part-time',
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
  const offer = choice.pick(jobOffers);
  const team = fillText(teamLine, [company.name, company.city]);
  return {
    key,
    companyKey: company.key,
    title: role.title,
    // What one does comes first: cards show no more than the beginning, and say whose job it is anyway.
    details: joinTexts([role.duties, offer, team]),
    ...factsOf(key, role, jobOffers.indexOf(offer)),
    location: fillText({ en: '{0}, {1}', ar: '{0}، {1}' }, [
      company.city,
      demoCountries[company.country].name,
    ]),
    ...(choice.chance(0.5) && { salary: salaryOf(company.country, role.dollars, choice) }),
    ...daysOf(position, choice),
  };
}

function factsOf(key: string, role: JobRole, offer: number) {
  const { requirements, ...facts } = requireFacts(role);
  const choice = choiceFor(`facts of job ${key}`);
  const employment = choice.pick([
    'full-time',
    'full-time',
    'full-time',
    'contract',
    'temporary',
  ] as const);
  const offered = offeredBenefits[offer] ?? [];
  const usual = choice.shuffle(usualBenefits.filter(({ en }) => !saysAlready(offered, en)));
  return {
    ...facts,
    employment: stated[offer] ?? employment,
    workplace: deskRoles.has(role.title.en)
      ? choice.pick(['hybrid', 'remote'] as const)
      : ('on-site' as const),
    requirements: linesOf(requirements),
    benefits: linesOf([...offered, ...usual.slice(0, 2)]),
  };
}

function requireFacts({ title }: JobRole): RoleFacts {
  const facts = roleFacts[title.en];
  if (!facts) throw new Error(`Nobody says what the role "${title.en}" asks for`);
  return facts;
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

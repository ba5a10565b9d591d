import { describe, expect, it, vi } from 'vitest';
import { eventsCollection } from '#features/events/events.collection.ts';
import { jobsCollection } from '#features/jobs/jobs.collection.ts';
import { findIssues } from '#platform/calls/parse-input.ts';
import { addDays } from '#platform/dates/calendar-date.ts';
import { demoAccounts } from './demo-accounts.ts';
import { demoBranches } from './demo-branches.ts';
import { demoCatalogs } from './demo-catalogs.ts';
import { demoCompanies } from './demo-companies.ts';
import { demoCountries, demoCountryCodes } from './demo-countries.ts';
import { demoDepartments } from './demo-departments.ts';
import { demoEvents } from './demo-events.ts';
import { demoJobs } from './demo-jobs.ts';
import { demoProducts } from './demo-products.ts';
import { demoSponsors } from './demo-sponsors.ts';
import type { DemoText } from './demo-text.ts';
import { clinicalRoles } from './jobs/clinical-roles.ts';
import { companyRoles } from './jobs/company-roles.ts';
import { officeRoles } from './jobs/office-roles.ts';
import { articleLines } from './products/article-lines.ts';
import { deviceArticles } from './products/device-articles.ts';
import { wardArticles } from './products/ward-articles.ts';

const everything = {
  demoAccounts,
  demoBranches,
  demoCatalogs,
  demoCompanies,
  demoDepartments,
  demoEvents,
  demoJobs,
  demoProducts,
  demoSponsors,
};

const companies = new Map(demoCompanies.map((company) => [company.key, company]));
const medicines = demoProducts.filter((product) => product.isMedicine);

function isText(value: object): value is DemoText {
  return 'en' in value && 'ar' in value;
}

/** Walks the content and gives every text in it together with where it stands. */
function textsIn(value: unknown, path = ''): [path: string, text: DemoText][] {
  if (typeof value !== 'object' || value === null) return [];
  if (isText(value)) return [[path, value]];
  return Object.entries(value).flatMap(([key, inner]) => textsIn(inner, `${path}.${key}`));
}

function repeated(keys: readonly string[]): string[] {
  return keys.filter((key, position) => keys.indexOf(key) !== position);
}

describe('amount', () => {
  it('fills a portal', () => {
    expect(demoCompanies.length).toBeGreaterThanOrEqual(64);
    expect(demoProducts.length).toBeGreaterThanOrEqual(320);
    expect(medicines.length).toBeGreaterThanOrEqual(110);
    expect(demoCatalogs.length).toBeGreaterThanOrEqual(64);
    expect(demoEvents.length).toBeGreaterThanOrEqual(84);
    expect(demoJobs.length).toBeGreaterThanOrEqual(160);
    expect(demoSponsors).toHaveLength(12);
    for (const rows of [demoBranches, demoDepartments]) {
      const owners = new Set(rows.map(({ companyKey }) => companyKey));
      expect(owners.size).toBeGreaterThan(demoCompanies.length / 3);
    }
  });

  it.each(demoCountryCodes)('gives a visitor from %s something of everything', (country) => {
    const inCountry = (item: { companyKey: string }) =>
      companies.get(item.companyKey)?.country === country;
    expect(demoCompanies.filter((company) => company.country === country).length).toBeGreaterThan(
      3,
    );
    for (const list of [demoProducts, demoCatalogs, demoEvents, demoJobs]) {
      expect(list.filter(inCountry).length).toBeGreaterThan(3);
    }
    expect(demoEvents.some((event) => inCountry(event) && event.startDay > 0)).toBe(true);
    expect(demoJobs.some((job) => inCountry(job) && job.expiryDay > 7)).toBe(true);
  });

  it('fills the lists of those who can sign in', () => {
    const managed = demoAccounts.flatMap((account) => ('companyKey' in account ? account : []));
    for (const { companyKey } of managed) {
      for (const rows of [demoBranches, demoDepartments, demoJobs, demoEvents]) {
        expect(rows.some((row) => row.companyKey === companyKey)).toBe(true);
      }
    }
  });

  it('gives every seller a product and nobody else', () => {
    const sellers = new Set(demoProducts.map((product) => product.companyKey));
    for (const company of demoCompanies) {
      expect(sellers.has(company.key), company.key).toBe(company.type === 1 || company.type === 2);
    }
  });
});

describe('identity', () => {
  it('never repeats a key', () => {
    for (const list of [demoCompanies, demoProducts, demoCatalogs, demoEvents, demoJobs]) {
      expect(repeated(list.map(({ key }) => key))).toEqual([]);
    }
    expect(repeated(demoSponsors.map(({ key }) => key))).toEqual([]);
    expect(repeated(demoProducts.map(({ itemCode }) => itemCode))).toEqual([]);
    expect(repeated(demoCompanies.map(({ phone }) => phone))).toEqual([]);
    const addresses = [...demoCompanies, ...demoAccounts].map(({ email }) => email);
    expect(repeated(addresses)).toEqual([]);
  });

  it('ties everything to a company that exists', () => {
    const owned = [...demoProducts, ...demoCatalogs, ...demoEvents, ...demoJobs];
    expect(owned.filter(({ companyKey }) => !companies.has(companyKey))).toEqual([]);
    const sponsoring = demoSponsors.flatMap(({ companyKey }) => companyKey ?? []);
    expect(sponsoring.filter((key) => !companies.has(key))).toEqual([]);
  });

  it('names only companies and articles that exist in its own rules', () => {
    const categories = demoCompanies.map(({ category }) => category as string);
    const places = [...clinicalRoles, ...companyRoles, ...officeRoles].flatMap(
      (role) => role.places,
    );
    const strangers = places.filter(
      (place) => !companies.has(place) && !categories.includes(place),
    );
    expect(strangers).toEqual([]);
    const articles = [...deviceArticles, ...wardArticles].map(({ name }) => name.en);
    const leftOut = articleLines.flatMap(({ without }) => without ?? []);
    expect(leftOut.filter((name) => !articles.includes(name))).toEqual([]);
  });

  it('leaves nobody outside .example', () => {
    const addresses = JSON.stringify(everything).match(/(?:https?:\/\/|@|www\.)[^"/\s]+/g) ?? [];
    expect(addresses.filter((address) => !address.endsWith('.example'))).toEqual([]);
    const links = demoSponsors.flatMap(({ hyperlink }) => hyperlink ?? []);
    expect(links).toHaveLength(11);
    expect(links.filter((link) => !/^(https:\/\/)?[a-z.-]+\.example(\/|$)/.test(link))).toEqual([]);
  });

  it('has telephone numbers the forms accept', () => {
    for (const { key, phone, phoneCountry, country } of demoCompanies) {
      expect(phone, key).toMatch(/^\d{8,15}$/);
      expect(phoneCountry).toBe(demoCountries[country].diallingCode);
    }
  });
});

describe('texts', () => {
  it.each(Object.entries(everything))('says all of %s in both languages', (_, list) => {
    for (const [path, { en, ar }] of textsIn(list)) {
      if (en === '' && ar === '') continue;
      expect(ar, path).toMatch(/\p{Script=Arabic}/u);
      expect(en, path).toMatch(/^[\p{Script=Latin}\p{Number}\p{Punctuation}\p{Symbol}\s]+$/u);
      expect(ar, path).toMatch(
        /^[\p{Script=Arabic}\p{Script=Latin}\p{Script=Inherited}\p{Number}\p{Punctuation}\p{Symbol}\s]+$/u,
      );
      expect(`${en}${ar}`, path).not.toMatch(/\{\d\}|undefined| {2}/);
      expect([en, ar], path).toEqual([en.trim(), ar.trim()]);
    }
  });

  it('keeps within the limits of the forms', () => {
    const longest = (texts: readonly DemoText[]) =>
      Math.max(...texts.flatMap(({ en, ar }) => [en.length, ar.length]));
    const titles = [...demoJobs, ...demoEvents, ...demoCatalogs].map(({ title }) => title);
    expect(longest(titles)).toBeLessThanOrEqual(200);
    expect(longest(demoCatalogs.map(({ subTitle }) => subTitle))).toBeLessThanOrEqual(500);
    expect(longest(demoEvents.map(({ details }) => details))).toBeLessThanOrEqual(1000);
    for (const { details } of demoJobs) expect(details.ar.length).toBeGreaterThanOrEqual(10);
    const long = demoJobs.filter(({ details }) => details.en.length >= 120);
    expect(long.length).toBeGreaterThan(demoJobs.length / 2);
  });

  it('describes every company in words of its own', () => {
    const described = demoCompanies.flatMap(({ description }) => description ?? []);
    expect(described).toHaveLength(demoCompanies.length - 1);
    expect(repeated(described.map(({ en }) => en))).toEqual([]);
    expect(repeated(described.map(({ ar }) => ar))).toEqual([]);
  });
});

describe('facts', () => {
  it('lets brands meet under one substance', () => {
    const brands = new Map<string, Set<string>>();
    for (const { itemGenericCode = '', brandName } of medicines) {
      brands.set(itemGenericCode, (brands.get(itemGenericCode) ?? new Set()).add(brandName.en));
    }
    expect(brands.has('')).toBe(false);
    expect([...brands.values()].every((names) => names.size > 1)).toBe(true);
    expect([...brands.values()].some((names) => names.size > 3)).toBe(true);
  });

  it('states what a medicine must state', () => {
    for (const medicine of medicines) {
      const { itemGenericName, itemStrength, dosageForm, dispenseMode, pilSummary } = medicine;
      const stated = [itemGenericName, itemStrength, dosageForm, dispenseMode, pilSummary];
      expect(stated.every(Boolean), medicine.key).toBe(true);
    }
  });

  it('prices everything in the money of its country', () => {
    for (const { key, companyKey, avgRetailPrice, currency } of demoProducts) {
      const country = companies.get(companyKey)?.country ?? 'KW';
      expect(currency, key).toBe(demoCountries[country].currency);
      expect(avgRetailPrice, key).toMatch(/^[1-9]\d*\.\d{2,3}$|^0\.0*[1-9]\d*$/);
    }
  });

  it('has something running, closing, over and to come', () => {
    const isNow = ({ startDay, endDay }: (typeof demoEvents)[number]) =>
      startDay <= 0 && endDay >= 0;
    expect(demoEvents.every(({ startDay, endDay }) => startDay <= endDay)).toBe(true);
    expect(demoEvents.filter(isNow).length).toBeGreaterThan(2);
    expect(demoEvents.filter(({ endDay }) => endDay < 0).length).toBeGreaterThan(2);
    expect(demoJobs.every(({ startDay, expiryDay }) => startDay < expiryDay)).toBe(true);
    expect(demoJobs.filter(({ expiryDay }) => expiryDay < 0).length).toBeGreaterThan(2);
    expect(
      demoJobs.filter(({ expiryDay }) => expiryDay >= 0 && expiryDay <= 7).length,
    ).toBeGreaterThan(10);
  });

  it('numbers twelve partners and the top exhibitors of each country', () => {
    const partners = demoCompanies.flatMap(({ partner }) => partner ?? []);
    expect(partners.sort((a, b) => a - b)).toEqual(Array.from({ length: 12 }, (_, at) => at + 1));
    for (const code of demoCountryCodes) {
      const inCountry = demoCompanies.filter(({ country }) => country === code);
      expect(inCountry.flatMap(({ topExhibitor }) => topExhibitor ?? []).sort()).toEqual([1, 2, 3]);
    }
  });

  it('gives the exhibitor a full shelf and the service provider a company', () => {
    const [exhibitor, service] = demoAccounts.flatMap((account) =>
      account.role === 'exhibitor' ? [companies.get(account.companyKey)] : [],
    );
    expect(exhibitor).toMatchObject({ country: 'KW', type: 1 });
    expect(service).toMatchObject({ type: 5 });
    for (const list of [demoProducts, demoCatalogs, demoEvents, demoJobs]) {
      const own = list.filter(({ companyKey }) => companyKey === exhibitor?.key);
      expect(own.length).toBeGreaterThan(1);
    }
  });
});

describe('events', () => {
  const day = (position: number) => addDays('2026-11-16', position);

  it.each(demoEvents)('$key says its hours and its fee once', ({ otherDetails, price }) => {
    const said = `${otherDetails?.en} ${otherDetails?.ar}`;
    expect(said).not.toMatch(/\d:\d\d/);
    if (price.amount === 0) expect(said).not.toMatch(/\bfee\b|رسوم/);
  });

  it.each(demoEvents)('$key can be saved as it is', (event) => {
    const { en, ar } = event.details;
    const [from, to] = event.hours;
    const issues = findIssues(eventsCollection.calls.update, {
      event_id: 1,
      event_title: event.title.en,
      event_title_ar: event.title.ar,
      event_details: en,
      event_details_ar: ar,
      event_other_details: event.otherDetails?.en,
      event_start_date: day(event.startDay),
      event_expiry_date: day(event.endDay),
      event_start_time: from,
      event_end_time: to,
      event_link: event.link,
      location: event.location.en,
      organizer: event.organizer.en,
      remarks: event.remarks?.en,
      event_kind: event.kind,
      price: String(event.price.amount),
      price_currency: event.price.currency,
      agenda: event.agenda.en,
      agenda_ar: event.agenda.ar,
      speakers: event.speakers.en,
      speakers_ar: event.speakers.ar,
      status: 1,
    });
    expect(issues).toEqual([]);
  });

  it('of a single day are among them', () => {
    expect(demoEvents.some(({ startDay, endDay }) => startDay === endDay)).toBe(true);
  });
});

describe('jobs', () => {
  it.each(demoJobs)('$key can be saved as it is', (job) => {
    const issues = findIssues(jobsCollection.calls.update, {
      id: 1,
      job_title: job.title.en,
      job_title_ar: job.title.ar,
      job_details: job.details.en,
      job_details_ar: job.details.ar,
      job_start_date: '2026-11-01',
      job_expiry_date: '2026-12-01',
      profession: job.profession,
      employment_kind: job.employment,
      workplace: job.workplace,
      experience_years: job.years,
      education: job.education,
      licence: job.licence,
      requirements: job.requirements.en,
      requirements_ar: job.requirements.ar,
      benefits: job.benefits.en,
      benefits_ar: job.benefits.ar,
      status: 1,
    });
    expect(issues).toEqual([]);
  });

  it('have as many requirements and benefits in one language as in the other', () => {
    for (const { requirements, benefits } of demoJobs) {
      for (const { en, ar } of [requirements, benefits]) {
        expect(ar.split('\n')).toHaveLength(en.split('\n').length);
      }
    }
  });
});

it('is the same at every run', async () => {
  vi.resetModules();
  const again = await Promise.all([
    import('./demo-products.ts'),
    import('./demo-catalogs.ts'),
    import('./demo-events.ts'),
    import('./demo-jobs.ts'),
  ]);
  expect(again[0].demoProducts).not.toBe(demoProducts);
  expect(again[0].demoProducts).toEqual(demoProducts);
  expect(again[1].demoCatalogs).toEqual(demoCatalogs);
  expect(again[2].demoEvents).toEqual(demoEvents);
  expect(again[3].demoJobs).toEqual(demoJobs);
});

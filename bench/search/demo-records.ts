// Sets of demo records as expected answers: all brands of a generic, the open jobs with a title.
import { type DemoBranch, demoBranches } from '#demo/demo-branches.ts';
import { demoCatalogs } from '#demo/demo-catalogs.ts';
import { demoCompanies } from '#demo/demo-companies.ts';
import type { DemoCompany } from '#demo/demo-company.ts';
import type { DemoCountryCode } from '#demo/demo-countries.ts';
import { demoDepartments } from '#demo/demo-departments.ts';
import { type DemoEvent, demoEvents } from '#demo/demo-events.ts';
import { type DemoJob, demoJobs } from '#demo/demo-jobs.ts';
import type { DemoProduct } from '#demo/demo-product.ts';
import { demoProducts } from '#demo/demo-products.ts';
import { demoServices } from '#demo/demo-services.ts';
import { catalog, company, event, job, medicine, product, type RecordId } from './record-id.ts';

type Ids = readonly RecordId[];

const companies = new Map(demoCompanies.map((each) => [each.key, each]));

export const countryOf = ({ companyKey }: { readonly companyKey: string }) =>
  companies.get(companyKey)?.country;

const keysOf = (items: readonly { readonly key: string }[]) => items.map(({ key }) => key);

/** Throws for an empty set, which would accept no answer and count against the search. */
function some(ids: Ids, what: string): Ids {
  if (ids.length === 0) throw new Error(`The demo has no ${what}`);
  return ids;
}

const genericOf = ({ itemGenericName }: DemoProduct) => itemGenericName?.en ?? '';

/** A device's name is its brand followed by the article's name. */
const articleOf = ({ itemName, brandName }: DemoProduct) =>
  itemName.en.replace(`${brandName.en} `, '');

function productsWhere(what: string, fits: (each: DemoProduct) => boolean): Ids {
  return some(product(...keysOf(demoProducts.filter(fits))), what);
}

/** The page of each generic, and all its products. */
export const generic = (...names: readonly string[]): Ids =>
  names.flatMap((name) => [
    ...medicine(name),
    ...productsWhere(name, (each) => genericOf(each) === name),
  ]);

/** The same with the products of one country only. */
export const genericIn = (country: DemoCountryCode, ...names: readonly string[]): Ids =>
  names.flatMap((name) => [
    ...medicine(name),
    ...productsWhere(
      `${name} in ${country}`,
      (each) => genericOf(each) === name && countryOf(each) === country,
    ),
  ]);

export const ofStrength = (name: string, strength: string): Ids =>
  productsWhere(
    `${name} ${strength}`,
    (each) => genericOf(each) === name && each.itemStrength === strength,
  );

/** Every brand of a device, by the article's English name. */
export const devices = (...articles: readonly string[]): Ids =>
  articles.flatMap((article) => productsWhere(article, (each) => articleOf(each) === article));

export const devicesIn = (country: DemoCountryCode, ...articles: readonly string[]): Ids =>
  articles.flatMap((article) =>
    productsWhere(
      `${article} in ${country}`,
      (each) => articleOf(each) === article && countryOf(each) === country,
    ),
  );

/** Everything of a brand: products, catalogs and its company. */
export function ofBrand(brand: string): Ids {
  const items = demoProducts.filter(({ brandName }) => brandName.en === brand);
  const owners = new Set(items.map(({ companyKey }) => companyKey));
  const catalogs = demoCatalogs.filter(({ title }) => title.en.startsWith(`${brand} `));
  return some(
    [...product(...keysOf(items)), ...catalog(...keysOf(catalogs)), ...company(...owners)],
    `brand ${brand}`,
  );
}

/** Companies that sell one of the articles or generics. */
export function sellersOf(
  names: readonly string[],
  fits: (each: DemoCompany) => boolean = () => true,
): Ids {
  const sold = demoProducts.filter(
    (each) => names.includes(articleOf(each)) || names.includes(genericOf(each)),
  );
  const sellers = new Set(sold.map(({ companyKey }) => companyKey));
  return companiesWhere((each) => sellers.has(each.key) && fits(each));
}

export const companiesWhere = (fits: (each: DemoCompany) => boolean): Ids =>
  some(company(...keysOf(demoCompanies.filter(fits))), `company for ${fits}`);

function owners(items: readonly { readonly companyKey: string }[], country?: DemoCountryCode): Ids {
  const keys = new Set(items.map(({ companyKey }) => companyKey));
  return companiesWhere((each) => keys.has(each.key) && (country ?? each.country) === each.country);
}

export const offering = (service: string, country?: DemoCountryCode): Ids =>
  owners(
    demoServices.filter(({ name }) => name.en === service),
    country,
  );

export const withDepartment = (department: string, country?: DemoCountryCode): Ids =>
  owners(
    demoDepartments.filter(({ name }) => name.en === department),
    country,
  );

export const withDepartmentHead = (head: string): Ids =>
  owners(demoDepartments.filter(({ head: own }) => own?.en === head));

export const isOpen = ({ expiryDay }: DemoJob) => expiryDay >= 0;

export const openJobsWhere = (fits: (each: DemoJob) => boolean): Ids =>
  some(job(...keysOf(demoJobs.filter((each) => isOpen(each) && fits(each)))), `job for ${fits}`);

export const openJobs = (...titles: readonly string[]): Ids =>
  openJobsWhere(({ title }) => titles.includes(title.en));

/** Open jobs in a town or country, by its English name. */
export const openJobsIn = (place: string, ...titles: readonly string[]): Ids =>
  openJobsWhere(({ title, location }) => location.en.includes(place) && titles.includes(title.en));

export const isComing = ({ endDay }: DemoEvent) => endDay >= 0;

export const comingEventsWhere = (fits: (each: DemoEvent) => boolean): Ids =>
  some(
    event(...keysOf(demoEvents.filter((each) => isComing(each) && fits(each)))),
    `event for ${fits}`,
  );

/** Current and upcoming events with these words in their English title. */
export const comingEvents = (...words: readonly string[]): Ids =>
  comingEventsWhere(({ title }) => words.some((word) => title.en.includes(word)));

export const catalogsNamed = (...words: readonly string[]): Ids =>
  some(
    catalog(
      ...keysOf(demoCatalogs.filter(({ title }) => words.some((word) => title.en.includes(word)))),
    ),
    `catalog ${words}`,
  );

export const townOf = ({ name }: DemoBranch) => name.en.replace(/ branch$/, '');

/** Every record of the demo content that can be found. */
export const demoRecordIds: ReadonlySet<RecordId> = new Set<RecordId>([
  ...company(...keysOf(demoCompanies)),
  ...product(...keysOf(demoProducts)),
  ...medicine(...demoProducts.flatMap((each) => genericOf(each) || [])),
  ...catalog(...keysOf(demoCatalogs)),
  ...event(...keysOf(demoEvents.filter(isComing))),
  ...job(...keysOf(demoJobs.filter(isOpen))),
  ...demoBranches.map((each): RecordId => `branch:${each.companyKey}/${townOf(each)}`),
]);

import type { Database } from '#platform/database/database.ts';
import { insertRows, type NewRow } from '#platform/database/insert-rows.ts';
import { addDays } from '#platform/dates/calendar-date.ts';
import { todayAt } from '#platform/dates/validity.ts';
import type { Language } from '#platform/i18n/languages.ts';

let made = 0;

/** The columns of a row that a test sets, in camelCase; the others get defaults. */
export type Facts = NewRow;

type Parts = Pick<Database, 'pool'>;

async function make<Row extends object>({ pool }: Parts, table: string, row: NewRow): Promise<Row> {
  const [one] = await insertRows<Row>(pool, table, row);
  if (!one) throw new Error(`Nothing was made in ${table}`);
  return one;
}

export type MadeAccount = {
  readonly id: number;
  readonly email: string;
  readonly name: string;
  readonly language: Language;
};

/** Makes a job seeker by default. */
export function makeAccount(database: Parts, facts: Facts = {}): Promise<MadeAccount> {
  made += 1;
  const person = { email: `person-${made}@test.example`, name: `Person ${made}` };
  return make(database, 'accounts', { ...person, ...facts });
}

export type MadeCompany = {
  readonly id: number;
  readonly name: string;
  readonly email: string;
  readonly country: string;
};

/** A listed company with a confirmed address; a test only sets what it is about. */
export function makeCompany(database: Parts, facts: Facts = {}): Promise<MadeCompany> {
  made += 1;
  const email = String(facts.email ?? `company-${made}@test.example`);
  return make(database, 'companies', {
    name: `Company ${made}`,
    country: 'KW',
    category: 'other',
    email,
    confirmedEmail: email.toLowerCase(),
    phoneCountry: '965',
    phone: '22001122',
    exhibitorStatus: 1,
    status: 1,
    ...facts,
  });
}

type MadeProduct = { readonly id: number; readonly itemName: string };

/** An active product of the company. */
export function makeProduct(
  database: Parts,
  facts: Facts & { readonly companyId: number },
): Promise<MadeProduct> {
  made += 1;
  return make(database, 'products', { itemName: `Product ${made}`, ...facts });
}

/** The date this many days from today, in its stored form. */
export function dayFromToday(days: number): string {
  return addDays(todayAt(new Date()), days);
}

type MadeEvent = {
  readonly id: number;
  readonly title: string;
  readonly slug: string;
  readonly eventRef: string;
};

/** An active event in a week's time. */
export function makeEvent(
  database: Parts,
  companyId: number,
  facts: Facts = {},
): Promise<MadeEvent> {
  made += 1;
  return make(database, 'events', {
    companyId,
    title: `Event ${made}`,
    startDate: dayFromToday(7),
    expiryDate: dayFromToday(8),
    ...facts,
  });
}

type MadeJob = { readonly id: number; readonly title: string; readonly jobRef: string };

/** An active job that is open for a month. */
export function makeJob(database: Parts, companyId: number, facts: Facts = {}): Promise<MadeJob> {
  made += 1;
  return make(database, 'jobs', {
    companyId,
    title: `Job ${made}`,
    details: 'What one does there and what one brings.',
    startDate: dayFromToday(0),
    expiryDate: dayFromToday(30),
    ...facts,
  });
}

type MadeCatalog = { readonly id: number; readonly title: string };

export function makeCatalog(
  database: Parts,
  companyId: number,
  facts: Facts = {},
): Promise<MadeCatalog> {
  made += 1;
  const catalog = { companyId, title: `Catalog ${made}`, subTitle: 'What we sell' };
  return make(database, 'catalogs', { ...catalog, ...facts });
}

/** Gives the company a plan for the coming year, Professional by default. */
export async function givePlan(database: Parts, companyId: number, plan = 2): Promise<void> {
  const year = { startsOn: dayFromToday(0), endsOn: dayFromToday(364) };
  await insertRows(database.pool, 'subscriptions', { companyId, plan, ...year });
}

/** Changes a row directly in the database, without the portal's knowledge. */
export async function changeRow(
  { pool }: Parts,
  table: string,
  id: number,
  facts: Facts,
): Promise<void> {
  const columns = Object.keys(facts).map((column, position) => `${column} = $${position + 2}`);
  await pool.query(`update ${table} set ${columns.join(', ')} where id = $1`, [
    id,
    ...Object.values(facts),
  ]);
}

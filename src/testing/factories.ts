import { accounts } from '#features/accounts/server/accounts.drizzle.ts';
import { catalogs } from '#features/catalogs/server/catalogs.drizzle.ts';
import { companies } from '#features/companies/server/companies.drizzle.ts';
import { events } from '#features/events/server/events.drizzle.ts';
import { jobs } from '#features/jobs/server/jobs.drizzle.ts';
import { products } from '#features/products/server/products.drizzle.ts';
import { subscriptions } from '#features/subscriptions/server/subscriptions.drizzle.ts';
import type { Database } from '#platform/database/database.ts';
import { addDays } from '#platform/dates/calendar-date.ts';
import { todayAt } from '#platform/dates/validity.ts';

let made = 0;

/** A job seeker, unless the test says otherwise. */
export async function makeAccount(
  database: Database,
  facts: Partial<typeof accounts.$inferInsert> = {},
): Promise<typeof accounts.$inferSelect> {
  made += 1;
  const [account] = await database.orm
    .insert(accounts)
    .values({ email: `person-${made}@test.example`, name: `Person ${made}`, ...facts })
    .returning();
  if (!account) throw new Error('No account was made');
  return account;
}

type NewCompany = typeof companies.$inferInsert;
type NewCatalog = typeof catalogs.$inferInsert;

/** A listed company; only what a test is about needs to be said. */
export async function makeCompany(
  database: Database,
  facts: Partial<NewCompany> = {},
): Promise<typeof companies.$inferSelect> {
  made += 1;
  const [company] = await database.orm
    .insert(companies)
    .values({
      name: `Company ${made}`,
      country: 'KW',
      category: 'other',
      email: `company-${made}@test.example`,
      phoneCountry: '965',
      phone: '22001122',
      exhibitorStatus: 1,
      status: 1,
      ...facts,
    })
    .returning();
  if (!company) throw new Error('No company was made');
  return company;
}

type NewProduct = typeof products.$inferInsert;

/** An active product of the company. */
export async function makeProduct(
  database: Database,
  facts: Partial<NewProduct> & Pick<NewProduct, 'companyId'>,
): Promise<typeof products.$inferSelect> {
  made += 1;
  const [product] = await database.orm
    .insert(products)
    .values({ itemName: `Product ${made}`, ...facts })
    .returning();
  if (!product) throw new Error('No product was made');
  return product;
}

/** The day so many days from today, in the form dates are stored in. */
export function dayFromToday(days: number): string {
  return addDays(todayAt(new Date()), days);
}

/** An active event in a week's time. */
export async function makeEvent(
  database: Database,
  companyId: number,
  facts: Partial<typeof events.$inferInsert> = {},
): Promise<typeof events.$inferSelect> {
  made += 1;
  const [event] = await database.orm
    .insert(events)
    .values({
      companyId,
      title: `Event ${made}`,
      startDate: dayFromToday(7),
      expiryDate: dayFromToday(8),
      ...facts,
    })
    .returning();
  if (!event) throw new Error('No event was made');
  return event;
}

/** An active job that is open for a month. */
export async function makeJob(
  database: Database,
  companyId: number,
  facts: Partial<typeof jobs.$inferInsert> = {},
): Promise<typeof jobs.$inferSelect> {
  made += 1;
  const [job] = await database.orm
    .insert(jobs)
    .values({
      companyId,
      title: `Job ${made}`,
      details: 'What one does there and what one brings.',
      startDate: dayFromToday(0),
      expiryDate: dayFromToday(30),
      ...facts,
    })
    .returning();
  if (!job) throw new Error('No job was made');
  return job;
}

export async function makeCatalog(
  database: Database,
  companyId: number,
  facts: Partial<NewCatalog> = {},
): Promise<typeof catalogs.$inferSelect> {
  made += 1;
  const [catalog] = await database.orm
    .insert(catalogs)
    .values({ companyId, title: `Catalog ${made}`, subTitle: 'What we sell', ...facts })
    .returning();
  if (!catalog) throw new Error('No catalog was made');
  return catalog;
}

/** A plan that the company has for the year to come; Professional unless the test says otherwise. */
export async function givePlan(database: Database, companyId: number, plan = 2): Promise<void> {
  await database.orm
    .insert(subscriptions)
    .values({ companyId, plan, startsOn: dayFromToday(0), endsOn: dayFromToday(364) });
}

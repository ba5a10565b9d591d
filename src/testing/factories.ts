import { catalogs } from '#features/catalogs/server/catalogs.table.ts';
import { companies } from '#features/companies/server/companies.table.ts';
import type { Database } from '#platform/database/database.ts';

type NewCompany = typeof companies.$inferInsert;
type NewCatalog = typeof catalogs.$inferInsert;

let made = 0;

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

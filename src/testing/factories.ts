import { companies } from '#features/companies/server/companies.table.ts';
import { products } from '#features/products/server/products.table.ts';
import type { Database } from '#platform/database/database.ts';

type NewCompany = typeof companies.$inferInsert;

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

import { createHash } from 'node:crypto';
import { count } from 'drizzle-orm';
import sharp from 'sharp';
import { accounts } from '#features/accounts/server/accounts.table.ts';
import { companies } from '#features/companies/server/companies.table.ts';
import type { Database } from '#platform/database/database.ts';
import { type FileStore, openFileStore, storePublicFile } from '#platform/files/file-store.ts';
import { demoAccounts } from './demo-accounts.ts';
import { demoCompanies } from './demo-companies.ts';
import type { DemoCompany } from './demo-company.ts';
import { drawLogo } from './demo-logos.ts';

const LOGO_SIZE = 256;

async function storeLogo(store: FileStore, company: DemoCompany): Promise<string | null> {
  const drawing = drawLogo(company);
  if (!drawing) return null;
  const picture = await sharp(Buffer.from(drawing))
    .resize(LOGO_SIZE)
    .webp({ quality: 90 })
    .toBuffer();
  const hash = createHash('sha256').update(picture).digest('hex').slice(0, 8);
  const name = `${company.key}-${hash}.webp`;
  await storePublicFile(store, 'companies', name, picture);
  return name;
}

type NewCompany = typeof companies.$inferInsert;

const approved = { exhibitorStatus: 1, status: 1 };

function companyRow(
  company: DemoCompany,
  logo: string | null,
  owner: number | undefined,
): NewCompany {
  return {
    ...approved,
    ownerAccountId: owner,
    name: company.name.en,
    nameAr: company.name.ar,
    country: company.country,
    type: company.type,
    category: company.category,
    description: company.description?.en,
    descriptionAr: company.description?.ar,
    address: company.address?.en,
    addressAr: company.address?.ar,
    website: company.website,
    email: company.email,
    phoneCountry: company.phoneCountry,
    phone: company.phone,
    logo,
    plan: company.plan,
    partnerPosition: company.partner,
    topPosition: company.topExhibitor,
  };
}

async function isEmpty(database: Database): Promise<boolean> {
  const [found] = await database.orm.select({ companies: count() }).from(companies);
  return found?.companies === 0;
}

function accountRows(): (typeof accounts.$inferInsert)[] {
  return demoAccounts.map(({ email, name, role }) => ({
    email,
    name: name.en,
    userType: role === 'exhibitor' ? 1 : 0,
    isAdmin: role === 'admin',
  }));
}

/** Fills an empty database with believable fictional content; does nothing to one that has some. */
export async function fillDemo(
  database: Database,
  dataDir: string,
  tell: (line: string) => void,
): Promise<void> {
  if (!(await isEmpty(database))) return;
  tell('Filling the empty database with demo content …');
  const store = openFileStore(dataDir);
  const logos = await Promise.all(demoCompanies.map((company) => storeLogo(store, company)));
  await database.orm.transaction(async (transaction) => {
    const people = await transaction.insert(accounts).values(accountRows()).returning();
    const idOf = new Map(people.map(({ email, id }) => [email, id]));
    const owners = new Map(
      demoAccounts.flatMap((each) =>
        each.role === 'exhibitor' ? [[each.companyKey, idOf.get(each.email)] as const] : [],
      ),
    );
    const rows = demoCompanies.map((company, position) =>
      companyRow(company, logos[position] ?? null, owners.get(company.key)),
    );
    for (const account of demoAccounts) {
      if (account.role !== 'applicant') continue;
      const { application } = account;
      rows.push({
        ownerAccountId: idOf.get(account.email),
        name: application.companyName.en,
        nameAr: application.companyName.ar,
        country: 'KW',
        category: application.category,
        email: application.companyEmail,
        phoneCountry: application.phoneCountry,
        phone: application.phone,
      });
    }
    await transaction.insert(companies).values(rows);
  });
}

import { demoAccounts } from '#demo/demo-accounts.ts';
import { demoCompanies } from '#demo/demo-companies.ts';
import type { DemoCompany } from '#demo/demo-company.ts';
import { drawLogo } from '#demo/demo-logos.ts';
import { insertRows, type NewRow } from '#platform/database/insert-rows.ts';
import type { DemoFill } from './demo-fill.ts';
import { storeDrawing } from './store-drawing.ts';

const LOGO_WIDTH = 256;

type NewCompany = NewRow;

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
    confirmedEmail: company.email,
    phoneCountry: company.phoneCountry,
    phone: company.phone,
    logo,
    partnerPosition: company.partner,
    topPosition: company.topExhibitor,
  };
}

async function storeLogo(fill: DemoFill, company: DemoCompany): Promise<string | null> {
  const svg = drawLogo(company);
  if (!svg) return null;
  return storeDrawing(fill.files, 'companies', { key: company.key, svg, width: LOGO_WIDTH });
}

const APPLIED_BEFORE_MS = 3 * 86_400_000;

/** Companies that asked to be exhibitors and wait for an answer. */
function applicationRows(fill: DemoFill): NewCompany[] {
  return demoAccounts.flatMap((account) => {
    if (account.role !== 'applicant') return [];
    const { companyName, companyEmail, ...facts } = account.application;
    return [
      {
        ...facts,
        ownerAccountId: fill.accountIds.get(account.email),
        name: companyName.en,
        nameAr: companyName.ar,
        country: 'KW',
        email: companyEmail,
        // Somebody who waits makes the operator's queue worth looking at.
        createdAt: new Date(Date.now() - APPLIED_BEFORE_MS),
      },
    ];
  });
}

function ownersOf(fill: DemoFill): Map<string, number | undefined> {
  return new Map(
    demoAccounts.flatMap((account) =>
      account.role === 'exhibitor'
        ? [[account.companyKey, fill.accountIds.get(account.email)] as const]
        : [],
    ),
  );
}

export async function fillCompanies(fill: DemoFill): Promise<void> {
  const owners = ownersOf(fill);
  const logos = await Promise.all(demoCompanies.map((company) => storeLogo(fill, company)));
  const rows = demoCompanies.map((company, position) =>
    companyRow(company, logos[position] ?? null, owners.get(company.key)),
  );
  const made = await insertRows(fill.connection, 'companies', rows);
  const idOf = new Map(made.map(({ email, id }) => [email, id]));
  for (const { key, email } of demoCompanies) fill.companyIds.set(key, idOf.get(email) as number);
  await insertRows(fill.connection, 'companies', applicationRows(fill));
}

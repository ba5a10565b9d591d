import { demoBranches } from '#demo/demo-branches.ts';
import { demoCompanies } from '#demo/demo-companies.ts';
import { insertRows } from '#platform/database/insert-rows.ts';
import type { DemoFill } from './demo-fill.ts';

export async function fillBranches(fill: DemoFill): Promise<void> {
  const dialling = new Map(demoCompanies.map(({ key, phoneCountry }) => [key, phoneCountry]));
  const rows = demoBranches.map(
    ({ companyKey, name, address, phone, email, ...facts }, position) => ({
      companyId: fill.companyIds.get(companyKey) as number,
      name: name.en,
      nameAr: name.ar,
      address: address.en,
      addressAr: address.ar,
      phoneCountry: dialling.get(companyKey),
      phone,
      email,
      ...facts,
      position,
    }),
  );
  await insertRows(fill.connection, 'branches', rows);
}

import { bigint, int, nullable, text, timestamp } from '#platform/database/columns.ts';
import { sql } from '#platform/database/sql.ts';
import { command, query } from '#platform/database/statement.ts';
import { type PersonalDataSource, recordsFile } from '#platform/privacy/personal-data.ts';
import { companies } from './companies.table.ts';
import { ownFilesIn } from './own-files.ts';

const selectCompany = query({
  name: 'companies.of-person',
  values: { id: bigint },
  row: {
    name: text,
    name_ar: nullable(text),
    country: text,
    type: nullable(int),
    category: text,
    description: nullable(text),
    description_ar: nullable(text),
    address: nullable(text),
    address_ar: nullable(text),
    website: nullable(text),
    email: text,
    phone_country: text,
    phone: text,
    logo: nullable(text),
    exhibitor_status: int,
    status: int,
    created_at: timestamp,
  },
  sql: sql`
    select name, name_ar, country, type, category, description, description_ar, address,
      address_ar, website, email, phone_country, phone, logo, exhibitor_status, status, created_at
    from ${companies} where id = $id`,
});

const eraseCompany = command({
  name: 'companies.erase',
  values: { id: bigint },
  sql: sql`delete from ${companies} where id = $id`,
});

/**
 * The company an account owns. It has no other owner, so it is erased with the account, and
 * everything it lists goes with it.
 */
export const companiesPersonalData: PersonalDataSource = {
  async collect({ connection }, { companyId }) {
    if (companyId === null) return [];
    return recordsFile('company.json', [await selectCompany.one(connection, { id: companyId })]);
  },
  ownFiles: ownFilesIn('companies', {
    companies: sql`select logo as name, id as company_id from ${companies}`,
  }),
  async erase(connection, { companyId }) {
    if (companyId !== null) await eraseCompany.run(connection, { id: companyId });
  },
};

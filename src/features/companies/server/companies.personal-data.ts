import { companyPictures } from '#features/companies/gallery/server/company-pictures.table.ts';
import { columnList } from '#platform/database/column-list.ts';
import { bigint, int, nullable, text, timestamp } from '#platform/database/columns.ts';
import { sql } from '#platform/database/sql.ts';
import { command, query } from '#platform/database/statement.ts';
import { type PersonalDataSource, recordsFile } from '#platform/privacy/personal-data.ts';
import { companies } from './companies.table.ts';
import { ownFilesIn } from './own-files.ts';

/** The company's own data, and the outcome of its application. */
export const companyOfPerson = {
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
  city: nullable(text),
  city_ar: nullable(text),
  founded_year: nullable(int),
  staff: nullable(text),
  spoken_languages: nullable(text),
  opening_hours: nullable(text),
  certificates: nullable(text),
  whatsapp: nullable(text),
  coordinates: nullable(text),
  social_links: nullable(text),
  about_offer: nullable(text),
  about_offer_ar: nullable(text),
  about_clients: nullable(text),
  about_clients_ar: nullable(text),
  about_quality: nullable(text),
  about_quality_ar: nullable(text),
  about_support: nullable(text),
  about_support_ar: nullable(text),
  other_details: nullable(text),
  notes: nullable(text),
  cover: nullable(text),
  video_link: nullable(text),
  training_use: nullable(text),
  exhibitor_status: int,
  decision_reason: nullable(text),
  decided_at: nullable(timestamp),
  approved_at: nullable(timestamp),
  confirmed_email: nullable(text),
  confirmed_at: nullable(timestamp),
  status: int,
  created_at: timestamp,
};

const selectCompany = query({
  name: 'companies.of-person',
  values: { id: bigint },
  row: companyOfPerson,
  sql: sql`select ${columnList(companyOfPerson)} from ${companies} where id = $id`,
});

const eraseCompany = command({
  name: 'companies.erase',
  values: { id: bigint },
  sql: sql`delete from ${companies} where id = $id`,
});

/**
 * The company an account owns. It has no other owner, so it is erased with the account, along with everything it lists.
 */
export const companiesPersonalData: PersonalDataSource = {
  async collect({ connection }, { companyId }) {
    if (companyId === null) return [];
    return recordsFile('company.json', [await selectCompany.one(connection, { id: companyId })]);
  },
  ownFiles: ownFilesIn('companies', {
    companies: sql`
      select logo as name, id as company_id from ${companies}
      union all select cover, id from ${companies}`,
    gallery: sql`select picture as name, company_id from ${companyPictures}`,
  }),
  async erase(connection, { companyId }) {
    if (companyId !== null) await eraseCompany.run(connection, { id: companyId });
  },
};

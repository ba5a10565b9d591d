import { isAddressConfirmed } from '#features/companies/address/server/confirm-address.ts';
import { companies } from '#features/companies/server/companies.table.ts';
import { bigint, bool, int, nullable, text } from '#platform/database/columns.ts';
import type { Connection } from '#platform/database/connection.ts';
import { joinSql, raw, sql } from '#platform/database/sql.ts';
import { query, type ValuesOf } from '#platform/database/statement.ts';
import { commandFamily, someOf } from '#platform/database/statement-family.ts';

export const profileRow = {
  id: bigint,
  company_name: text,
  company_name_ar: nullable(text),
  company_email: text,
  email_confirmed: bool,
  confirmed_email: nullable(text),
  phone_country: text,
  company_phone: text,
  company_description: nullable(text),
  company_description_ar: nullable(text),
  company_address: nullable(text),
  company_address_ar: nullable(text),
  company_website: nullable(text),
  company_social_links: nullable(text),
  company_other_details: nullable(text),
  company_notes: nullable(text),
  company_logo: nullable(text),
  country: text,
  company_type: nullable(int),
  status: int,
};

export const selectProfile = query({
  name: 'companies.profile',
  values: { id: bigint },
  row: profileRow,
  sql: sql`
    select id, name as company_name, name_ar as company_name_ar, email as company_email,
      ${isAddressConfirmed} as email_confirmed, confirmed_email, phone_country, phone as company_phone, description as company_description,
      description_ar as company_description_ar, address as company_address,
      address_ar as company_address_ar, website as company_website,
      social_links as company_social_links, other_details as company_other_details,
      notes as company_notes, logo as company_logo, country, type as company_type, status
    from ${companies} c where id = $id`,
});

/** Facts that a company may have or not; only those that are named are written. */
const arabicColumns = {
  company_name_ar: 'name_ar',
  company_description_ar: 'description_ar',
  company_address_ar: 'address_ar',
} as const;

type ArabicField = keyof typeof arabicColumns;

const arabicFields = Object.keys(arabicColumns) as ArabicField[];

const stated = {
  company_name: nullable(text),
  company_email: nullable(text),
  phone_country: nullable(text),
  company_phone: nullable(text),
  company_description: nullable(text),
  company_address: nullable(text),
  company_website: nullable(text),
  company_social_links: nullable(text),
  company_other_details: nullable(text),
  company_notes: nullable(text),
  company_logo: nullable(text),
};

/** What a caller may leave out, and it stays. */
const kept = {
  company_name_ar: nullable(text),
  company_description_ar: nullable(text),
  company_address_ar: nullable(text),
  country: nullable(text),
};

const writeProfile = commandFamily({
  name: 'companies.write-profile',
  choices: { given: someOf(arabicFields) },
  values: { id: bigint, ...stated, ...kept },
  row: { logo: nullable(text) },
  sql: ({ given }) => sql`
    update ${companies} set name = coalesce($company_name, name),
      email = coalesce($company_email, email),
      phone_country = coalesce($phone_country, phone_country),
      phone = coalesce($company_phone, phone), country = coalesce($country, country),
      logo = coalesce($company_logo, logo), description = $company_description,
      address = $company_address, website = $company_website,
      social_links = $company_social_links, other_details = $company_other_details,
      notes = $company_notes
      ${joinSql(
        given.map((field) => raw(`, ${arabicColumns[field]} = $${field}`)),
        '',
      )}
    where id = $id returning logo`,
});

type Changes = ValuesOf<typeof stated> & Partial<ValuesOf<typeof kept>>;

const nothing: ValuesOf<typeof kept> = {
  company_name_ar: undefined,
  company_description_ar: undefined,
  company_address_ar: undefined,
  country: undefined,
};

/** Changes what is given and answers the logo. */
export async function updateCompany(
  connection: Connection,
  id: number,
  changes: Changes,
): Promise<string | null> {
  const given = arabicFields.filter((field) => changes[field] !== undefined);
  const values = { ...nothing, ...changes, id };
  return (await writeProfile.of({ given }).one(connection, values)).logo;
}

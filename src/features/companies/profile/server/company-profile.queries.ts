import type pg from 'pg';
import type { ExhibitorProfile } from '#features/companies/profile/company-profile.contract.ts';
import { prepared } from '#platform/database/prepared.ts';

/** $1 company. */
export const selectProfile = prepared<Omit<ExhibitorProfile, 'logo_path' | 'subscription_type'>>(
  'company-profile',
  `select id, name as company_name, name_ar as company_name_ar, email as company_email,
     phone_country, phone as company_phone, description as company_description,
     description_ar as company_description_ar, address as company_address,
     address_ar as company_address_ar, website as company_website,
     social_links as company_social_links, other_details as company_other_details,
     notes as company_notes, logo as company_logo, country, type as company_type,
     status
   from companies where id = $1`,
);

const columns = {
  company_name: 'name',
  company_name_ar: 'name_ar',
  company_email: 'email',
  phone_country: 'phone_country',
  company_phone: 'phone',
  company_description: 'description',
  company_description_ar: 'description_ar',
  company_address: 'address',
  company_address_ar: 'address_ar',
  company_website: 'website',
  company_social_links: 'social_links',
  company_other_details: 'other_details',
  company_notes: 'notes',
  company_logo: 'logo',
  country: 'country',
} as const;

type Changes = { readonly [Field in keyof typeof columns]?: string | null };

/** Changes what is given and answers the logo; what is undefined stays as it is. */
export async function updateCompany(
  connection: Pick<pg.Pool, 'query'>,
  companyId: number,
  changes: Changes,
): Promise<string | null> {
  const fields = Object.keys(columns) as (keyof Changes)[];
  const given = fields.filter((field) => changes[field] !== undefined);
  const sets = given.map((field, position) => `${columns[field]} = $${position + 2}`);
  const { rows } = await connection.query(
    `update companies set ${sets.join(', ')} where id = $1 returning logo`,
    [companyId, ...given.map((field) => changes[field])],
  );
  return rows[0]?.logo ?? null;
}

import { isAddressConfirmed } from '#features/companies/address/server/confirm-address.ts';
import { companies } from '#features/companies/server/companies.table.ts';
import { bigint, bool, int, nullable, text } from '#platform/database/columns.ts';
import type { Connection } from '#platform/database/connection.ts';
import { joinSql, raw, sql } from '#platform/database/sql.ts';
import { query, type ValuesOf } from '#platform/database/statement.ts';
import { anySubsetOf, commandFamily } from '#platform/database/statement-family.ts';
import { byName, namesOf } from '#platform/fields/by-name.ts';

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
  company_city: nullable(text),
  company_city_ar: nullable(text),
  company_founded: nullable(int),
  company_staff: nullable(text),
  company_languages: nullable(text),
  company_hours: nullable(text),
  company_certificates: nullable(text),
  company_whatsapp: nullable(text),
  company_coordinates: nullable(text),
  about_offer: nullable(text),
  about_offer_ar: nullable(text),
  about_clients: nullable(text),
  about_clients_ar: nullable(text),
  about_quality: nullable(text),
  about_quality_ar: nullable(text),
  about_support: nullable(text),
  about_support_ar: nullable(text),
  company_video: nullable(text),
  company_training: nullable(text),
  company_cover: nullable(text),
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
      notes as company_notes, logo as company_logo, city as company_city, city_ar as company_city_ar,
      founded_year as company_founded, staff as company_staff,
      spoken_languages as company_languages, opening_hours as company_hours,
      certificates as company_certificates, whatsapp as company_whatsapp,
      coordinates as company_coordinates, about_offer, about_offer_ar, about_clients,
      about_clients_ar, about_quality, about_quality_ar, about_support, about_support_ar,
      video_link as company_video, training_use as company_training, cover as company_cover, country, type as company_type, status
    from ${companies} c where id = $id`,
});

/** Columns of optional facts; only those in the request are written. */
const keptColumns = {
  company_name_ar: 'name_ar',
  company_description_ar: 'description_ar',
  company_address_ar: 'address_ar',
  company_city: 'city',
  company_city_ar: 'city_ar',
  company_founded: 'founded_year',
  company_staff: 'staff',
  company_languages: 'spoken_languages',
  company_hours: 'opening_hours',
  company_certificates: 'certificates',
  company_whatsapp: 'whatsapp',
  company_coordinates: 'coordinates',
  about_offer: 'about_offer',
  about_offer_ar: 'about_offer_ar',
  about_clients: 'about_clients',
  about_clients_ar: 'about_clients_ar',
  about_quality: 'about_quality',
  about_quality_ar: 'about_quality_ar',
  about_support: 'about_support',
  about_support_ar: 'about_support_ar',
  company_video: 'video_link',
  company_training: 'training_use',
  company_cover: 'cover',
} as const;

type KeptField = keyof typeof keptColumns;

const keptFields = namesOf(keptColumns);

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

/** Values that a caller may leave out to keep them unchanged. */
const kept = {
  ...byName(
    keptFields.filter((field) => field !== 'company_founded'),
    () => nullable(text),
  ),
  company_founded: nullable(int),
  country: nullable(text),
};

const writeProfile = commandFamily({
  name: 'companies.write-profile',
  choices: { given: anySubsetOf(keptFields) },
  values: { id: bigint, ...stated, ...kept },
  row: { logo: nullable(text), cover: nullable(text) },
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
        given.map((field) => raw(`, ${keptColumns[field]} = $${field}`)),
        '',
      )}
    where id = $id returning logo, cover`,
});

type Changes = ValuesOf<typeof stated> & Partial<ValuesOf<typeof kept>>;

const nothing: ValuesOf<typeof kept> = {
  ...byName(
    keptFields.filter((field) => field !== 'company_founded'),
    () => undefined,
  ),
  company_founded: undefined,
  country: undefined,
};

/** Writes the given changes and returns the current pictures. */
export async function updateCompany(connection: Connection, id: number, changes: Changes) {
  const given = keptFields.filter((field: KeptField) => changes[field] !== undefined);
  const values = { ...nothing, ...changes, id };
  return writeProfile.of({ given }).one(connection, values);
}

import type { ExhibitorProfile } from '#features/exhibitor-dashboard/company-profile.contract.ts';
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

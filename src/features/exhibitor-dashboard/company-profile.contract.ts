import * as z from 'zod/mini';
import { declareCall } from '#platform/calls/call.ts';

const fact = z.nullable(z.string());

const profile = z.object({
  id: z.int(),
  company_name: z.string(),
  company_name_ar: fact,
  company_email: z.string(),
  phone_country: z.string(),
  company_phone: z.string(),
  company_description: fact,
  company_description_ar: fact,
  company_address: fact,
  company_address_ar: fact,
  company_website: fact,
  company_social_links: fact,
  company_other_details: fact,
  company_notes: fact,
  /** File name of the logo */
  company_logo: fact,
  /** Where the logo is, below the site's address */
  logo_path: fact,
  /** Two-letter code */
  country: z.string(),
  /** 1 Supplier, 2 Manufacturer, 3 General, 4 Retailer (B2C), 5 Service Provider; none before the approval */
  company_type: z.nullable(z.int()),
  /** 1 Free Plan, 2 Professional, 3 Enterprise Plan */
  subscription_type: z.int(),
  /** 0 Inactive, 1 Active, 2 Pending, 3 Suspended */
  status: z.int(),
});

export type ExhibitorProfile = z.output<typeof profile>;

export const getExhibitorProfile = declareCall({
  method: 'GET',
  path: 'exhibitor/profile.php',
  summary: 'The own company',
  access: 'exhibitor',
  claims: ['user_id'],
  input: {},
  output: { profile },
});

import * as z from 'zod/mini';
import { profileTexts } from '#features/accounts/public.ts';
import { declareCall } from '#platform/calls/call.ts';
import { withWords } from '#platform/calls/field-words.ts';
import { countryCode, phoneCode, uploadedFile } from '#platform/calls/fields.ts';
import { type DeclaredFields, inputOf, keptWhenLeftOut } from '#platform/fields/declared-field.ts';
import { arabicFields, statedFields } from './company-profile.fields.ts';
import { companyProfileTexts as texts } from './company-profile.texts.ts';

const fact = z.nullable(z.string());

const profile = z.object({
  id: z.int(),
  company_name: z.string(),
  company_name_ar: fact,
  company_email: z.string(),
  /** Whether whoever reads that mailbox has confirmed it. */
  email_confirmed: z.boolean(),
  /** The address that counts, which may be an earlier one. */
  confirmed_email: fact,
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
  /** Whether that is for want of a plan; else 1 is the Basic Plan */
  is_free: z.boolean(),
  /** 0 Inactive, 1 Active, 2 Pending, 3 Suspended */
  status: z.int(),
});

export type ExhibitorProfile = z.output<typeof profile>;

export const getExhibitorProfile = declareCall({
  method: 'GET',
  path: 'exhibitor/profile.php',
  summary: 'The own company',
  access: 'exhibitor',
  notSignedIn: profileTexts.notLoggedIn,
  claims: ['user_id'],
  input: {},
  output: { profile },
});

/** The logo must be smaller than this, in bytes. */
export const LARGEST_LOGO = 5 * 1024 * 1024;

const schemasOf = (fields: DeclaredFields) =>
  Object.entries(fields).map(([name, field]) => [name, inputOf(field)] as const);

/** What a field is once it was checked. */
type Checked = z.ZodMiniType<string | null, unknown>;

const stated = Object.fromEntries(schemasOf(statedFields)) as Record<
  keyof typeof statedFields,
  Checked
>;
const arabic = Object.fromEntries(
  schemasOf(arabicFields).map(([name, schema]) => [name, keptWhenLeftOut(schema)]),
) as Record<keyof typeof arabicFields, z.ZodMiniOptional<Checked>>;

export const updateExhibitorProfile = declareCall({
  method: 'POST',
  path: 'exhibitor/update-profile.php',
  summary: 'Changes the own company; a logo is redrawn, and what is not spoken of stays',
  access: 'approved-exhibitor',
  claims: ['user_id'],
  sentAs: 'form',
  input: {
    ...stated,
    ...arabic,
    phone_country: phoneCode,
    country: z.optional(countryCode),
    company_logo: z.optional(
      withWords({ label: texts.logo, tooLarge: texts.logoTooLarge }, uploadedFile),
    ),
  },
  output: { message: z.string(), logo_path: fact },
});

import * as z from 'zod/mini';
import { profileTexts } from '#features/accounts/public.ts';
import { declareCall } from '#platform/calls/call.ts';
import { withWords } from '#platform/calls/field-words.ts';
import { countryCode, phoneCode, uploadedFile } from '#platform/calls/fields.ts';
import { type DeclaredFields, inputOf, keepWhenOmitted } from '#platform/fields/declared-field.ts';
import type { Text } from '#platform/i18n/texts.ts';
import { arabicFields, depthFields, statedFields } from './company-profile.fields.ts';
import { companyProfileTexts as texts } from './company-profile.texts.ts';

const fact = z.nullable(z.string());

const profile = z.object({
  id: z.int(),
  company_name: z.string(),
  company_name_ar: fact,
  company_email: z.string(),
  /** Whether somebody with access to that mailbox has confirmed the address. */
  email_confirmed: z.boolean(),
  /** The last confirmed address, which stays in use while a newer one awaits its confirmation. */
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
  /** File name of the logo. */
  company_logo: fact,
  /** The logo's path on this site. */
  logo_path: fact,
  company_city: fact,
  company_city_ar: fact,
  /** A year. */
  company_founded: z.nullable(z.int()),
  /** One of 1-10, 11-50, 51-200, 201-500, 501-1000 and 1000+. */
  company_staff: fact,
  /** Language codes, separated by commas. */
  company_languages: fact,
  /** In the format `Su-Th 08:00-17:00; Sa 09:00-13:00`. */
  company_hours: fact,
  /** One per line. */
  company_certificates: fact,
  /** Digits only, with the dialling code. */
  company_whatsapp: fact,
  /** Latitude and longitude */
  company_coordinates: fact,
  about_offer: fact,
  about_offer_ar: fact,
  about_clients: fact,
  about_clients_ar: fact,
  about_quality: fact,
  about_quality_ar: fact,
  about_support: fact,
  about_support_ar: fact,
  company_video: fact,
  /** "refused" forbids training models on what the company shows. */
  company_training: fact,
  /** File name of the cover. */
  company_cover: fact,
  /** The cover's path on this site. */
  cover_path: fact,
  /** Whether the plan includes showing cover, gallery and video to visitors. */
  shows_media: z.boolean(),
  /** Two-letter code */
  country: z.string(),
  /**
   * 1 Supplier, 2 Manufacturer, 3 General, 4 Retailer (B2C), 5 Service Provider; null until the company is approved.
   */
  company_type: z.nullable(z.int()),
  /** 1 Free Plan or Basic Plan (see `is_free`), 2 Professional, 3 Enterprise Plan. */
  subscription_type: z.int(),
  /** Whether a `subscription_type` of 1 is the Free Plan, not the Basic Plan. */
  is_free: z.boolean(),
  /** Name of the current plan. */
  plan_name: z.string(),
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

/** Upper limit for a picture, in bytes (exclusive). */
export const LARGEST_PICTURE = 5 * 1024 * 1024;

const picture = (label: Text) =>
  z.optional(withWords({ label, tooLarge: texts.logoTooLarge }, uploadedFile));

const schemasOf = (fields: DeclaredFields) =>
  Object.entries(fields).map(([name, field]) => [name, inputOf(field)] as const);

/** A field's schema after its checks. */
type Checked<Value = string> = z.ZodMiniType<Value | null, unknown>;

const stated = Object.fromEntries(schemasOf(statedFields)) as Record<
  keyof typeof statedFields,
  Checked
>;
/** Newer fields: a caller that leaves them out does not change them. */
const keptFields = { ...arabicFields, ...depthFields };
const kept = Object.fromEntries(
  schemasOf(keptFields).map(([name, schema]) => [name, keepWhenOmitted(schema)]),
) as Record<Exclude<keyof typeof keptFields, 'company_founded'>, z.ZodMiniOptional<Checked>> & {
  company_founded: z.ZodMiniOptional<Checked<number>>;
};

export const updateExhibitorProfile = declareCall({
  method: 'POST',
  path: 'exhibitor/update-profile.php',
  summary: 'Changes the own company; logo and cover are redrawn, and what is not spoken of stays',
  access: 'approved-exhibitor',
  claims: ['user_id'],
  sentAs: 'multipart',
  input: {
    ...stated,
    ...kept,
    phone_country: phoneCode,
    country: z.optional(countryCode),
    company_logo: picture(texts.logo),
    company_cover: picture(texts.cover),
    /** `1` removes the cover. */
    remove_cover: z.optional(z.enum(['0', '1'])),
  },
  output: { message: z.string(), logo_path: fact, cover_path: fact },
});

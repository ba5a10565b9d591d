import * as z from 'zod/mini';
import { declareCall } from '#platform/calls/call.ts';
import { withWords } from '#platform/calls/field-words.ts';
import { emailAddress, phoneNumber, uploadedFile } from '#platform/calls/fields.ts';
import { filesTexts } from '#platform/files/files.texts.ts';
import { cleanText } from '#platform/i18n/clean-text.ts';
import { toLatinDigits } from '#platform/i18n/latin-digits.ts';
import type { Text } from '#platform/i18n/texts.ts';
import { settingsTexts as texts } from './settings.texts.ts';

const text = (label: Text, longest: number) =>
  z.optional(
    withWords(
      { label },
      z.string().check(
        z.overwrite((typed) => cleanText(typed).replace(/\s+/g, ' ')),
        z.trim(),
        z.maxLength(longest),
      ),
    ),
  );

/** 0 means unlimited. */
const quota = z
  .string()
  .check(
    z.overwrite(toLatinDigits),
    z.trim(),
    z.regex(/^$|^0$|^[1-9]\d{0,2}$|^1000$/, texts.quotaInvalid.id),
  );

const mostRows = z
  .string()
  .check(
    z.overwrite(toLatinDigits),
    z.trim(),
    z.regex(/^$|^[1-9]\d{0,5}$|^1000000$/, texts.mostRowsInvalid.id),
  );

/** Settings that the operator types in, each under the name it is stored by. */
export const writtenSettings = {
  website_name: text(texts.website_name, 100),
  website_name_ar: text(texts.website_name_ar, 100),
  tagline: text(texts.tagline, 200),
  tagline_ar: text(texts.tagline_ar, 200),
  contact_email: z.optional(z.union([z.literal(''), emailAddress])),
  contact_phone: z.optional(withWords({ label: texts.contact_phone }, phoneNumber)),
  contact_address: text(texts.contact_address, 300),
  contact_address_ar: text(texts.contact_address_ar, 300),
  contact_hours: text(texts.contact_hours, 200),
  contact_hours_ar: text(texts.contact_hours_ar, 200),
  figure_visitors: text(texts.figure_visitors, 30),
  figure_professionals: text(texts.figure_professionals, 30),
  figure_focus: text(texts.figure_focus, 30),
  data_licence: text(texts.data_licence, 300),
  data_licence_ar: text(texts.data_licence_ar, 300),
  open_dump: z.optional(withWords({ label: texts.open_dump }, z.enum(['', 'on']))),
  applications_per_month: z.optional(quota),
  rows_per_company: z.optional(mostRows),
};

export type WrittenSetting = keyof typeof writtenSettings;
export const settingNames = Object.keys(writtenSettings) as readonly WrittenSetting[];

export const listSettings = declareCall({
  method: 'GET',
  path: 'admin/settings/list.php',
  summary: 'What the operator set; what is missing shows the product’s own words',
  access: 'admin',
  input: {},
  output: {
    settings: z.record(z.string(), z.string()),
    /** The values shown where the operator has set none. */
    defaults: z.record(z.string(), z.string()),
  },
});

export const saveSettings = declareCall({
  method: 'POST',
  path: 'admin/settings/save.php',
  summary: 'Sets what is given; an empty one goes back to the product’s own words',
  access: 'admin',
  input: {
    ...writtenSettings,
    website_logo: z.optional(
      withWords({ label: texts.website_logo, tooLarge: filesTexts.invalidPicture }, uploadedFile),
    ),
    remove_logo: z.optional(z.enum(['1', 'on'])),
  },
  output: { message: z.string() },
});

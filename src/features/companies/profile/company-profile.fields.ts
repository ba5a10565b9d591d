import { COMPANY_NAME_MAX_LENGTH } from '#features/companies/exhibitors/exhibitors.contract.ts';
import { emailField, phoneField } from '#platform/fields/contact-fields.ts';
import type { DeclaredFields } from '#platform/fields/declared-field.ts';
import { linkField, optionalText, requiredText } from '#platform/fields/text-fields.ts';
import { companyProfileTexts as texts } from './company-profile.texts.ts';

const DESCRIPTION_LENGTH = 5000;
const ADDRESS_LENGTH = 500;
const DETAILS_LENGTH = 2000;

/** The stated fields of the form. */
export const statedFields = {
  company_name: requiredText({
    label: texts.name,
    max: COMPANY_NAME_MAX_LENGTH,
    required: texts.nameRequired,
  }),
  company_email: emailField({ label: texts.email, required: texts.emailRequired }),
  company_phone: phoneField({ label: texts.phone, required: texts.phoneRequired }),
  company_description: optionalText({
    label: texts.description,
    max: DESCRIPTION_LENGTH,
    lines: true,
  }),
  company_address: optionalText({ label: texts.address, max: ADDRESS_LENGTH, lines: true }),
  company_website: linkField({
    label: texts.website,
    invalid: texts.websiteInvalid,
    bareHosts: true,
  }),
  company_social_links: optionalText({
    label: texts.socialLinks,
    help: texts.socialLinksHelp,
    max: DETAILS_LENGTH,
    lines: true,
  }),
  company_other_details: optionalText({
    label: texts.otherDetails,
    max: DETAILS_LENGTH,
    lines: true,
  }),
  company_notes: optionalText({
    label: texts.notes,
    help: texts.notesHelp,
    max: DETAILS_LENGTH,
    lines: true,
  }),
} satisfies DeclaredFields;

/** The same in Arabic; a caller that knows nothing of them leaves them as they are. */
export const arabicFields = {
  company_name_ar: optionalText({ label: texts.arabicName, max: COMPANY_NAME_MAX_LENGTH }),
  company_description_ar: optionalText({
    label: texts.arabicDescription,
    max: DESCRIPTION_LENGTH,
    lines: true,
  }),
  company_address_ar: optionalText({
    label: texts.arabicAddress,
    max: ADDRESS_LENGTH,
    lines: true,
  }),
} satisfies DeclaredFields;

export const companyFields: DeclaredFields = { ...statedFields, ...arabicFields };

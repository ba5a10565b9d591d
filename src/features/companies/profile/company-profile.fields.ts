import { COMPANY_NAME_MAX_LENGTH } from '#features/companies/exhibitors/exhibitors.contract.ts';
import { emailField, phoneField, whatsappField } from '#platform/fields/contact-fields.ts';
import { coordinatesField } from '#platform/fields/coordinates-field.ts';
import type { DeclaredFields } from '#platform/fields/declared-field.ts';
import { hoursField } from '#platform/fields/hours-field.ts';
import { languagesField } from '#platform/fields/languages-field.ts';
import { listField } from '#platform/fields/list-field.ts';
import {
  choiceField,
  linkField,
  optionalText,
  requiredText,
} from '#platform/fields/text-fields.ts';
import { numberField } from '#platform/fields/value-fields.ts';
import type { Text } from '#platform/i18n/texts.ts';
import { companyFactsTexts as facts } from './company-facts.texts.ts';
import { companyProfileTexts as texts } from './company-profile.texts.ts';
import { staffRanges } from './company-sections.ts';
import { videoField } from './video-link.ts';

const DESCRIPTION_LENGTH = 5000;
const ADDRESS_LENGTH = 500;
const DETAILS_LENGTH = 2000;
const CITY_LENGTH = 80;
const EARLIEST_YEAR = 1800;

/** The form's original fields, which every caller sends. */
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

/** Arabic versions; a caller that leaves them out does not change them. */
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

const about = (label: Text, help?: Text) =>
  optionalText({ label, help, max: DETAILS_LENGTH, lines: true });

/** Further facts for buyers, applicants and patients; left out, they stay unchanged as well. */
export const depthFields = {
  company_city: optionalText({ label: facts.city, max: CITY_LENGTH }),
  company_city_ar: optionalText({ label: facts.arabicCity, max: CITY_LENGTH }),
  company_founded: numberField({
    label: facts.founded,
    help: facts.foundedHelp,
    min: EARLIEST_YEAR,
    max: new Date().getFullYear(),
    invalid: facts.foundedInvalid,
  }),
  company_staff: choiceField({
    label: facts.staff,
    choices: staffRanges.map((value) => ({ value, label: facts[value] })),
    invalid: facts.staffInvalid,
  }),
  company_languages: languagesField({ label: facts.languages }),
  company_hours: hoursField({ label: facts.hours }),
  company_certificates: listField({ label: facts.certificates, help: facts.certificatesHelp }),
  company_whatsapp: whatsappField({ label: facts.whatsapp, help: facts.whatsappHelp }),
  company_coordinates: coordinatesField({ label: facts.coordinates }),
  about_offer: about(facts.offer, facts.offerHelp),
  about_offer_ar: about(facts.arabicOffer),
  about_clients: about(facts.clients, facts.clientsHelp),
  about_clients_ar: about(facts.arabicClients),
  about_quality: about(facts.quality, facts.qualityHelp),
  about_quality_ar: about(facts.arabicQuality),
  about_support: about(facts.support, facts.supportHelp),
  about_support_ar: about(facts.arabicSupport),
  company_training: choiceField({
    label: facts.training,
    help: facts.trainingHelp,
    choices: [{ value: 'refused', label: facts.refused }],
    invalid: facts.trainingInvalid,
  }),
  company_video: videoField({
    label: facts.video,
    help: facts.videoHelp,
    invalid: facts.videoInvalid,
  }),
} satisfies DeclaredFields;

export const companyFields: DeclaredFields = {
  ...statedFields,
  ...arabicFields,
  ...depthFields,
};

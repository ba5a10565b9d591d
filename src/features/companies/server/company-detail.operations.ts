import { findCompany } from '#features/companies/companies.contract.ts';
import { companiesTexts } from '#features/companies/companies.texts.ts';
import { companyTypeText } from '#features/companies/company-types.ts';
import { selectGallery } from '#features/companies/gallery/server/gallery.queries.ts';
import { aboutSections } from '#features/companies/profile/company-sections.ts';
import { findVideo } from '#features/companies/profile/video-link.ts';
import { visibilityBenefits } from '#features/subscriptions/public.ts';
import { notFound } from '#platform/calls/call-problem.ts';
import { type Operation, operation } from '#platform/calls/operation.ts';
import type { Connection } from '#platform/database/connection.ts';
import { todayAt } from '#platform/dates/validity.ts';
import { entriesOf } from '#platform/fields/list-field.ts';
import { uploadAddress } from '#platform/files/upload-address.ts';
import { countryName } from '#platform/geo/country-name.ts';
import { inLanguage } from '#platform/i18n/in-language.ts';
import { languageName } from '#platform/i18n/language-name.ts';
import type { Language } from '#platform/i18n/languages.ts';
import { translateIn } from '#platform/i18n/translate-in.ts';
import { findWebAddress } from '#platform/links/web-address.ts';
import { selectCompany } from './companies.queries.ts';
import { answersOf } from './company-answers.ts';
import { companyKindText } from './company-kind.ts';
import { verificationOf } from './verification-columns.ts';

type Row = NonNullable<Awaited<ReturnType<typeof selectCompany.first>>>;

function sectionsOf(row: Row, language: Language) {
  return aboutSections.flatMap((name) => {
    const text = inLanguage(language, row[`about_${name}`], row[`about_${name}_ar`]);
    return text ? [{ name, text }] : [];
  });
}

/** Cover, video and gallery, as far as the company's plan includes them. */
async function mediaOf(pool: Connection, row: Row, language: Language) {
  const { cover, video, galleryPictures } = visibilityBenefits[row.visibility];
  const pictures = galleryPictures
    ? await selectGallery.all(pool, { company: row.id, atMost: galleryPictures })
    : [];
  return {
    cover_path: cover && row.cover ? uploadAddress('companies', row.cover) : null,
    video: (video && findVideo(row.video_link)) || null,
    gallery: pictures.map(({ id, picture, title, title_ar }) => ({
      id,
      path: uploadAddress('gallery', picture),
      title: inLanguage(language, title, title_ar),
    })),
  };
}

function factsOf(row: Row, language: Language) {
  return {
    city: inLanguage(language, row.city, row.city_ar),
    founded: row.founded_year,
    staff: row.staff,
    languages: (row.spoken_languages?.split(',') ?? []).map((code) => languageName(code, language)),
    opening_hours: row.opening_hours,
    certificates: entriesOf(row.certificates),
    whatsapp: row.whatsapp,
    coordinates: row.coordinates,
    social_links: entriesOf(row.social_links).flatMap((link) => findWebAddress(link) ?? []),
    sections: sectionsOf(row, language),
    answers: answersOf(row, language),
  };
}

const companyDetail = operation(findCompany, async ({ id }, { database, language, now }) => {
  const row = await selectCompany.first(database.pool, { id, today: todayAt(now) });
  if (!row) throw notFound(companiesTexts.notFound);
  const description = inLanguage(language, row.description, row.description_ar);
  const address = inLanguage(language, row.address, row.address_ar);
  return {
    company: {
      id: row.id,
      company_name: inLanguage(language, row.name, row.name_ar),
      company_logo: row.logo,
      company_type: row.type,
      company_type_name: translateIn(language)(companyTypeText(row.type)),
      company_kind_name: translateIn(language)(companyKindText(row.type, row.category)),
      visibility: row.visibility,
      verified: verificationOf(row),
      category: row.category,
      country: row.country,
      country_name: countryName(row.country, language),
      company_description: description,
      description,
      full_description: description,
      company_website: row.website,
      website: row.website,
      company_phone: row.phone,
      phone: row.phone,
      phone_country: row.phone_country,
      company_phone_country: row.phone_country,
      company_email: row.email,
      email: row.email,
      company_address: address,
      address,
      ...factsOf(row, language),
      ...(await mediaOf(database.pool, row, language)),
    },
  };
});

export const companyDetailOperations: readonly Operation[] = [companyDetail];

import {
  educationTexts,
  employmentTexts,
  licenceTexts,
  workplaceTexts,
} from '#features/jobs/job-kinds.texts.ts';
import { professionTexts } from '#features/jobs/professions.texts.ts';
import { daysLeftUntil } from '#platform/dates/validity.ts';
import { entriesOf } from '#platform/fields/list-field.ts';
import { countryName } from '#platform/geo/country-name.ts';
import { codeNames } from '#platform/i18n/code-names.ts';
import { inLanguage } from '#platform/i18n/in-language.ts';
import type { Language } from '#platform/i18n/languages.ts';
import { findDecimal } from '#platform/money/amounts.ts';
import type { JobRow } from './jobs.queries.ts';

type Reader = { readonly language: Language; readonly now: Date };

/** A job as calls return it, in one language and relative to one day. */
export function jobAnswer(row: JobRow, { language, now }: Reader) {
  const nameOf = codeNames(language);
  return {
    id: row.id,
    job_ref: row.job_ref,
    job_title: inLanguage(language, row.title, row.title_ar),
    company_id: row.company_id,
    company_name: inLanguage(language, row.company_name, row.company_name_ar),
    company_logo: row.company_logo,
    location: inLanguage(language, row.location, row.location_ar),
    exhibitor_country: row.country,
    country_name: countryName(row.country, language),
    job_start_date: row.start_date,
    job_expiry_date: row.expiry_date,
    days_left: daysLeftUntil(row.expiry_date, now),
    job_details: inLanguage(language, row.details, row.details_ar),
    salary_from: findDecimal(row.salary_from_minor, row.salary_currency),
    salary_to: findDecimal(row.salary_to_minor, row.salary_currency),
    salary_currency: row.salary_currency,
    profession: row.profession,
    profession_name: nameOf(professionTexts, row.profession),
    employment_kind: row.employment_kind,
    employment_kind_name: nameOf(employmentTexts, row.employment_kind),
    workplace: row.workplace,
    workplace_name: nameOf(workplaceTexts, row.workplace),
    experience_years: row.experience_years,
    education: row.education,
    education_name: nameOf(educationTexts, row.education),
    licence: row.licence,
    licence_name: nameOf(licenceTexts, row.licence),
    answer_within_days: row.answer_within_days,
    requirements: entriesOf(inLanguage(language, row.requirements, row.requirements_ar)),
    benefits: entriesOf(inLanguage(language, row.benefits, row.benefits_ar)),
  };
}

/** One row more than the page needs was read, to see whether the list continues. */
export function jobPage(rows: readonly JobRow[], limit: number, reader: Reader) {
  const shown = rows.slice(0, limit);
  const last = rows.length > limit ? shown.at(-1) : undefined;
  return {
    jobs: shown.map((row) => jobAnswer(row, reader)),
    next_cursor: last ? `${last.start_date}.${last.id}` : null,
  };
}

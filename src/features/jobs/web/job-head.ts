import { findJob } from '#features/jobs/jobs.contract.ts';
import { jobsTexts } from '#features/jobs/jobs.texts.ts';
import type { CallAnswer } from '#platform/calls/call.ts';
import { showDate } from '#platform/dates/show-date.ts';
import { todayAt } from '#platform/dates/validity.ts';
import { uploadAddress } from '#platform/files/upload-address.ts';
import { lookup } from '#platform/lookups/lookup.ts';
import { breadcrumbData } from '#platform/pages/breadcrumb-data.ts';
import { findAnswer } from '#platform/pages/call-query.ts';
import type { HeadFacts, PageHead, StructuredData } from '#platform/pages/page-head.ts';

type Job = CallAnswer<typeof findJob>['job'];

function salaryData(job: Job): StructuredData | undefined {
  if (job.salary_from === null || job.salary_currency === null) return undefined;
  return {
    '@type': 'MonetaryAmount',
    currency: job.salary_currency,
    value: {
      '@type': 'QuantitativeValue',
      minValue: Number(job.salary_from),
      maxValue: Number(job.salary_to),
      unitText: 'MONTH',
    },
  };
}

/** schema.org's values for employment and education. */
const employmentTypes: Readonly<Record<string, string>> = lookup({
  'full-time': 'FULL_TIME',
  'part-time': 'PART_TIME',
  contract: 'CONTRACTOR',
  temporary: 'TEMPORARY',
  internship: 'INTERN',
});
const credentials: Readonly<Record<string, string>> = lookup({
  secondary: 'high school',
  diploma: 'associate degree',
  certificate: 'professional certificate',
  bachelor: 'bachelor degree',
  postgraduate: 'postgraduate degree',
});

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

const listed = (entries: readonly string[]) =>
  entries.length > 0
    ? `<ul>${entries.map((each) => `<li>${escaped(each)}</li>`).join('')}</ul>`
    : '';

/** The whole job as HTML for search engines. */
function descriptionOf(job: Job): string {
  const paragraphs = job.job_details.split('\n').filter((line) => line.trim() !== '');
  const text = paragraphs.map((line) => `<p>${escaped(line)}</p>`).join('');
  return text + listed(job.requirements) + listed(job.benefits);
}

function experienceOf({ experience_years: years }: Job): StructuredData | string | undefined {
  if (years === null) return undefined;
  if (years === 0) return 'no requirements';
  return { '@type': 'OccupationalExperienceRequirements', monthsOfExperience: years * 12 };
}

/** A remote job is open to people in the company's country. */
function placeData(job: Job): Record<string, unknown> {
  const country = { '@type': 'Country', name: job.exhibitor_country };
  return {
    jobLocation: {
      '@type': 'Place',
      address: {
        '@type': 'PostalAddress',
        addressLocality: job.location ?? job.country_name,
        addressCountry: job.exhibitor_country,
      },
    },
    ...(job.workplace === 'remote' && {
      jobLocationType: 'TELECOMMUTE',
      applicantLocationRequirements: country,
    }),
  };
}

function jobData(job: Job, { absolute, now }: HeadFacts): StructuredData {
  const logo = job.company_logo && uploadAddress('companies', job.company_logo);
  const today = todayAt(now);
  return {
    '@type': 'JobPosting',
    title: job.job_title,
    description: descriptionOf(job),
    identifier: { '@type': 'PropertyValue', name: job.company_name, value: job.job_ref },
    // A job can be announced before its start date, but search engines refuse dates in the future.
    datePosted: job.job_start_date < today ? job.job_start_date : today,
    validThrough: `${job.job_expiry_date}T23:59:59+03:00`,
    directApply: true,
    employmentType: job.employment_kind ? employmentTypes[job.employment_kind] : undefined,
    hiringOrganization: {
      '@type': 'Organization',
      name: job.company_name,
      sameAs: job.company_website ?? absolute(`/company/${job.company_id}`),
      logo: logo ? new URL(logo, absolute('/')).href : undefined,
    },
    ...placeData(job),
    occupationalCategory: job.profession_name ?? undefined,
    experienceRequirements: experienceOf(job),
    educationRequirements: job.education
      ? {
          '@type': 'EducationalOccupationalCredential',
          credentialCategory: credentials[job.education],
        }
      : undefined,
    qualifications: job.requirements.join('; ') || undefined,
    jobBenefits: job.benefits.join('; ') || undefined,
    baseSalary: salaryData(job),
    url: absolute(`/job/${job.job_ref}`),
  };
}

export function jobHead(facts: HeadFacts): PageHead {
  const { queries, t, language, params, absolute } = facts;
  const job = findAnswer(queries, findJob, { ref: String(params.ref) })?.job;
  if (!job) return { title: t(jobsTexts.notFound), noIndex: true };
  if (job.is_over) {
    const record = job.job_title;
    return { title: record, record, description: t(jobsTexts.over), noIndex: true };
  }
  return {
    title: `${job.job_title} · ${job.company_name}`,
    record: job.job_title,
    description: t(jobsTexts.pageDescription, {
      title: job.job_title,
      company: job.company_name,
      place: job.location ?? job.country_name,
      date: showDate(job.job_expiry_date, language),
    }),
    // Only server-rendered documents contain it, so browsers need not load the code.
    structuredData: import.meta.env.SSR
      ? [
          jobData(job, facts),
          breadcrumbData([
            { name: t(jobsTexts.title), address: absolute('/jobs') },
            { name: job.job_title, address: absolute(`/job/${job.job_ref}`) },
          ]),
        ]
      : [],
  };
}

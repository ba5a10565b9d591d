import { findJob } from '#features/jobs/jobs.contract.ts';
import { jobsTexts } from '#features/jobs/jobs.texts.ts';
import type { CallAnswer } from '#platform/calls/call.ts';
import { showDate } from '#platform/dates/show-date.ts';
import { todayAt } from '#platform/dates/validity.ts';
import { uploadAddress } from '#platform/files/upload-address.ts';
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

function jobData(job: Job, { absolute, now }: HeadFacts): StructuredData {
  const logo = job.company_logo && uploadAddress('companies', job.company_logo);
  const today = todayAt(now);
  return {
    '@type': 'JobPosting',
    title: job.job_title,
    description: job.job_details,
    identifier: { '@type': 'PropertyValue', name: job.company_name, value: job.job_ref },
    // A job can be announced before its time, but search engines refuse days to come.
    datePosted: job.job_start_date < today ? job.job_start_date : today,
    validThrough: `${job.job_expiry_date}T23:59:59+03:00`,
    hiringOrganization: {
      '@type': 'Organization',
      name: job.company_name,
      sameAs: absolute(`/company/${job.company_id}`),
      logo: logo ? new URL(logo, absolute('/')).href : undefined,
    },
    jobLocation: {
      '@type': 'Place',
      address: {
        '@type': 'PostalAddress',
        addressLocality: job.location ?? job.country_name,
        addressCountry: job.exhibitor_country,
      },
    },
    baseSalary: salaryData(job),
    url: absolute(`/job/${job.job_ref}`),
  };
}

export function jobHead(facts: HeadFacts): PageHead {
  const { queries, t, language, params, absolute } = facts;
  const job = findAnswer(queries, findJob, { ref: String(params.ref) })?.job;
  if (!job) return { title: t(jobsTexts.notFound), noIndex: true };
  if (job.is_over) {
    return { title: job.job_title, description: t(jobsTexts.over), noIndex: true };
  }
  return {
    title: `${job.job_title} · ${job.company_name}`,
    description: t(jobsTexts.pageDescription, {
      title: job.job_title,
      company: job.company_name,
      place: job.location ?? job.country_name,
      date: showDate(job.job_expiry_date, language),
    }),
    structuredData: [
      jobData(job, facts),
      breadcrumbData([
        { name: t(jobsTexts.title), address: absolute('/jobs') },
        { name: job.job_title, address: absolute(`/job/${job.job_ref}`) },
      ]),
    ],
  };
}

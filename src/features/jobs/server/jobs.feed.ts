import { listJobs } from '#features/jobs/jobs.contract.ts';
import { jobsTexts } from '#features/jobs/jobs.texts.ts';
import { startOfDay } from '#platform/dates/validity.ts';
import { lineOf, textOf } from '#platform/feeds/feed.ts';
import { listFeeds } from '#platform/feeds/list-feeds.ts';
import { translateIn } from '#platform/i18n/translate-in.ts';

export const jobsFeed = listFeeds({
  path: '/jobs',
  call: listJobs,
  always: { limit: 50, sort: 'newest' },
  feedOf({ jobs, country_requested_name: country }, { language }) {
    const t = translateIn(language);
    return {
      title: t(jobsTexts.inCountry, { country }),
      description: t(jobsTexts.lead),
      items: jobs.map((job) => ({
        path: `/job/${job.job_ref}`,
        title: job.job_title,
        text: textOf(lineOf(job.company_name, job.location ?? job.country_name), job.job_details),
        author: job.company_name,
        published: startOfDay(job.job_start_date),
        tags: [job.profession_name, job.employment_kind_name].filter((tag) => tag !== null),
      })),
    };
  },
});

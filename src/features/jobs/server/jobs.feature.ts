import { applicantsOperations } from '#features/jobs/applications/server/applicants.operations.ts';
import { applicationsOperations } from '#features/jobs/applications/server/applications.operations.ts';
import { applicationsPersonalData } from '#features/jobs/applications/server/applications.personal-data.ts';
import { applicationsSchedules } from '#features/jobs/applications/server/applications.schedules.ts';
import { applications } from '#features/jobs/applications/server/applications.table.ts';
import { cvOperations } from '#features/jobs/applications/server/cv.operations.ts';
import { savedJobsOperations } from '#features/jobs/saved/server/saved-jobs.operations.ts';
import { savedJobsPersonalData } from '#features/jobs/saved/server/saved-jobs.personal-data.ts';
import type { ServerFeature } from '#platform/features/server-feature.ts';
import { namedIn } from '#platform/files/named-files.ts';
import { privateFolderOf } from '#platform/files/private-file.ts';
import { followedJobs } from './job-list.ts';
import { jobsCollectionOperations } from './jobs.collection-operations.ts';
import { jobsFeed } from './jobs.feed.ts';
import { jobsOperations } from './jobs.operations.ts';
import { publishedJobs } from './jobs.published.ts';
import { jobsSitemap } from './jobs.sitemap.ts';

export const feature: ServerFeature = {
  operations: [
    ...jobsOperations,
    ...jobsCollectionOperations,
    ...savedJobsOperations,
    ...applicationsOperations,
    ...cvOperations,
    ...applicantsOperations,
  ],
  personalData: [applicationsPersonalData, savedJobsPersonalData],
  sitemaps: [jobsSitemap],
  published: [publishedJobs],
  followed: [followedJobs],
  feeds: [jobsFeed],
  storedFiles: [namedIn(privateFolderOf('cvs'), applications, ['cv_file'])],
  schedules: applicationsSchedules,
};

import { applicantsOperations } from '#features/jobs/applications/server/applicants.operations.ts';
import { applicationsOperations } from '#features/jobs/applications/server/applications.operations.ts';
import { applicationsPersonalData } from '#features/jobs/applications/server/applications.personal-data.ts';
import { applications } from '#features/jobs/applications/server/applications.table.ts';
import { cvOperations } from '#features/jobs/applications/server/cv.operations.ts';
import type { ServerFeature } from '#platform/features/server-feature.ts';
import { namedIn } from '#platform/files/named-files.ts';
import { privateFolderOf } from '#platform/files/private-file.ts';
import { jobsCollectionOperations } from './jobs.collection-operations.ts';
import { jobsOperations } from './jobs.operations.ts';
import { publishedJobs } from './jobs.published.ts';
import { jobsSitemap } from './jobs.sitemap.ts';

export const feature: ServerFeature = {
  operations: [
    ...jobsOperations,
    ...jobsCollectionOperations,
    ...applicationsOperations,
    ...cvOperations,
    ...applicantsOperations,
  ],
  personalData: [applicationsPersonalData],
  sitemaps: [jobsSitemap],
  published: [publishedJobs],
  storedFiles: [namedIn(privateFolderOf('cvs'), applications, ['cv_file'])],
};

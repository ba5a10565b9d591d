import { publishedSource } from '#console/server/published-source.ts';
import { tellApplicants } from '#features/jobs/applications/server/job-removed.ts';
import { findableJobs } from './jobs.findable.ts';

export const publishedJobs = publishedSource({
  ...findableJobs,
  async beforeRemove(client, id, site) {
    await tellApplicants(client, [id], site);
  },
});

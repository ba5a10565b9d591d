import { publishedSource } from '#console/server/published-source.ts';
import { findableJobs } from './jobs.findable.ts';

export const publishedJobs = publishedSource(findableJobs);

import { publishedSource } from '#console/server/published-source.ts';
import { findableJobs } from './jobs.search-source.ts';

export const publishedJobs = publishedSource(findableJobs);

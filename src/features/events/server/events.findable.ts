import { companyFacts } from '#features/companies/server/public.ts';
import { sql } from '#platform/database/sql.ts';
import { events } from './events.table.ts';

/** How search and console find events, and the path where visitors see them. */
export const findableEvents = {
  kind: 'event',
  table: events,
  shown: sql`found.shown`,
  words: sql`found.words`,
  title: 'title',
  path: sql`'/event/' || found.slug`,
  company: companyFacts,
} as const;

import { ownFilesIn } from '#features/companies/server/public.ts';
import { sql } from '#platform/database/sql.ts';
import type { PersonalDataSource } from '#platform/privacy/personal-data.ts';
import { events } from './events.table.ts';

/** Events go with their company; covers and brochures do when no other company shows them. */
export const eventsPersonalData: PersonalDataSource = {
  // Its records are those of its collections.
  collect: async () => [],
  ownFiles: ownFilesIn('events', {
    events: sql`select image as name, company_id from ${events}`,
    brochures: sql`select pdf as name, company_id from ${events}`,
  }),
};

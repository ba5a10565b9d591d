import { ownFilesIn } from '#features/companies/server/public.ts';
import { sql } from '#platform/database/sql.ts';
import type { PersonalDataSource } from '#platform/privacy/personal-data.ts';
import { events } from './events.table.ts';

/** Events are deleted with their company; so are covers and brochures that no other company shows. */
export const eventsPersonalData: PersonalDataSource = {
  // The collection exports its own records.
  collect: async () => [],
  ownFiles: ownFilesIn('events', {
    events: sql`select image as name, company_id from ${events}`,
    brochures: sql`select pdf as name, company_id from ${events}`,
  }),
};

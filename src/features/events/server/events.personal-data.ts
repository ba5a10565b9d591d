import { ownFilesIn } from '#features/companies/server/public.ts';
import type { PersonalDataSource } from '#platform/privacy/personal-data.ts';

/** Events go with their company; covers and brochures do when no other company shows them. */
export const eventsPersonalData: PersonalDataSource = {
  collect: async () => [],
  ownFiles: ownFilesIn({
    events: 'select image as name, company_id from events',
    brochures: 'select pdf as name, company_id from events',
  }),
};

import { publicFilePath } from '#platform/files/file-store.ts';
import type { PersonalDataSource } from '#platform/privacy/personal-data.ts';

/** Events go with their company; covers and brochures do when no other company shows them. */
export const eventsPersonalData: PersonalDataSource = {
  collect: async () => [],
  async ownFiles(connection, { accountId }) {
    const { rows } = await connection.query<{ folder: 'events' | 'brochures'; name: string }>(
      `with files as (
         select 'events' as folder, e.image as name, c.owner_account_id as owner
         from events e join companies c on c.id = e.company_id where e.image is not null
         union all
         select 'brochures', e.pdf, c.owner_account_id
         from events e join companies c on c.id = e.company_id where e.pdf is not null
       )
       select folder, name from files where owner = $1
       except select folder, name from files where owner is distinct from $1`,
      [accountId],
    );
    return rows.flatMap(({ folder, name }) => publicFilePath(folder, name) ?? []);
  },
};

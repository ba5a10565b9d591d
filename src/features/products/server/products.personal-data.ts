import { publicFilePath } from '#platform/files/file-store.ts';
import type { PersonalDataSource } from '#platform/privacy/personal-data.ts';

/** Products and brands go with their company; their pictures do when no other company shows them. */
export const productsPersonalData: PersonalDataSource = {
  collect: async () => [],
  async ownFiles(connection, { accountId }) {
    const { rows } = await connection.query<{ folder: 'products' | 'brands'; name: string }>(
      `with pictures as (
         select 'products' as folder, unnest(p.images) as name, c.owner_account_id as owner
         from products p join companies c on c.id = p.company_id where p.images <> '{}'
         union all
         select 'brands', b.logo, c.owner_account_id
         from brands b join companies c on c.id = b.company_id where b.logo is not null
       )
       select folder, name from pictures where owner = $1
       except select folder, name from pictures where owner is distinct from $1`,
      [accountId],
    );
    return rows.flatMap(({ folder, name }) => publicFilePath(folder, name) ?? []);
  },
};

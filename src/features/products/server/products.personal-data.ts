import { publicFilePath } from '#platform/files/file-store.ts';
import type { PersonalDataSource } from '#platform/privacy/personal-data.ts';

/** Products go with their company; their pictures do when no other company shows them. */
export const productsPersonalData: PersonalDataSource = {
  collect: async () => [],
  async ownFiles(connection, { accountId }) {
    const { rows } = await connection.query<{ image: string }>(
      `with pictures as (
         select unnest(p.images) as image, c.owner_account_id as owner
         from products p join companies c on c.id = p.company_id where p.images <> '{}'
       )
       select image from pictures where owner = $1
       except select image from pictures where owner is distinct from $1`,
      [accountId],
    );
    return rows.flatMap(({ image }) => publicFilePath('products', image) ?? []);
  },
};

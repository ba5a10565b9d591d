import { findStoredFile, publicFilePath } from '#platform/files/file-store.ts';
import { type PersonalDataSource, recordsFile } from '#platform/privacy/personal-data.ts';
import { ownFilesIn } from './own-files.ts';

/**
 * The company an account owns. It has no other owner, so it is erased with the account, and
 * everything it lists goes with it.
 */
export const companiesPersonalData: PersonalDataSource = {
  async collect({ connection, files }, { accountId }) {
    const { rows } = await connection.query<{ logo: string | null }>(
      `select name, name_ar, country, type, category, description, description_ar, address,
         address_ar, website, email, phone_country, phone, logo, exhibitor_status, status,
         created_at from companies where owner_account_id = $1`,
      [accountId],
    );
    const logo = rows[0]?.logo ?? '';
    const path = logo && publicFilePath('companies', logo);
    const content = path ? await findStoredFile(files, path) : undefined;
    return [
      ...recordsFile('company.json', rows),
      ...(path && content ? [{ name: `company/${path.split('/').at(-1)}`, content }] : []),
    ];
  },
  ownFiles: ownFilesIn({ companies: 'select logo as name, id as company_id from companies' }),
  async erase(connection, { accountId }) {
    await connection.query('delete from companies where owner_account_id = $1', [accountId]);
  },
};

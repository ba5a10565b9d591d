import { publicFilePath } from '#platform/files/file-store.ts';
import type { UploadFolder } from '#platform/files/upload-address.ts';
import type { PersonalDataSource } from '#platform/privacy/personal-data.ts';

/**
 * Public files that only the company of an account shows, so that they go with it. For each folder
 * the rows that name its files, as `name` and `company_id`.
 */
export function ownFilesIn(
  folders: Readonly<Partial<Record<UploadFolder, string>>>,
): NonNullable<PersonalDataSource['ownFiles']> {
  const named = Object.entries(folders).map(
    ([folder, rows]) =>
      `select '${folder}' as folder, named.name, c.owner_account_id as owner
       from (${rows}) as named join companies c on c.id = named.company_id
       where named.name is not null`,
  );
  const statement = `with files as (${named.join(' union all ')})
    select folder, name from files where owner = $1
    except select folder, name from files where owner is distinct from $1`;
  return async (connection, { accountId }) => {
    const { rows } = await connection.query<{ folder: UploadFolder; name: string }>(statement, [
      accountId,
    ]);
    return rows.flatMap(({ folder, name }) => publicFilePath(folder, name) ?? []);
  };
}

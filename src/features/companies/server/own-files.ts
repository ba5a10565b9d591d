import { bigint, oneOf, text } from '#platform/database/columns.ts';
import { joinSql, raw, type Sql, sql } from '#platform/database/sql.ts';
import { query } from '#platform/database/statement.ts';
import { publicFilePath } from '#platform/files/file-store.ts';
import { type UploadFolder, uploadFolders } from '#platform/files/upload-address.ts';
import type { PersonalDataSource } from '#platform/privacy/personal-data.ts';

/**
 * Public files that only the account's company shows, so they are deleted with it. For each folder, the rows that name
 * its files, as `name` and `company_id`.
 */
export function ownFilesIn(
  room: string,
  folders: Readonly<Partial<Record<UploadFolder, Sql>>>,
): NonNullable<PersonalDataSource['ownFiles']> {
  const named = Object.entries(folders).map(
    ([folder, rows]) => sql`
      select ${raw(`'${folder}'`)} as folder, named.name, named.company_id
      from (${rows}) as named where named.name is not null`,
  );
  const selectOwn = query({
    name: `${room}.own-files`,
    values: { company: bigint },
    row: { folder: oneOf(uploadFolders), name: text },
    plan: 'each call',
    sql: sql`
      with files as (${joinSql(named, ' union all ')})
      select folder, name from files where company_id = $company
      except select folder, name from files where company_id <> $company`,
  });
  return async (connection, { companyId: company }) => {
    if (company === null) return [];
    const rows = await selectOwn.all(connection, { company });
    return rows.flatMap(({ folder, name }) => publicFilePath(folder, name) ?? []);
  };
}

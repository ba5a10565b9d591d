import type { Connection } from '#platform/database/connection.ts';
import { readSettings } from './read-settings.ts';

export const DEFAULT_ROWS_PER_COMPANY = 200_000;

/** How many items of one kind a company may have. */
export async function readRowsPerCompany(connection: Connection): Promise<number> {
  const setting = await readSettings(connection, 'en');
  return Number(setting('rows_per_company') ?? DEFAULT_ROWS_PER_COMPANY);
}

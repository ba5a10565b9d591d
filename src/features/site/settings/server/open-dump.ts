import type { Connection } from '#platform/database/connection.ts';
import { readSettings } from './read-settings.ts';

/** Whether all public records can be downloaded as files. */
export async function readOffersDump(connection: Connection): Promise<boolean> {
  const setting = await readSettings(connection, 'en');
  return setting('open_dump') === 'on';
}

import type { Connection } from '#platform/database/connection.ts';
import { readSettings } from './read-settings.ts';

/** Whether the operator offers all public records as files. */
export async function readOffersDump(connection: Connection): Promise<boolean> {
  const setting = await readSettings(connection, 'en');
  return setting('open_dump') === 'on';
}

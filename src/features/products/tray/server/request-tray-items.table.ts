import { table } from '#platform/database/sql.ts';

export const requestTrayItems = table('request_tray_items', {
  unwatched: 'only the person reads it',
});

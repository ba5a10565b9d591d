import { table } from '#platform/database/sql.ts';

export const deletions = table('deletions', { unwatched: 'asked by POST only' });
export const deletedRows = table('deleted_rows', { unwatched: 'never shown' });

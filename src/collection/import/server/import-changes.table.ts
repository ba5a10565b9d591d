import { table } from '#platform/database/sql.ts';

export const importChanges = table('import_changes', { unwatched: 'told to their company only' });

import { table } from '#platform/database/sql.ts';

export const importColumns = table('import_columns', { unwatched: 'told to their company only' });

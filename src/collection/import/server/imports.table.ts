import { table } from '#platform/database/sql.ts';

export const imports = table('imports', { unwatched: 'told to their company only' });
